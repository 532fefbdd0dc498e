import CollectionAlgorithms

/// A model of iPhone or iPad, with the properties that layout and a drawing of it need.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines ("Layout", device screen
/// sizes). Safe areas are those of a window without bars under iOS 18, as simulators report them
/// and many public tables repeat. Radii are `UIScreen`'s own, as github.com/kylebshr/ScreenCorners
/// lists them.
public struct Device: Hashable, Sendable {
  /// The shape of a device's front, which decides its safe areas.
  public enum Front: String, Hashable, Sendable {
    /// Wide borders above and below the screen, with the button below.
    case homeButton
    /// The screen reaches around the sensors at its top edge.
    case notch
    /// The sensors are an island in the screen.
    case island
    /// An even edge all around.
    case plain
  }

  /// The product name: `iPhone 15 Pro`.
  public let name: String
  /// The width of the screen in portrait, in points.
  public let portraitWidth: CGFloat
  /// The height of the screen in portrait, in points.
  public let portraitHeight: CGFloat
  /// Pixels per point.
  public let scale: CGFloat
  /// The safe area in portrait, in points: the edges that sensors, bars and corners cover.
  public let portraitSafeArea: UIEdgeInsets
  /// The safe area in landscape, in points; both sides are equal, whichever the sensors are on.
  public let landscapeSafeArea: UIEdgeInsets
  /// Radius of the screen's corners, in points.
  public let cornerRadius: CGFloat
  public let front: Front
  let aliases: [String]

  public var isPad: Bool { name.hasPrefix("iPad") }

  /// Size of the screen, in points.
  public func size(_ orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: portraitWidth, height: portraitHeight)
    case .landscape: CGSize(width: portraitHeight, height: portraitWidth)
    }
  }

  /// The edges that sensors, bars and corners cover, in points.
  public func safeArea(_ orientation: Orientation) -> UIEdgeInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }
}

extension Device {
  /// The device of a name in any spelling: `iphone-se-2`, `IPHONE SE 2nd gen`; or nil.
  public static func named(_ name: String) -> Device? {
    let wanted = NameKey(name)
    guard !wanted.text.isEmpty else { return nil }
    return all.first { device in
      ([device.name] + device.aliases).contains { NameKey($0) == wanted }
    }
  }

  /// The name in a form for file names: `iphone-se-2nd-generation`.
  public var slug: String {
    NameKey.words(of: name).joined(separator: "-")
  }

  /// A lower-case name without separators, ordinal endings and filler words.
  struct NameKey: Hashable {
    let text: String

    init(_ name: String) {
      text = Self.words(of: name).filter { !Self.idle.contains($0) }.map(Self.withoutOrdinal)
        .joined()
    }

    private static let idle: Set<String> = ["generation", "gen", "inch", "in", "apple"]
    private static let ordinals = ["st", "nd", "rd", "th"]

    /// Runs of ASCII letters and digits, in lower case.
    static func words(of name: String) -> [String] {
      name.lowercased().utf8.split { !isLetterOrDigit($0) }.map { String(Substring($0)) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: false
      }
    }

    /// `2nd` is 2.
    private static func withoutOrdinal(_ word: String) -> String {
      guard let ending = ordinals.first(where: word.hasSuffix) else { return word }
      let number = word.dropLast(ending.count)
      return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(number) : word
    }
  }
}

extension Device {
  /// Every model, iPhones first, oldest first.
  public static let all: [Device] = LineTable.lines(PackageResources.devices_txt).flatMap {
    DeviceScreen($0.words, $0.rest)?.devices ?? []
  }
}

/// A screen that several models share, from a line of the resource `devices.txt`: width, height,
/// scale, front, top, radius, and the models, each with its other names behind `=`.
struct DeviceScreen {
  let size: (width: CGFloat, height: CGFloat)
  let scale: CGFloat
  let front: Device.Front
  /// The safe area at the top in portrait, in points. In landscape phones have it at both sides,
  /// unless it is only the status bar, which they hide then.
  let top: CGFloat
  let cornerRadius: CGFloat
  let models: [(name: String, aliases: [String])]

  init?(_ words: [String], _ models: Substring) {
    let lengths = words.map { word in
      word.split(separator: "/").compactMap { Double($0) }.reduce(nil as Double?) { whole, part in
        whole.map { $0 / part } ?? part
      }
    }
    guard let front = Device.Front(rawValue: words[3]), lengths.count == 6 else { return nil }
    self.front = front
    size = (lengths[0] ?? 0, lengths[1] ?? 0)
    (scale, top, cornerRadius) = (lengths[2] ?? 0, lengths[4] ?? 0, lengths[5] ?? 0)
    self.models = models.split(separator: ";").map { model in
      let names = model.split { $0 == "=" || $0 == "," }.map {
        $0.split(separator: " ").joined(separator: " ")
      }
      return (names[0], Array(names.dropFirst()))
    }
  }

  var devices: [Device] {
    models.map { name, aliases in
      Device(
        name: name, portraitWidth: size.width, portraitHeight: size.height, scale: scale,
        portraitSafeArea: portraitSafeArea, landscapeSafeArea: landscapeSafeArea,
        cornerRadius: cornerRadius, front: front, aliases: aliases)
    }
  }

  private var portraitSafeArea: UIEdgeInsets {
    switch front {
    case .homeButton: UIEdgeInsets(top: top)
    case .notch, .island: UIEdgeInsets(top: top, bottom: 34)
    case .plain: UIEdgeInsets(top: top, bottom: 20)
    }
  }

  /// iPads keep both bars in landscape; phones have the notch's inset at the sides.
  private var landscapeSafeArea: UIEdgeInsets {
    switch front {
    case .homeButton: scale == 2 && size.width >= 768 ? UIEdgeInsets(top: top) : .zero
    case .notch, .island: UIEdgeInsets(left: top, bottom: 21, right: top)
    case .plain: portraitSafeArea
    }
  }
}

/// The orientation of a device.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait
  case landscape
}
