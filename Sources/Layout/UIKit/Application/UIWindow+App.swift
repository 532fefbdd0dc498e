extension UIWindow {
  public final var rootViewController: UIViewController? {
    get { rootController as? UIViewController }
    set {
      let old = rootViewController
      rootController = newValue
      guard old !== newValue else { return }
      old?.viewIfLoaded?.removeFromSuperview()
      guard let view = newValue?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      newValue?.appear { addSubview(view) }
    }
  }

  /// The scene: none.
  public final var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene }
    set { scene = newValue }
  }

  /// `UIScreen.main`, the only one.
  public final var screen: UIScreen { .main }

  /// As large as the screen; keeps the scene weakly.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }
}
