import Foundation
import TestSupport
import Testing

/// References are the same from whatever process draws them: measured with processes.
@Suite("References of a project")
struct SnapshotProcessTests {
  private let place: Workplace

  /// A project of templates and a cell of this repository, with references that one thread has
  /// drawn.
  init() throws {
    place = try Workplace()
    let templates = DocumentedCommandsTests.root.appendingPathComponent("Templates").path
    // A copy: a link would lead out of the project.
    try FileManager.default.copyItem(atPath: templates, toPath: place.folder + "/Data")
    for name in ["mail.yaml", "languages.yaml", "flight.yaml", "RWBasicCell.xib", "images"] {
      try FileManager.default.createDirectory(
        atPath: place.folder + "/Cells", withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(templates)/\(name)", toPath: "\(place.folder)/Cells/\(name)")
    }
    _ = try? FileManager.default.copyItem(
      atPath: templates + "/languages.csv", toPath: place.folder + "/Cells/languages.csv")
    _ = try place.write(
      """
      sources: [Cells]
      data: { Cells/RWBasicCell.xib: Data/RWBasicCell.json }
      variants: { width: 320, appearance: both, language: [en, ar] }
      """, to: "plumb.yaml")
    let run = try plumb(["snapshot", "record", "--jobs", "1"])
    #expect(run.code == 0, "\(run.said)")
  }

  private func plumb(
    _ arguments: [String], in folder: String? = nil, _ environment: [String: String] = [:]
  ) throws -> (code: Int32, said: String) {
    var environment = environment
    environment["CI"] = environment["CI"] ?? ""
    let run = try Tool(arguments, in: folder ?? place.folder, environment: environment).run()
    return (run.code, String(decoding: run.output, as: UTF8.self) + run.errors)
  }

  /// Every reference with its bytes.
  private func references(_ folder: String) -> [String: Data] {
    let root = "\(place.folder)/\(folder)"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { all, name in
      if name.hasSuffix(".png") || name.hasSuffix(".json") {
        all[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
      }
    }
  }

  @Test(
    """
    match in other numbers of threads and processes, folders, languages and time zones, and are \
    the same bytes when drawn anew
    """)
  func sameEverywhere() throws {
    let before = references("Snapshots")
    #expect(before.count >= 2 * 14)
    let up = (place.folder as NSString).lastPathComponent
    let runs: [(String, [String], String?, [String: String])] = [
      (
        "threads, in Turkish", ["--jobs", "3"], nil,
        ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"]
      ),
      ("a shard", ["--shard", "1/3"], nil, [:]),
      (
        "another shard, without a language", ["--shard", "2/3"], nil,
        ["LANG": "C", "LC_ALL": "C", "TZ": ""]
      ),
      ("from below", ["--filter", "Cells/mail"], place.folder + "/Cells", [:]),
      ("from above", ["--filter", "Cells/mail", "--project", up], NSTemporaryDirectory(), [:]),
      (
        "from elsewhere", ["--filter", "Cells/mail", "--project", place.folder + "/plumb.yaml"],
        "/", [:]
      ),
      (
        "one source, in Arabic", ["--filter", "Cells/mail"], nil,
        ["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "TZ": "Africa/Cairo"]
      ),
    ]
    for (name, options, folder, environment) in runs {
      let run = try plumb(["snapshot", "test"] + options, in: folder, environment)
      #expect(run.code == 0, "\(name): \(run.said)")
    }
    #expect(references("Snapshots") == before)
    try checkBytes(before)
  }

  /// Drawn anew in another order of work, folder and language.
  private func checkBytes(_ before: [String: Data]) throws {
    let settings = try #require(place.text("plumb.yaml"))
    _ = try place.write(settings + "\nsnapshots: { references: Again }\n", to: "plumb.yaml")
    let run = try plumb(
      ["snapshot", "record", "--jobs", "4", "--project", place.folder], in: "/",
      ["LC_ALL": "de_DE.UTF-8", "TZ": "America/St_Johns"])
    #expect(run.code == 0, "\(run.said)")
    let again = references("Again")
    #expect(again.keys.sorted() == before.keys.sorted())
    for (name, data) in before { #expect(again[name] == data, "\(name)") }
  }
}
