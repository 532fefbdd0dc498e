extension NSLayoutConstraint {
  /// Creates the constraints of a visual format, none of them active yet.
  ///
  /// A format that is malformed, or uses names missing in the dictionaries, is a programmer's error
  /// and ends the program with UIKit's message. Readers of files use `VisualFormat`, which throws
  /// the error.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormat(parsing: format)
        .constraints(options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      endProgram("\(error)")
    }
  }
}

extension VisualFormat {
  /// Creates the constraints of the format in the order of the string, none of them active yet.
  ///
  /// - Parameters:
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  /// - Throws: the first name or option that does not fit, with its position.
  package func constraints(
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var emitter = VisualFormatEmitter(self, options: options, metrics: metrics, views: views)
    return try emitter.emit()
  }
}

extension NSLayoutConstraint {
  /// The alignment of a visual format's views across its axis, and its direction. Raw values as on
  /// iOS: an alignment's bit has the number of its attribute.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(aligning: .left)
    public static let alignAllRight = FormatOptions(aligning: .right)
    public static let alignAllTop = FormatOptions(aligning: .top)
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    public static let alignAllBaseline = alignAllLastBaseline
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, whatever the reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The attributes to align, in the order of their numbers.
    var alignedAttributes: [Attribute] {
      Attribute.allCases.filter { $0.rawValue < 16 && contains(FormatOptions(aligning: $0)) }
    }
  }
}
