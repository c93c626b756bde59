#include "virtual_time.h"

// Swift makes its executors on first use. They can be chosen only before that, so the choice is made
// when the program is loaded.
extern void interlude_install_executors(void);

__attribute__((constructor)) static void install(void) { interlude_install_executors(); }

void interlude_virtual_time_anchor(void) {}
