// The names of Swift 3 and 4, which Xcode no longer takes. Cells of older apps are full of them, and
// there is no other meaning that they could have.
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIButtonType = UIButton.ButtonType
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITouchPhase = UITouch.Phase
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UIProgressViewStyle = UIProgressView.Style
public typealias UIWindowLevel = UIWindow.Level
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UIApplicationState = UIApplication.State
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {}
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
public var UIEdgeInsetsZero: UIEdgeInsets { .zero }
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .adjustable }
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { .searchField }
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { .updatesFrequently }

public var UILayoutPriorityRequired: UILayoutPriority { .required }
public var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }
public var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { .fittingSizeLevel }

public var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }
public var UIFontWeightThin: UIFont.Weight { .thin }
public var UIFontWeightLight: UIFont.Weight { .light }
public var UIFontWeightRegular: UIFont.Weight { .regular }
public var UIFontWeightMedium: UIFont.Weight { .medium }
public var UIFontWeightSemibold: UIFont.Weight { .semibold }
public var UIFontWeightBold: UIFont.Weight { .bold }
public var UIFontWeightHeavy: UIFont.Weight { .heavy }
public var UIFontWeightBlack: UIFont.Weight { .black }

public var NSFontAttributeName: NSAttributedString.Key { .font }
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
public var NSKernAttributeName: NSAttributedString.Key { .kern }
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
public var NSLinkAttributeName: NSAttributedString.Key { .link }
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }
public var NSTextEffectAttributeName: NSAttributedString.Key { .textEffect }

extension NSUnderlineStyle {
  public static var styleNone: NSUnderlineStyle { [] }
  public static var styleSingle: NSUnderlineStyle { .single }
  public static var styleThick: NSUnderlineStyle { .thick }
  public static var styleDouble: NSUnderlineStyle { .double }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension NSNotification.Name {
  public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }
  public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
}

extension UIAccessibilityTraits {
  public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formUnion(right)
  }
  public static func | (left: UIAccessibilityTraits, right: UIAccessibilityTraits)
    -> UIAccessibilityTraits
  { left.union(right) }
  public static func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formIntersection(right)
  }
  public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
  }
}

extension UIView {
  public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }
public var kCALineCapRound: CAShapeLayerLineCap { .round }
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }
public var kCALineCapButt: CAShapeLayerLineCap { .butt }
public var kCALineCapSquare: CAShapeLayerLineCap { .square }
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }
public var kCAGravityCenter: CALayerContentsGravity { .center }
public var kCAGravityResize: CALayerContentsGravity { .resize }
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }
public var kCATransition: String { "transition" }
public var kCATransitionFade: CATransitionType { .fade }
public var kCATransitionMoveIn: CATransitionType { .moveIn }
public var kCATransitionPush: CATransitionType { .push }
public var kCATransitionReveal: CATransitionType { .reveal }

// Functions of CoreGraphics, whose names Swift knows beside the members.

#if !canImport(CoreGraphics)
  public var CGRectZero: CGRect { .zero }
  public var CGPointZero: CGPoint { .zero }
  public var CGSizeZero: CGSize { .zero }
  public var CGRectNull: CGRect { .null }
  public var CGAffineTransformIdentity: CGAffineTransform { .identity }
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
  public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
  public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }
  public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
  public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }
  public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
  public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
  public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
  public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
  public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y)
  }
  public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat
  ) -> CGAffineTransform { t.scaledBy(x: x, y: y) }
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat
  ) -> CGAffineTransform { t.translatedBy(x: x, y: y) }
  public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform
  {
    t.rotated(by: angle)
  }
  public func CGAffineTransformConcat(
    _ a: CGAffineTransform, _ b: CGAffineTransform
  ) -> CGAffineTransform { a.concatenating(b) }
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
#endif

public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

extension NSCoder {
  public class func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
  public class func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func cgRect(for string: String) -> CGRect {
    let parts = numbers(in: string)
    guard parts.count == 4 else { return .zero }
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
  public class func cgSize(for string: String) -> CGSize {
    let parts = numbers(in: string)
    return parts.count == 2 ? CGSize(width: parts[0], height: parts[1]) : .zero
  }
  public class func cgPoint(for string: String) -> CGPoint {
    let parts = numbers(in: string)
    return parts.count == 2 ? CGPoint(x: parts[0], y: parts[1]) : .zero
  }
  private class func numbers(in string: String) -> [Double] {
    string.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }
}

// Of Swift 2.
public typealias NSBundle = Bundle
public typealias NSDateFormatter = DateFormatter
public typealias NSFileManager = FileManager
public typealias NSNotificationCenter = NotificationCenter
public typealias NSNumberFormatter = NumberFormatter
public typealias NSProcessInfo = ProcessInfo
public typealias NSTimer = Timer
public typealias NSUserDefaults = UserDefaults
public typealias ErrorType = Error

extension String {
  public var characters: String { self }
}
