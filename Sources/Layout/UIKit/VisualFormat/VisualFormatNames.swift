/// What the names in a visual format stand for: the dictionaries of its caller, asked one name at a
/// time.
struct VisualFormatNames {
  let format: String
  let metrics: [String: Any]
  let views: [String: Any]

  /// The view or guide of that name.
  func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let value = views[name.text] else { throw error(.unknownView(name.text), name.offset) }
    guard let item = value as? any LayoutItem else {
      throw error(.notAView(name.text), name.offset)
    }
    return item
  }

  /// What a size is compared with: another view's size, or a number of points.
  func sizeObject(_ value: VisualFormat.Value) throws(VisualFormatError) -> SizeObject {
    if case .name(let name) = value, views[name.text] != nil {
      return .item(try item(name))
    }
    return .constant(try number(value))
  }

  enum SizeObject {
    case item(any LayoutItem)
    case constant(CGFloat)
  }

  /// The number, or that of the metric.
  func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number, _): return number
    case .name(let name):
      guard let metric = metrics[name.text] else {
        let isView = views[name.text] != nil
        throw error(isView ? .viewAsSpacing(name.text) : .unknownMetric(name.text), name.offset)
      }
      guard let number = Self.number(metric), number.isFinite else {
        throw error(.notANumber(name.text), name.offset)
      }
      return number
    }
  }

  /// The priority said, required when none is.
  func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> UILayoutPriority {
    guard let value else { return .required }
    let number = try number(value)
    guard number > 0, number <= 1000 else { throw error(.invalidPriority(number), value.offset) }
    return UILayoutPriority(Float(number))
  }

  func error(_ problem: VisualFormatError.Problem, _ offset: Int) -> VisualFormatError {
    VisualFormatError(problem: problem, format: format, offset: offset)
  }

  /// A metric as on iOS any `NSNumber`: here each of Swift's numbers besides.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Which attributes a visual format's string of views runs along.
///
/// A gap is always written with the lower coordinate on the right: `after.near == before.far +
/// gap`, so that relations keep their sense whichever way the views run.
struct VisualFormatEdges {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// The edge of the lower coordinate.
  let near: Attribute
  /// The edge of the higher coordinate.
  let far: Attribute
  /// The size along the axis.
  let size: Attribute
  /// Whether the first view of the string has the highest coordinate.
  let isReversed: Bool
  /// What a gap between two views is measured from and to.
  let gap: (from: Attribute, to: Attribute)

  init(_ orientation: VisualFormat.Orientation, _ options: NSLayoutConstraint.FormatOptions) {
    isReversed = orientation == .horizontal && options.contains(.directionRightToLeft)
    let isDirectional = options.isDisjoint(with: .directionMask)
    switch orientation {
    case .horizontal:
      near = isDirectional ? .leading : .left
      far = isDirectional ? .trailing : .right
      size = .width
      gap = (far, near)
    case .vertical:
      near = .top
      far = .bottom
      size = .height
      let isBetweenBaselines = options.contains(.spacingBaselineToBaseline)
      gap = isBetweenBaselines ? (.lastBaseline, .firstBaseline) : (far, near)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether lining views up by it makes sense for views strung along the axis: it is a position of
  /// the other axis.
  func isAcross(_ orientation: VisualFormat.Orientation) -> Bool {
    kind == (orientation == .horizontal ? .verticalPosition : .horizontalPosition)
  }
}
