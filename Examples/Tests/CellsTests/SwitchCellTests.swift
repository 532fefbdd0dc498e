import PlumbTesting
import Testing

@testable import Cells

@Suite("Settings", .snapshots(scale: 1))
struct SwitchCellTests {
  @Test("Rows of a section stand on one line")
  func section() {
    assertSnapshot(
      of: [
        SwitchCell("Airplane Mode", isOn: false),
        SwitchCell("Wi-Fi", isOn: true),
        SwitchCell(
          "Low Data Mode", detail: "Pauses updates and what runs in the background.", isOn: true),
      ],
      devices: ["iPhone 15"], orientations: [.portrait, .landscape])
  }

  @Test("The switch stands at the end of the row", arguments: ["Wi-Fi", "Bluetooth"])
  func end(title: String) {
    assertSnapshot(
      of: SwitchCell(title, isOn: true), named: title, directions: [.leftToRight, .rightToLeft])
  }
}
