/// What the application has said about a view's margins; nil: the default.
struct ExplicitMargins {
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The safe area of a root, or of a view that the application gave one.
  var safeArea: UIEdgeInsets?
}
