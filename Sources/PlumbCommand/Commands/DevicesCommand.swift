import Foundation
import UIKit

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
      .init(line: "plumb devices", purpose: "a table"),
      .init(
        line: "plumb devices --json | jq -r 'select(.scale == 3) | .name'",
        purpose: "the names of all devices with three pixels a point"),
    ])
}
