import Testing

/// Tests lie where the sources lie that they are about. Those of UIKitCore lie beside those of UIKit,
/// the module under which code knows both.
@Suite("Folders of tests")
struct TestFolderTests {
  /// What tests have for themselves: values and documents that several of them need, long runs of
  /// random input, what the documentation of security promises, answers of another program, and
  /// the files of `Examples`.
  private static let own: Set<String> = ["Support", "Soak", "Security", "Oracle", "Examples"]

  private static let targets = Repository.folders(in: "Sources").filter { $0 != "Libraries" }
    .flatMap { floor in Repository.folders(in: "Sources/" + floor).map { (floor, $0) } }

  @Test("Each is a folder of the target that is tested, or one of those of tests alone")
  func mirror() {
    for (floor, target) in Self.targets {
      let tests = "Tests/\(target)Tests"
      let folders = Repository.swiftFiles(in: tests).map { path in
        path.dropFirst(tests.count + 1).split(separator: "/").dropLast().joined(separator: "/")
      }
      let strange = Set(folders).filter { folder in
        !folder.isEmpty && !Self.own.contains(folder)
          && !Repository.has("Sources/\(floor)/\(target)/\(folder)")
          && !Repository.has("Sources/\(floor)/\(target)Core/\(folder)")
      }
      #expect(strange.sorted() == [], "\(tests)")
    }
  }
}
