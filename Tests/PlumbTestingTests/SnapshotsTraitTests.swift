import Testing

@testable import PlumbTesting

@Suite("Settings by trait", .snapshots(record: .never, scale: 3, language: "de"))
struct SnapshotsTraitTests {
  @Test("A suite's settings reach its tests")
  func suite() {
    #expect(SnapshotTestSettings.current.record == .never)
    #expect(SnapshotTestSettings.current.scale == 3)
  }

  @Test("A test's own go first, the rest stays", .snapshots(record: .failed))
  func test() {
    #expect(SnapshotTestSettings.current.record == .failed)
    #expect(SnapshotTestSettings.current.language == "de")
  }

  @Test("They reach what a test starts and awaits")
  func tasks() async {
    async let record = SnapshotTestSettings.current.record
    #expect(await record == .never)
  }

  @Test("Several traits add up", .snapshots(record: .all), .snapshots(profile: "ios7"))
  func several() {
    #expect(SnapshotTestSettings.current.record == .all)
    #expect(SnapshotTestSettings.current.profile == "ios7")
  }

  @Suite("A suite within", .snapshots(profile: "ios12"))
  struct Inner {
    @Test("Inherits from the suite around")
    func inherited() {
      #expect(SnapshotTestSettings.current.record == .never)
      #expect(SnapshotTestSettings.current.profile == "ios12")
    }
  }

  @Test("A scope in a test goes before the trait")
  func scope() async {
    #expect(withSnapshotSettings(record: .all) { SnapshotTestSettings.current.record } == .all)
    var settings = SnapshotTestSettings()
    settings.record = .missing
    let record = await withSnapshotSettings(settings) {
      await Task.yield()
      return SnapshotTestSettings.current.record
    }
    #expect(record == .missing)
    #expect(SnapshotTestSettings.current.record == .never)
  }
}
