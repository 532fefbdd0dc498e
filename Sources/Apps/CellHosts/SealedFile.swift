import Foundation

/// Files of the cache with a check sum: what a full disk or a broken copy has damaged is made again.
enum SealedFile {
  private static let listName = "sums.json"

  /// Reads a file that `write` has written; nil where it is missing or damaged.
  static func read(_ path: String) -> Data? {
    guard let bytes = FileManager.default.contents(atPath: path),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let data = bytes[(end + 1)...]
    return bytes[..<end].elementsEqual(sum(of: data).utf8) ? Data(data) : nil
  }

  /// Writes a file, with its sum in the first line.
  static func write(_ data: Data, to path: String) {
    let bytes = Data("\(sum(of: data))\n".utf8) + data
    try? bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Notes the sums of a folder's files, before it gets the name under which it is found.
  static func seal(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let sums = Dictionary(uniqueKeysWithValues: names.map { ($0, sum(ofFile: "\(folder)/\($0)")) })
    write(try JSONEncoder().encode(sums), to: "\(folder)/\(listName)")
  }

  static func isWhole(_ folder: String) -> Bool {
    guard let list = read("\(folder)/\(listName)"),
      let sums = try? JSONDecoder().decode([String: String].self, from: list)
    else { return false }
    return sums.allSatisfy { sum(ofFile: "\(folder)/\($0)") == $1 }
  }

  private static func sum(ofFile path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return (try? Data(contentsOf: url, options: .alwaysMapped)).map { sum(of: $0) } ?? ""
  }

  private static func sum(of data: Data) -> String {
    data.withUnsafeBytes { "\(ContentHash($0))" }
  }
}
