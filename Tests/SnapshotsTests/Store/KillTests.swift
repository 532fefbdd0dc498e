import Foundation
import TestSupport
import Testing

@testable import Snapshots

@Suite("A recording that is killed", .serialized)
struct KillTests {
  /// `make soak` kills 1,000 times.
  static let kills = Soak.factor == nil ? 12 : max(1_000, soaked(30))

  @Test("leaves whole files, old or new, and nothing that the next run does not remove")
  func kills() throws {
    let versions = try Versions()
    let folder = try TestFolder()
    var random = SeededRandom(seed: 6)
    var torn = 0, mixed = 0, strays = 0
    for _ in 0..<Self.kills {
      let recorder = try RecorderProcess("record", folder.path)
      recorder.waitUntilReady()
      usleep(UInt32.random(in: 0..<20_000, using: &random))
      recorder.kill()
      for name in Versions.names {
        switch versions.state(of: name, in: folder.path) {
        case .none, .whole: break
        case .mixed:
          mixed += 1
          // Two generations in one reference are recognised as such.
          let reference = try ReferenceStore(folder: folder.path).read(name)
          #expect(try reference?.isOfTwoRecordings() == true)
        case .torn: torn += 1
        }
      }
      strays += Self.strays(in: folder.path).count
      ReferenceStore(folder: folder.path).removeUnfinished()
      #expect(Self.strays(in: folder.path) == [])
    }
    #expect(torn == 0)
    // The next recording mends everything.
    #expect(try RecorderProcess("once", folder.path).finish().code == 0)
    for name in Versions.names { #expect(versions.state(of: name, in: folder.path) == .whole) }
    guard Self.kills > 12 else { return }
    print("\(Self.kills) kills: \(torn) torn, \(mixed) of two recordings, \(strays) strays removed")
  }

  @Test("is not disturbed by others: readers see pairs while three record at once")
  func together() throws {
    let versions = try Versions()
    let folder = try TestFolder()
    #expect(try RecorderProcess("once", folder.path).finish().code == 0)
    let recorders = try (0..<3).map { _ in try RecorderProcess("record", folder.path) }
    for recorder in recorders { recorder.waitUntilReady() }
    let store = ReferenceStore(folder: folder.path)
    var seen: Set<[UInt8]> = []
    for _ in 0..<60 {
      for name in Versions.names {
        let reference = try #require(try store.read(name))
        #expect(try !reference.isOfTwoRecordings())
        if name == "a" { seen.insert(reference.png) }
      }
      // Cleaning up takes nothing away from those that are writing.
      store.removeUnfinished()
    }
    for recorder in recorders { recorder.kill() }
    #expect(seen.count == 2, "both versions were written meanwhile")
    for name in Versions.names { #expect(versions.state(of: name, in: folder.path) != .torn) }
  }

  private static func strays(in folder: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    return paths.filter { $0.contains(".plumb-") }
  }
}

/// What the recorder writes, as files that nobody disturbed.
private struct Versions {
  enum State {
    case none, whole, mixed, torn
  }

  static let names = ["a", "sub/b", "sub/c"]
  private var known: [String: Set<[Data?]>] = [:]

  /// Has a recorder write each version once, by letting it write until both have been seen.
  init() throws {
    let folder = try TestFolder()
    #expect(try RecorderProcess("once", folder.path).finish().code == 0)
    add(folder.path)
    let recorder = try RecorderProcess("record", folder.path)
    let store = ReferenceStore(folder: folder.path)
    for _ in 0..<10_000 where Self.names.contains(where: { known[$0]?.count != 2 }) {
      for name in Self.names {
        if let reference = try store.read(name), try !reference.isOfTwoRecordings() {
          known[name, default: []].insert([Data(reference.png), Data(reference.tree.json)])
        }
      }
    }
    recorder.kill()
    for name in Self.names { #expect(known[name]?.count == 2) }
  }

  private mutating func add(_ folder: String) {
    for name in Self.names { known[name, default: []].insert(Self.files(name, folder)) }
  }

  func state(of name: String, in folder: String) -> State {
    let files = Self.files(name, folder), versions = known[name] ?? []
    if files[0] == nil { return .none }
    if versions.contains(files) { return .whole }
    let isWhole = (0..<2).allSatisfy { index in versions.contains { $0[index] == files[index] } }
    return isWhole ? .mixed : .torn
  }

  private static func files(_ name: String, _ folder: String) -> [Data?] {
    ["png", "json"].map { FileManager.default.contents(atPath: "\(folder)/\(name).\($0)") }
  }
}
