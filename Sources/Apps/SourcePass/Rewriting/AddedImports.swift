/// What a file sees on a phone without importing it.
struct AddedImports {
  private(set) var edits: [Edit] = []
  /// Whether the file names UIKit or Foundation without importing either: a bridging header or the
  /// header of the framework brings them, or another module does.
  private(set) var namesUIKit = false
  private let structure: SwiftStructure
  private let removed: Set<String>

  /// - Parameter removed: modules whose imports go.
  init(_ structure: SwiftStructure, removing removed: Set<String>) {
    self.structure = structure
    self.removed = removed
    importNetworking()
    let imported = Set(structure.imports.map(\.module))
    // On a phone XCTest brings UIKit along.
    if !imported.contains("UIKit"),
      let test = structure.imports.first(where: { $0.module == "XCTest" })
    {
      edits.append(Edit(test.range.upperBound..<test.range.upperBound, "; import UIKit"))
    } else if imported.isDisjoint(with: ["UIKit", "SwiftUI"]) {
      let lacksFoundation = !imported.contains("Foundation")
      namesUIKit = structure.words.indices.contains {
        isNameOfUIKit($0) || lacksFoundation && isNameOfFoundation($0)
      }
    }
  }

  /// Types of networks are in a module of their own where there is no Objective-C runtime. A file
  /// that names one imports it beside the first module that has them on a phone, or beside each whose
  /// import stands under a condition.
  private mutating func importNetworking() {
    let isNamed = structure.words.indices.contains {
      guard structure.isName($0) else { return false }
      let name = structure.text($0)
      return name.hasPrefix("URLSession") || Self.networking.contains(name)
    }
    let hosts = structure.imports.filter {
      ["UIKit", "Foundation"].contains($0.module) && !removed.contains($0.module)
    }
    guard isNamed else { return }
    let always = hosts.first { $0.conditions.isEmpty }
    for host in always.map({ [$0] }) ?? hosts {
      let end = host.range.upperBound
      edits.append(Edit(end..<end, "; import FoundationNetworking"))
    }
  }

  private static let networking: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential", "HTTPCookie",
    "HTTPCookieStorage", "URLProtocol", "URLProtectionSpace", "URLAuthenticationChallenge",
    "CachedURLResponse",
  ]

  private func isNameOfUIKit(_ word: Int) -> Bool {
    guard structure.isName(word), structure.kind(word - 1) != .dot else { return false }
    let bytes = structure.bytes[structure.words[word].start..<structure.words[word].end]
    return Self.prefixes.contains { bytes.starts(with: $0.utf8) }
      && !Self.numbers.contains { bytes.elementsEqual($0.utf8) }
  }

  private func isNameOfFoundation(_ word: Int) -> Bool {
    guard structure.isName(word), structure.kind(word - 1) != .dot else { return false }
    let name = structure.text(word)
    return name.hasPrefix("NS") || name.hasPrefix("URL") || Self.foundation.contains(name)
  }

  /// Names that cells' models take from Foundation.
  private static let foundation: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "DispatchQueue", "FileManager", "IndexPath", "IndexSet",
    "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement", "Notification",
    "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "ProcessInfo",
    "RunLoop", "Thread", "TimeInterval", "TimeZone", "Timer", "UserDefaults", "UUID",
  ]

  /// How names of UIKit and of what comes with it begin, and those that Foundation has here.
  private static let prefixes = [
    "UI", "CA", "CF", "CG", "NSLayout", "NSText", "NSKeyValue", "objc_", "Selector",
  ]
  private static let numbers = ["CGFloat", "CGPoint", "CGSize", "CGRect"]
}
