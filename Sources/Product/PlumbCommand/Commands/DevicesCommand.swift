import Foundation
import UIKitCore

/// `plumb devices`: the models that are known by name.
struct DevicesCommand: Command, Equatable {
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    isJSON = arguments.contains(.json)
  }

  func run(_ console: Console) -> ExitCode {
    let text = isJSON ? DeviceTable.json(Device.all) : DeviceTable.text(Device.all)
    console.output(Array(text.utf8))
    return .success
  }

  static let syntax = CommandSyntax(
    name: "devices", summary: "Lists the devices that are known by name.",
    discussion: """
      Sizes and safe areas are in points, the scale in pixels a point. Names are found however
      they are spelt: 'iphone se 3' is iPhone SE (3rd generation). With --json one object a line,
      for each device.
      """,
    options: [.json],
    examples: [
      "plumb devices": "a table",
      "plumb devices --json | jq -r 'select(.scale == 3) | .name'":
        "the names of all devices with three pixels a point",
    ])
}

/// Devices as text for people and for programs.
enum DeviceTable {
  /// A line of headings and one for each device, in columns.
  static func text(_ devices: [Device]) -> String {
    let head = ["DEVICE", "SIZE", "SCALE", "SAFE AREA UPRIGHT", "ON ITS SIDE"]
    let rows = [head] + devices.map(row)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// One object a line.
  static func json(_ devices: [Device]) -> String {
    String(decoding: devices.flatMap { StableJSON.answer(object($0)) }, as: UTF8.self)
  }

  private static func object(_ device: Device) -> JSONObject {
    func sides(_ insets: UIEdgeInsets) -> JSONObject {
      [
        "top": Double(insets.top), "left": Double(insets.left), "bottom": Double(insets.bottom),
        "right": Double(insets.right),
      ]
    }
    return [
      "name": device.name, "width": Double(device.portraitWidth),
      "height": Double(device.portraitHeight), "scale": Double(device.scale),
      "cornerRadius": Double(device.cornerRadius),
      "safeArea": [
        "portrait": sides(device.portraitSafeArea), "landscape": sides(device.landscapeSafeArea),
      ],
    ]
  }

  private static func row(_ device: Device) -> [String] {
    [
      device.name,
      "\(readable(Double(device.portraitWidth))) x \(readable(Double(device.portraitHeight)))",
      "\(readable(Double(device.scale)))x",
      sides(device.portraitSafeArea), sides(device.landscapeSafeArea),
    ]
  }

  /// `top 59, bottom 34`; a dash where nothing is covered.
  private static func sides(_ insets: UIEdgeInsets) -> String {
    let isEven = insets.left == insets.right
    let named: [(String, CGFloat)] = [
      ("top", insets.top), ("bottom", insets.bottom),
      (isEven ? "sides" : "left", insets.left), ("right", isEven ? 0 : insets.right),
    ]
    let insets = named.filter { $0.1 != 0 }.map { "\($0.0) \(readable(Double($0.1)))" }
    return insets.isEmpty ? "-" : insets.joined(separator: ", ")
  }
}
