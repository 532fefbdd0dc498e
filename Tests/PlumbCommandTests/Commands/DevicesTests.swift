import Foundation
import Testing

@testable import PlumbCommand
@testable import UIKit

@Suite("plumb devices")
struct DevicesTests {
  @Test("lists every device in columns, under names that are found again")
  func table() {
    let lines = Recording(["devices"]).output.split(separator: "\n").map(String.init)
    #expect(lines.count == Device.all.count + 1)
    #expect(lines.allSatisfy { $0.last != " " && $0.count <= 100 })
    let start = lines[0].range(of: "SIZE")?.lowerBound.utf16Offset(in: lines[0]) ?? 0
    for (line, device) in zip(lines.dropFirst(), Device.all) {
      let name = line.prefix(start).trimmingCharacters(in: .whitespaces)
      #expect(Device.named(name) == device)
    }
  }

  @Test("prints one JSON object a line, with the same devices")
  func json() throws {
    struct Record: Decodable {
      let name: String
      let width: Double
      let height: Double
      let scale: Double
      let safeArea: [String: [String: Double]]
    }
    let records = try Recording(["devices", "--json"]).output.split(separator: "\n").map {
      try JSONDecoder().decode(Record.self, from: Data($0.utf8))
    }
    #expect(records.map(\.name) == Device.all.map(\.name))
    #expect(records.map(\.width) == Device.all.map { Double($0.portraitWidth) })
    let phone = try #require(records.first { $0.name == "iPhone 15" })
    #expect((phone.height, phone.scale) == (852, 3))
    #expect(phone.safeArea["portrait"]?["top"] == 59)
    #expect(phone.safeArea["landscape"]?["left"] == 59)
  }
}
