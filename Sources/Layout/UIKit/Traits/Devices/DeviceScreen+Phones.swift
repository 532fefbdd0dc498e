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
