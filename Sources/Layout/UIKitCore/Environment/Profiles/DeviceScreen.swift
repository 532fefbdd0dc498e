extension DeviceScreen {
  /// The screens of iPhones.
  static let phones: [DeviceScreen] = [
    DeviceScreen(320, 480, scale: 2, .homeButton, top: 20, ["iPhone 4s": ["iPhone 4"]]),
    DeviceScreen(
      320, 568, scale: 2, .homeButton, top: 20,
      ["iPhone 5s": ["iPhone 5", "iPhone 5c"], "iPhone SE": ["iPhone SE 1"]]),
    DeviceScreen(
      375, 667, scale: 2, .homeButton, top: 20,
      [
        "iPhone 6": [], "iPhone 6s": [], "iPhone 7": [], "iPhone 8": [],
        "iPhone SE (2nd generation)": ["iPhone SE 2020"],
        "iPhone SE (3rd generation)": ["iPhone SE 2022"],
      ]),
    DeviceScreen(
      414, 736, scale: 3, .homeButton, top: 20,
      ["iPhone 6 Plus": [], "iPhone 6s Plus": [], "iPhone 7 Plus": [], "iPhone 8 Plus": []]),
    DeviceScreen(
      375, 812, scale: 3, .notch, top: 44, radius: 39,
      ["iPhone X": ["iPhone 10"], "iPhone XS": [], "iPhone 11 Pro": []]),
    DeviceScreen(
      414, 896, scale: 2, .notch, top: 48, radius: 41.5, ["iPhone XR": [], "iPhone 11": []]),
    DeviceScreen(
      414, 896, scale: 3, .notch, top: 44, radius: 39,
      ["iPhone XS Max": [], "iPhone 11 Pro Max": []]),
    DeviceScreen(
      375, 812, scale: 3, .notch, top: 50, radius: 44,
      ["iPhone 12 mini": [], "iPhone 13 mini": []]),
    DeviceScreen(
      390, 844, scale: 3, .notch, top: 47, radius: 142.0 / 3,
      [
        "iPhone 12": [], "iPhone 12 Pro": [], "iPhone 13": [], "iPhone 13 Pro": [],
        "iPhone 14": [], "iPhone 16e": [],
      ]),
    DeviceScreen(
      428, 926, scale: 3, .notch, top: 47, radius: 160.0 / 3,
      ["iPhone 12 Pro Max": [], "iPhone 13 Pro Max": [], "iPhone 14 Plus": []]),
    DeviceScreen(
      393, 852, scale: 3, .island, top: 59, radius: 55,
      ["iPhone 14 Pro": [], "iPhone 15": [], "iPhone 15 Pro": [], "iPhone 16": []]),
    DeviceScreen(
      430, 932, scale: 3, .island, top: 59, radius: 55,
      [
        "iPhone 14 Pro Max": [], "iPhone 15 Plus": [], "iPhone 15 Pro Max": [],
        "iPhone 16 Plus": [],
      ]),
    DeviceScreen(
      402, 874, scale: 3, .island, top: 62, radius: 62,
      ["iPhone 16 Pro": [], "iPhone 17": [], "iPhone 17 Pro": []]),
    DeviceScreen(
      440, 956, scale: 3, .island, top: 62, radius: 62,
      ["iPhone 16 Pro Max": [], "iPhone 17 Pro Max": []]),
    DeviceScreen(
      420, 912, scale: 3, .island, top: 68, radius: 62, ["iPhone Air": ["iPhone 17 Air"]]),
  ]
}

extension DeviceScreen {
  /// The screens of iPads.
  static let pads: [DeviceScreen] = [
    DeviceScreen(
      768, 1024, scale: 2, .homeButton, top: 20,
      [
        "iPad mini (5th generation)": ["iPad mini 4", "iPad mini 7.9"],
        "iPad (6th generation)": ["iPad 5", "iPad 9.7"], "iPad Pro 9.7": [],
      ]),
    DeviceScreen(
      810, 1080, scale: 2, .homeButton, top: 20,
      ["iPad (9th generation)": ["iPad 7", "iPad 8", "iPad 10.2"]]),
    DeviceScreen(
      834, 1112, scale: 2, .homeButton, top: 20,
      ["iPad Air (3rd generation)": ["iPad Air 10.5"], "iPad Pro 10.5": []]),
    DeviceScreen(
      1024, 1366, scale: 2, .homeButton, top: 20,
      ["iPad Pro 12.9 (2nd generation)": ["iPad Pro 12.9 1"]]),
    DeviceScreen(
      744, 1133, scale: 2, .plain, top: 24, radius: 21.5,
      ["iPad mini": ["iPad mini 6", "iPad mini 7", "iPad mini A17 Pro", "iPad mini 8.3"]]),
    DeviceScreen(
      820, 1180, scale: 2, .plain, top: 24, radius: 25,
      ["iPad": ["iPad 10", "iPad 11", "iPad A16", "iPad 10.9"]]),
    DeviceScreen(
      820, 1180, scale: 2, .plain, top: 24, radius: 18,
      ["iPad Air 11": ["iPad Air", "iPad Air 4", "iPad Air 5", "iPad Air 10.9"]]),
    DeviceScreen(1024, 1366, scale: 2, .plain, top: 24, radius: 18, ["iPad Air 13": []]),
    DeviceScreen(
      834, 1194, scale: 2, .plain, top: 24, radius: 18,
      ["iPad Pro 11 (4th generation)": ["iPad Pro 11 1", "iPad Pro 11 2", "iPad Pro 11 3"]]),
    DeviceScreen(1024, 1366, scale: 2, .plain, top: 24, radius: 18, ["iPad Pro 12.9": []]),
    DeviceScreen(
      834, 1210, scale: 2, .plain, top: 24, radius: 30,
      ["iPad Pro 11": ["iPad Pro 11 M4", "iPad Pro 11 M5"]]),
    DeviceScreen(
      1032, 1376, scale: 2, .plain, top: 24, radius: 30,
      ["iPad Pro 13": ["iPad Pro 13 M4", "iPad Pro 13 M5"]]),
  ]
}
