import Foundation
import TestSupport
import Testing

@Suite("Swift cells that were built before", .enabled(if: SwiftCells.isAvailable))
struct KeptHostsTests {
  private static let source = """
    import UIKit
    import DesignKit
    #Preview("Row") { makeLabel(text: "one") }

    """
  private static let kit = """
    import UIKit
    public func makeLabel(text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }

    """

  private func cells() throws -> SwiftCells {
    try SwiftCells([
      "App/Row.swift": Self.source, "DesignKit/Label.swift": Self.kit,
      "plumb.yaml": "swift: {modules: {DesignKit: DesignKit}}\n",
    ])
  }

  /// All files of the cache, but those that only the compiler reads.
  private func files(in cache: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: cache).sorted().map { cache + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return !isFolder.boolValue && !path.contains("/modules-")
      }
  }

  @Test("are built again where their files are damaged")
  func damaged() throws {
    let cells = try cells()
    let cache = cells.place.folder + "/cache"
    let render = { (name: String) in
      try cells.run(["render", name, "-o", "out"], ["XDG_CACHE_HOME": cache])
    }
    let first = try render("App/Row.swift")
    #expect(first.code == 0, "\(first.errors)")
    let kept = try files(in: cache)
    #expect(
      kept.contains { $0.hasSuffix("/host") } && kept.contains { $0.hasSuffix("/DesignKit.o") })
    for path in kept {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      try data.prefix(data.count * 3 / 4).write(to: URL(fileURLWithPath: path))
      // The second compiles anew, with the modules that are kept.
      _ = try cells.place.write(Self.source + "// \(path.count)\n", to: "App/New.swift")
      for name in path.hasSuffix("/host") ? ["App/Row.swift"] : ["App/Row.swift", "App/New.swift"] {
        let run = try render(name)
        #expect(run.code == 0 && run.errors == "", "\(path): \(run)")
      }
    }
  }

  @Test("are used where the cache was moved, and others are built there")
  func moved() throws {
    let cells = try cells()
    let caches = ["old", "new"].map { "\(cells.place.folder)/\($0)" }
    for (cache, text) in [(caches[0], ""), (caches[1], ""), (caches[1], "// Another text\n")] {
      if cache == caches[1], text.isEmpty {
        try FileManager.default.moveItem(atPath: caches[0], toPath: caches[1])
      }
      _ = try cells.place.write(Self.source + text, to: "App/Row.swift")
      let run = try cells.run(["frames", "App/Row.swift"], ["XDG_CACHE_HOME": cache])
      #expect(run.code == 0 && run.errors == "", "\(run)")
    }
  }

  @Test("print through the place of all other output, and keep previews of one name apart")
  func output() throws {
    let cells = try SwiftCells([
      "Row.swift": #"""
      import UIKit
      #Preview("dup") {
        print("::error::from the app \u{1B}[2J\u{1B}[31m\u{202E}")
        return UILabel()
      }
      #Preview("dup") { let label = UILabel(); label.text = "second"; return label }

      """#
    ])
    let run = try cells.run(["render", "Row.swift", "-o", "out"])
    #expect(run.code == 0)
    #expect(run.output == "out/Row-dup-320.png\nout/Row-dup-6-320.png\n")
    #expect(
      run.errors.contains(
        #"\u003A:error::from the app \u001B[2J\u001B[31m\u202E"#), "\(run.errors)")
  }
}
