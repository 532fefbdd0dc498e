import Foundation

/// A picture as iTerm2 and others take it: the whole file in base64, in one operating system
/// command.
enum ITermImage {
  /// The escape sequence that shows a PNG at the cursor, as wide as `columns` where given.
  static func sequence(showing png: [UInt8], named name: String, columns: Int?) -> [UInt8] {
    let title = Data(name.utf8).base64EncodedString()
    let width = columns.map { ";width=\($0)" } ?? ""
    let head = "\u{1B}]1337;File=inline=1;name=\(title);size=\(png.count)\(width):"
    return Array(head.utf8) + Array(Data(png).base64EncodedData()) + [0x07]
  }
}
