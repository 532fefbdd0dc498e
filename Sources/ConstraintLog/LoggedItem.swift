/// A view or layout guide of a log: `UILabel:0x7fe'Title'`, `titleLabel`, `|`.
public struct LoggedItem: Hashable, Sendable {
  /// `UILabel`, `MyApp.AvatarView`; `nil` where the log gives only a name.
  public var className: String?
  /// `0x7fabbb8e1310`; `nil` where the log gives only a name.
  public var address: String?
  /// The name that the log uses: an accessibility or restoration identifier, a key of a library.
  public var name: String?
  /// The text of a label or button, possibly shortened by `...`.
  public var text: String?

  /// An item from its parts.
  public init(
    className: String? = nil, address: String? = nil, name: String? = nil, text: String? = nil
  ) {
    self.className = className
    self.address = address
    self.name = name
    self.text = text
  }

  /// What two mentions of the same item have in common: its address, else its name.
  public var key: String { address ?? name ?? className ?? "?" }

  /// The shortest thing that a person recognises: `UILabel 'Title'`, `titleLabel`, `AvatarView`.
  public var label: String {
    if let name { return name }
    let type = className.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "view"
    return text.map { "\(type) '\($0)'" } ?? type
  }
}
