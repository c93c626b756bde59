// What of the Objective-C runtime Interlude uses: the root class, and its protocol.

#pragma clang assume_nonnull begin

@protocol NSObject
- (_Bool)respondsToSelector:(SEL _Null_unspecified)aSelector
    __attribute__((swift_name("responds(to:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (id _Nullable)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector
    __attribute__((swift_name("forwardingTarget(for:)")));
@end

#pragma clang assume_nonnull end
