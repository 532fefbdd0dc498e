// A button's content per state; a configuration has that of the normal state.
extension UIButton {
  public final func title(for state: State) -> String? { titles.effective(in: state) }
  public final func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.effective(in: state)
  }
  public final func titleColor(for state: State) -> UIColor? { titleColors.effective(in: state) }
  public final func image(for state: State) -> UIImage? { images.effective(in: state) }
  public final func backgroundImage(for state: State) -> UIImage? {
    backgroundImages.effective(in: state)
  }

  public final var currentTitle: String? { title(for: state) }
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public final var currentImage: UIImage? { image(for: state) }
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  public final var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }
}

extension UIButton {
  /// Updates label and image views from the present state.
  final func showState() {
    if let configuration { show(configuration) } else { showContentOfState() }
    show(label, isNeeded: label.text?.isEmpty == false)
    show(picture, isNeeded: picture.image != nil && configuration?.showsActivityIndicator != true)
    if let secondLabel {
      show(secondLabel, isNeeded: configuration != nil && secondLabel.text?.isEmpty == false)
    }
    showIndicator()
    showBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showContentOfState() {
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    picture.image = currentImage
    picture.tintColor = pictureTint
    let isFaint = isHighlighted && buttonType != .custom
    label.alpha = isFaint ? 0.3 : 1
    picture.alpha = isFaint ? 0.3 : 1
  }

  private func showIndicator() {
    let isNeeded = configuration?.showsActivityIndicator == true
    guard isNeeded || indicator != nil else { return }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    indicator = view
    if isNeeded { view.startAnimating() }
    show(view, isNeeded: isNeeded)
  }

  /// Nil uses the button's own tint.
  private var pictureTint: UIColor? {
    if !isEnabled && buttonType != .custom { return .tertiaryLabel }
    return buttonType == .close ? .secondaryLabel : nil
  }

  private func showBackground() {
    let image = configuration == nil ? currentBackgroundImage : nil
    guard backgroundPicture != nil || image != nil else { return }
    let view = backgroundPicture ?? UIImageView()
    backgroundPicture = view
    view.image = image
    show(view, isNeeded: image != nil)
    sendSubviewToBack(view)
  }

  /// Adds or removes a content view: those without content are no subviews; the title is in front.
  private func show(_ view: UIView, isNeeded: Bool) {
    if !isNeeded {
      if view.superview === self { view.removeFromSuperview() }
    } else if view.superview !== self {
      if view === picture { insertSubview(view, at: 0) } else { addSubview(view) }
    }
  }
}
