/// A line of output that GitHub Actions shows beside the source it refers to (GitHub's
/// documentation, "Workflow commands for GitHub Actions").
public struct WorkflowCommand: Sendable, CustomStringConvertible {
  /// `error`, `warning` or `notice`.
  public let name: String
  /// `file`, `line`, `col`, `title` and their values, in this order.
  public let properties: [(name: String, value: String)]
  /// The text to show; may have several lines.
  public let message: String

  /// Keeps the parts; `description` writes and escapes them.
  public init(_ name: String, _ properties: [(name: String, value: String)], _ message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  /// `::error file=a.yaml,line=3::message`, a single line.
  public var description: String {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(Self.escaped(message, isProperty: false))"
  }

  /// The text with percent codes for characters that would end a command or its properties.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
