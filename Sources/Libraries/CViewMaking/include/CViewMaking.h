// Calls `UIView.init(frame:)` and `NSObject.init()` of a class that is known only at run time.
#ifndef CVIEWMAKING_H
#define CVIEWMAKING_H

// A view of a class, which the caller owns. `type` is the metatype of UIView or of a class that descends from it; the numbers
// are the frame in points. Ends the process, as Swift does, where the class has no such initializer.
void *_Nonnull plumb_made_view(const void *_Nonnull type, double x, double y, double width, double height);

#ifndef __APPLE__
// An object of a class, which the caller owns. `type` is the metatype of a class that descends from NSObject. Ends the process
// where the class has no `init()`.
void *_Nonnull plumb_made_object(const void *_Nonnull type);
#endif
#endif
