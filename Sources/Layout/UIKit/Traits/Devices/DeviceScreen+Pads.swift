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
