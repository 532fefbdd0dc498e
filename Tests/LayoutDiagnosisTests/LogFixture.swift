import ConstraintLog
import Foundation
import LayoutDiagnosis
import Testing

/// A log in `Logs/` with the members of each of its conflicts: `expected: 0x1 0x2`, a line a
/// conflict.
struct LogFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let expected: [[String]]

  var testDescription: String { name }

  /// All of them, by name.
  static let all: [LogFixture] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Logs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".log") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      return LogFixture(name: String(name.dropLast(4)), Array(data))
    }
  }()

  private init(name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    expected = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("expected: ") else { return nil }
      return line.dropFirst(10).split(separator: " ").map(String.init)
    }
  }

  /// Addresses of the members of each conflict that is found, in the order of the log.
  static func conflicts(in bytes: [UInt8]) -> [[String]] {
    ConflictLog.read(bytes).map { LogDiagnosis($0) }.flatMap { diagnosis in
      diagnosis.conflicts.map { conflict in
        conflict.members.compactMap { member in
          guard case .constraint(let index) = member else { return nil }
          return diagnosis.message.constraints[index].address
        }
      }
    }
  }
}
