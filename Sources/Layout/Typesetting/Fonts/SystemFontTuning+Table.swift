// Made by Benchmarks/fit-system-font.py. Do not edit: fit again.

extension SystemFontTuning {
  /// The characters that have advances of their own, in the order of the tables.
  static let characters = Array(
    (" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_"
      + "`abcdefghijklmnopqrstuvwxyz{|}~©·•–—…€°").unicodeScalars)

  /// What a character's advance has more than Inter's, in 1/10000 of the point size.
  static let regular: [Int] = [
    -5, 314, -63, 29, 68, -237, 23, -329, 121, 121, -316, -189, 46, 61, 140, -196, -65, 592, -58,
    18, 124, 204, 162, 45, 214, 170, 266, -84, -84, -58, -238, -76, -173, -287, 1, -206, 56, -97,
    -54, 6, -44, 112, -226, -54, -84, -274, -85, 23, -48, -1, 85, -80, -166, -48, -104, -18, 46,
    -285, -78, -84, -84, -84, -84, -72, -84, -68, 107, -69, 78, -88, 134, 35, 65, 31, 80, -54, 84,
    -44, -4, -60, 86, -85, 103, -32, 301, -24, -37, -388, -282, -242, 42, -410, -84, -410, -84,
    -75, -84, -529, -84, -84, -84, -84, -84,
  ]

  /// Added to `regular`, times how much heavier than regular the font is.
  static let weight: [Int] = [
    37, -33, -34, -34, -34, -35, -33, -34, -33, -33, -34, -34, -34, -34, -37, -34, 47, 59, 57, 56,
    53, 54, 55, 53, 54, 53, -34, -34, -34, -34, -34, -34, -34, 120, 125, 120, 127, 125, 118, 129,
    127, 130, 124, 124, 141, 123, 124, 123, 124, 125, 121, 128, 124, 128, 124, 121, 125, 124, 125,
    -34, -34, -34, -34, -34, -34, 40, 51, 30, 27, 43, 33, 34, 30, 24, 33, 33, 45, 33, 32, 32, 30,
    33, 33, 30, 25, 23, 32, 32, 32, 38, 33, -34, -34, -34, -34, -34, -34, -32, -34, -34, -34, -34,
    -34,
  ]

  /// Added to `regular`, times how far the font is from text to display.
  static let display: [Int] = [
    49, 68, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 66, 64, -39, -39, -39, -39, -40, -40,
    -39, -39, -39, -40, 62, 64, 64, 64, 64, 64, 64, -62, -65, -65, -66, -71, -80, -66, -65, -65,
    -65, -65, -17, -70, -75, -65, -76, -65, -63, -59, -92, -58, -64, -65, -65, -69, -65, 64, 64,
    64, 64, 64, 64, -171, -139, -194, -236, -200, -195, -197, -209, -233, -199, -198, -150, -212,
    -197, -178, -200, -199, -208, -218, -259, -215, -199, -198, -203, -181, -199, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64,
  ]

  /// Of every character, by point size (`trackingSizes`).
  static let tracking: [Int] = [
    285, 78, 46, 27, -10, -38, -60, -82, -113, -86, -91, -92, -96, -66, 56, 116, 104, 68, 10,
  ]

  /// Of every character, by weight (`trackingWeights`).
  static let weightTracking: [Int] = [
    2, 0, 33, 33, 45, 31,
  ]

  /// Added to the tracking, by weight, times how far the font is from text to display.
  static let displayTracking: [Int] = [
    -16, 0, -33, -41, 11, 8,
  ]

  static let trackingSizes: [Double] = [
    8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 28, 34, 44, 60,
  ]

  static let trackingWeights: [Double] = [
    300, 400, 500, 600, 700, 800,
  ]
}
