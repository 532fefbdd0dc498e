// Swift calls an initializer on a metatype only if it is `required`, because a subclass need not have it. On a phone UIKit's
// initializers are methods of Objective-C, which every class answers. Here the table of methods of the class is asked:
// the designated initializers of a class have entries in it, and a subclass without one has an entry that ends the process
// (docs/ABI/TypeMetadata.rst of the compiler, "Method descriptors"; `swift_lookUpClassMethod` in
// include/swift/Runtime/Metadata.h).
#include "CViewMaking.h"

#ifdef __APPLE__
#define SYMBOL(name) __asm__("_" name)
#define RECTANGLE "So6CGRectV"
#else
#define SYMBOL(name) __asm__(name)
#define RECTANGLE "10Foundation6CGRectV"
// The descriptors of the class NSObject, and of its `init()`.
extern const char objectClass SYMBOL("$s10Foundation8NSObjectCMn");
extern const char objectInitializer SYMBOL("$s10Foundation8NSObjectCACycfCTq");
#endif

// The descriptors of the class UIView, and of its `init(frame:)`.
extern const char viewClass SYMBOL("$s9UIKitCore6UIViewCMn");
extern const char frameInitializer SYMBOL("$s9UIKitCore6UIViewC5frameAC" RECTANGLE "_tcfCTq");

extern const void *swift_lookUpClassMethod(const void *type, const void *method, const void *owner);

// A rectangle is passed as its four numbers, the metatype in the register of `self` (docs/ABI/CallingConvention.rst).
typedef __attribute__((swiftcall)) void *Initializer(
  double x, double y, double width, double height, __attribute__((swift_context)) const void *type);

void *plumb_made_view(const void *type, double x, double y, double width, double height) {
  Initializer *make = (Initializer *)swift_lookUpClassMethod(type, &frameInitializer, &viewClass);
  return make(x, y, width, height, type);
}

#ifndef __APPLE__
typedef __attribute__((swiftcall)) void *ObjectInitializer(__attribute__((swift_context)) const void *type);

void *plumb_made_object(const void *type) {
  ObjectInitializer *make = (ObjectInitializer *)swift_lookUpClassMethod(type, &objectInitializer, &objectClass);
  return make(type);
}
#endif
