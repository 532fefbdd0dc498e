extension NSLayoutConstraint {
  /// The constraints that a visual format asks for, none of them active yet.
  ///
  /// A format that cannot be parsed, or names what the dictionaries do not have, is a programmer's
  /// error and stops with UIKit's message. Readers of files use `VisualFormat`, which throws it.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormat(parsing: format)
        .constraints(options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension VisualFormat {
  /// The constraints that the format asks for, in the order of the string, none of them active yet.
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
  /// How the views of a visual format stand across its axis, and which way it runs. Raw values as
  /// on iOS: an alignment's bit has the number of its attribute.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left edges in line.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// All right edges in line.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// All tops in line.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// All bottoms in line.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// All leading edges in line.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// All trailing edges in line.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// All middles across in line.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// All middles down in line.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// All last baselines in line.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// All last baselines in line, by the old name.
    public static let alignAllBaseline = alignAllLastBaseline
    /// All first baselines in line.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// Every bit that aligns.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Along the direction of reading; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, whatever the direction of reading.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, whatever the direction of reading.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Every bit that decides on the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances down from the last baseline of one view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// Every bit that decides what distances are measured between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// What is aligned, in the order of the attributes' numbers.
    var alignedAttributes: [Attribute] {
      Attribute.allCases.filter { $0.rawValue < 16 && contains(FormatOptions(aligning: $0)) }
    }
  }
}
