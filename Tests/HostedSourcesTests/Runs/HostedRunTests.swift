import Foundation
import TestSupport
import Testing

@testable import HostedSources

@Suite("Runs of Swift sources")
struct HostedRunTests {
  @Test("depend on the XIBs and storyboards of their project too")
  func interfaces() throws {
    let place = try Workplace()
    let files = try ["App/Cell.xib", "App/Cell.swift", "UI/Main.storyboard", "plumb.yaml"]
      .map { try place.write("", to: $0) }
    let found = HostedRun.interfaces(around: [files[1]])
    #expect(
      found.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Cell.xib", "Main.storyboard"])
  }
}
