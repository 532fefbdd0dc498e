// Code for iOS imports UIKit, and expects views, constraints and text with it, which are the module
// `UIKitCore`; and `CGRect`, `IndexPath` and `NSCoder`, which that exports.
@_exported import UIKitCore
