import Testing

@testable import UIKitCore

/// `Device` says where sizes, scales and safe areas are published.
@Suite("Devices")
struct DeviceTests {
  @Test(
    "A device is found however its name is spelt",
    arguments: [
      ("iPhone SE", "iPhone SE"), ("iphone-se", "iPhone SE"), ("IPHONE SE", "iPhone SE"),
      ("iPhone SE (1st generation)", "iPhone SE"), ("iPhone SE 2", "iPhone SE (2nd generation)"),
      ("iphone-se-2nd-gen", "iPhone SE (2nd generation)"), ("iPhone15Pro", "iPhone 15 Pro"),
      ("iphone_16_pro_max", "iPhone 16 Pro Max"), ("iPad Pro 11-inch", "iPad Pro 11"),
      ("iPad Pro 11 (M4)", "iPad Pro 11"), ("iPad Pro 12.9 inch", "iPad Pro 12.9"),
      ("iPad mini (6th generation)", "iPad mini"), ("ipad (10th generation)", "iPad"),
      ("iPhone 5", "iPhone 5s"),
    ])
  func spelling(text: String, name: String) {
    #expect(Device.named(text)?.name == name)
  }

  @Test(
    "What is no device has no device", arguments: ["", "-", "iPhone", "iPhone 3", "Pixel 9", "15"])
  func unknown(text: String) {
    #expect(Device.named(text) == nil)
  }

  @Test("No two devices answer to one name, and none has another's slug")
  func namesAreUnique() {
    let keys = Device.all.flatMap { device in
      ([device.name] + device.aliases).map { Device.NameKey($0) }
    }
    #expect(Set(keys).count == keys.count)
    #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
    for device in Device.all { #expect(Device.named(device.slug) == device) }
  }

  @Test(
    "Screens have the published sizes, scales and safe areas",
    arguments: [
      ("iPhone SE", 320, 568, 2, 20, 0, 0), ("iPhone 8 Plus", 414, 736, 3, 20, 0, 0),
      ("iPhone X", 375, 812, 3, 44, 34, 44), ("iPhone XR", 414, 896, 2, 48, 34, 48),
      ("iPhone 13 mini", 375, 812, 3, 50, 34, 50), ("iPhone 14", 390, 844, 3, 47, 34, 47),
      ("iPhone 16", 393, 852, 3, 59, 34, 59), ("iPhone 17 Pro", 402, 874, 3, 62, 34, 62),
      ("iPad mini", 744, 1133, 2, 24, 20, 0), ("iPad (9th generation)", 810, 1080, 2, 20, 0, 0),
      ("iPad Pro 13", 1032, 1376, 2, 24, 20, 0),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func screens(
    name: String, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size(.portrait) == CGSize(width: width, height: height))
    #expect(device.size(.landscape) == CGSize(width: height, height: width))
    #expect(device.scale == scale)
    #expect(device.safeArea(.portrait) == UIEdgeInsets(top: top, bottom: bottom))
    #expect(device.safeArea(.landscape).left == side)
    #expect(device.safeArea(.landscape).right == side)
  }

  @Test("A phone on its side hides the status bar; an iPad keeps it")
  func statusBar() throws {
    #expect(try #require(Device.named("iPhone 8")).safeArea(.landscape) == .zero)
    #expect(try #require(Device.named("iPhone 15")).safeArea(.landscape).top == 0)
    #expect(try #require(Device.named("iPad 9")).safeArea(.landscape).top == 20)
    #expect(try #require(Device.named("iPad Air")).safeArea(.landscape).top == 24)
  }
}
