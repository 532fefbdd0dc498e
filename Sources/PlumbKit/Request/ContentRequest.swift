/// What is shown in place of what a template or document shows by itself.
public struct ContentRequest: Hashable, Sendable {
  /// A name and the text for it.
  public struct Setting: Hashable, Sendable {
    /// Of a template a field, of an Interface Builder file a view: its outlet, label or object id. A property of the
    /// view may follow after a point.
    public let name: String
    /// The text, number or switch.
    public let text: String

    /// A name with a text.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Applied to every row, over what the data says.
  public var settings: [Setting] = []
  /// Rows to show: a JSON, CSV or RSS file.
  public var dataFile: String?
  /// The folder of asset catalogues, or one of them, for Interface Builder files; nil for those beside the file.
  public var assets: String?

  /// Nothing in place of anything.
  public init() {}
}
