// The names of Swift 4, which Xcode no longer takes. Cells of older apps are full of them, and there
// is no other meaning that they could have.
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

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
public var kCATransitionFade: CATransitionType { .fade }
