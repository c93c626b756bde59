#pragma once
// Referenced by UIKit so that the constructor in boot.c is linked into every program that uses it.
void interlude_virtual_time_anchor(void);
