/// San Francisco's own files, if the user has them: Apple gives them to its developers, and they
/// may not be redistributed.
///
/// A variable file (`SF Pro`) has every weight and, on its `opsz` axis, every cut. Static files
/// come in two cuts: Text, which iOS uses up to 19 points, and Display from 20. The closest
/// existing file replaces a missing one.
struct SanFrancisco {
  /// The files, in the order in which they were found.
  let files: [FontFile]
  private let candidates: [Candidate]

  private struct Candidate {
    var file: FontFile
    var cut: Cut
    var isItalic: Bool
    var weight: Double
    var hasWeightAxis: Bool
  }

  private enum Cut {
    case text, display
    /// A file for all sizes.
    case every
  }

  /// - Parameter files: any fonts; only those whose name table identifies them as San Francisco are
  ///   used.
  init(among files: [FontFile]) {
    candidates = files.compactMap(Self.candidate)
    self.files = candidates.map(\.file)
  }

  var isEmpty: Bool { candidates.isEmpty }

  /// The families, by name table (`name` ids 1 and 16), in lower case. "System Font" and ".SF NS"
  /// are the names in the files of macOS. SF Pro Rounded, SF Compact and SF Mono are separate
  /// families that texts can name.
  private static let families: [String: Cut] = [
    "sf pro": .every, ".sf ns": .every, "system font": .every,
    "sf pro text": .text, "sf ui text": .text, ".sf ns text": .text, ".sf ui text": .text,
    "sf pro display": .display, "sf ui display": .display, ".sf ns display": .display,
    ".sf ui display": .display,
  ]

  private static func candidate(_ file: FontFile) -> Candidate? {
    guard let family = file.names.lazy.compactMap({ families[$0] }).first else { return nil }
    let style = file.face.style
    return Candidate(
      file: file, cut: file.face.hasAxis("opsz") ? .every : family, isItalic: style.isItalic,
      weight: style.weight, hasWeightAxis: file.face.hasAxis("wght"))
  }

  /// The file for a font with its position on the axes: by slant, then by cut, then by weight.
  func file(for font: FontDescriptor) -> (file: FontFile, coordinates: [VariationCoordinate])? {
    let size = font.effectivePointSize
    let cut: Cut = size < 20 ? .text : .display
    let weight = Double(font.weight.rawValue)
    func distance(_ candidate: Candidate) -> (Int, Int, Double) {
      (
        candidate.isItalic == font.isItalic ? 0 : 1,
        candidate.cut == cut || candidate.cut == .every ? 0 : 1,
        candidate.hasWeightAxis ? 0 : abs(candidate.weight - weight)
      )
    }
    return candidates.min { distance($0) < distance($1) }.map {
      ($0.file, [.weight(weight), .opticalSize(size)])
    }
  }

  /// The points after each character: the system font's, and for the static display cut, which is
  /// set wider, as Apple publishes them (Human Interface Guidelines; linear between the listed
  /// sizes).
  func tracking(pointSize: Double, _ edition: SystemFontEdition, in file: FontFile) -> Double {
    let cut = candidates.first { $0.file === file }?.cut
    guard cut == .display, pointSize >= 20 else {
      return SystemFont.tracking(pointSize: pointSize, edition: edition)
    }
    return Self.displayTracking.value(at: pointSize) / 1000 * pointSize
  }

  /// In 1/1000 of the point size.
  private static let displayTracking = PiecewiseLinear(knots: [
    (20, 19), (22, 16), (28, 13), (32, 12), (36, 11), (50, 7), (64, 3), (80, 0),
  ])
}
