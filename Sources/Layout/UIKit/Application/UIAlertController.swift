/// A message with buttons; its state only.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String?
  public private(set) final var preferredStyle = Style.alert
  public private(set) final var actions: [UIAlertAction] = []
  /// Those that `addTextField` made, in order; nil if there are none.
  public private(set) final var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  /// Keeps the texts and the form; nothing is shown.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Makes a field, calls the handler with it at once, and appends it to `textFields`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public final let title: String?
  public final let style: Style
  open var isEnabled = true
  private var values: [String: Any] = [:]

  /// Keeps a value; code sets the colour of titles in this way.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was kept.
  open func value(forKey key: String) -> Any? { values[key] }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}
