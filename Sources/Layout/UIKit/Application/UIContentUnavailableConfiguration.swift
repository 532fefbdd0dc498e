/// The content in place of an empty one: an image, texts and buttons in the middle of a view.
///
/// Sizes of texts are those that the SDK's header names; distances between the parts are not
/// documented and approximate.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Int, Sendable { case center, natural }

  /// How a text is written. Unchecked: fonts and colours never change.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// Set to the label as it is; sizes are in points.
    public var font: UIFont
    public var color: UIColor
    /// How text that does not fit is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is without limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Whether words are closed up first; without effect here.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// How an image is shown. Unchecked: colours and symbol configurations never change.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol; nil uses the tint.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points; 0 is without limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colours where others are turned; no effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// What a button does. Unchecked: an action runs on the main thread only.
  public struct ButtonProperties: Hashable, @unchecked Sendable {
    public var primaryAction: UIAction?
    /// A menu; no effect.
    public var menu: UIMenu?
    public var isEnabled = true
    /// No effect.
    public var role = UIButton.Role.normal
  }

  public var alignment = Alignment.center
  /// The axes on which the view's margins are those around it; no effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Above the text; not shown while a spinner is.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// Points between image and text.
  public var imageToTextPadding: CGFloat = 15
  /// The large line; without it there is no label. `attributedText` goes before it.
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  /// The line below; without it there is no label. `secondaryAttributedText` goes before it.
  public var secondaryText: String?
  /// The second text with attributes; takes precedence.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Points between the texts.
  public var textToSecondaryTextPadding: CGFloat = 4
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// Points between texts and button.
  public var textToButtonPadding: CGFloat = 15
  /// Below the first button; shown where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// Points between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background; no effect.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether there is a spinner in place of the image.
  var isLoading = false

  private init() {
    let title = UIFont.preferredFont(forTextStyle: .title2)
    textProperties = TextProperties(
      font: .systemFont(ofSize: title.pointSize, weight: .bold), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
  }

  /// Neither image nor text nor buttons at first: bold `title2` above `subheadline`.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    configuration.imageToTextPadding = 8
    return configuration
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty,
      self.text == "No Results"
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(text)”"
    return configuration
  }

  public static func == (
    left: UIContentUnavailableConfiguration, right: UIContentUnavailableConfiguration
  ) -> Bool {
    left.text == right.text && left.secondaryText == right.secondaryText
      && left.attributedText == right.attributedText
      && left.secondaryAttributedText == right.secondaryAttributedText
      && left.image === right.image && left.isLoading == right.isLoading
      && left.textProperties == right.textProperties
      && left.secondaryTextProperties == right.secondaryTextProperties
      && left.imageProperties == right.imageProperties
      && left.buttonProperties == right.buttonProperties
      && left.secondaryButtonProperties == right.secondaryButtonProperties
      && left.button.title == right.button.title
      && left.secondaryButton.title == right.secondaryButton.title
      && left.alignment == right.alignment
      && left.directionalLayoutMargins == right.directionalLayoutMargins
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}

/// Shows what stands for an empty content, in the middle of itself.
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private let picture = UIImageView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel(frame: .zero)
  private let secondLabel = UILabel(frame: .zero)
  private let button = UIButton(type: .system)
  private let secondButton = UIButton(type: .system)
  private var shown: UIContentUnavailableConfiguration
  /// The view that scrolls what is empty; no effect.
  open var scrollEnabled = true

  /// Setting one of another type is ignored; setting one of this type shows it at once.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Builds the stack and shows the value at once.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
    show()
  }

  /// Creates a view of nothing; there is no archive to decode here.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    build()
    show()
  }

  private func build() {
    (picture.name, label.name, secondLabel.name) = ("image", "text", "secondaryText")
    (button.name, secondButton.name) = ("button", "secondaryButton")
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    stack.alignment = shown.alignment == .center ? .center : .leading
    showPicture()
    show(shown.textProperties, shown.text, shown.attributedText, in: label)
    show(
      shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText,
      in: secondLabel)
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondButton)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for (view, space) in parts { add(view, below: space) }
  }

  /// The parts, with the points between each and the part above.
  private var parts: [(view: UIView, space: CGFloat)] {
    let all: [(view: UIView, isThere: Bool, space: CGFloat)] = [
      (spinner, shown.isLoading, 0), (picture, shown.image != nil && !shown.isLoading, 0),
      (label, label.text?.isEmpty == false, shown.imageToTextPadding),
      (secondLabel, secondLabel.text?.isEmpty == false, shown.textToSecondaryTextPadding),
      (button, Self.isThere(shown.button), shown.textToButtonPadding),
      (secondButton, Self.isThere(shown.secondaryButton), shown.buttonToSecondaryButtonPadding),
    ]
    return all.filter(\.isThere).map { ($0.view, $0.space) }
  }

  private static func isThere(_ button: UIButton.Configuration) -> Bool {
    button.title?.isEmpty == false || button.image != nil || button.attributedTitle != nil
  }

  private func add(_ view: UIView, below space: CGFloat) {
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(space, after: last) }
    stack.addArrangedSubview(view)
  }

  private func showPicture() {
    let properties = shown.imageProperties
    let symbol = properties.preferredSymbolConfiguration
    picture.image = symbol.flatMap { shown.image?.withConfiguration($0) } ?? shown.image
    picture.tintColor = properties.tintColor
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    if shown.isLoading { spinner.startAnimating() }
  }

  private func show(
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ text: String?,
    _ attributed: NSAttributedString?, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    if let action = properties.primaryAction { button.addAction(action, for: .touchUpInside) }
  }
}

/// Unchecked: a value whose images, fonts and colours never change.
extension UIContentUnavailableConfiguration: @unchecked Sendable {}
