import Numbers

/// Resolves the names in a visual format with its caller's dictionaries.
struct VisualFormatNames {
  let format: String
  let metrics: [String: Any]
  let views: [String: Any]

  func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let value = views[name.text] else { throw error(.unknownView(name.text), name.offset) }
    guard let item = value as? any LayoutItem else {
      throw error(.notAView(name.text), name.offset)
    }
    return item
  }

  /// The object of a size predicate: another view's size, or a number of points.
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

  /// The explicit priority; required if there is none.
  func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> UILayoutPriority {
    guard let value else { return .required }
    let number = try number(value)
    guard number > 0, number <= PriorityScale.required else {
      throw error(.invalidPriority(number), value.offset)
    }
    return UILayoutPriority(Float(number))
  }

  func error(_ problem: VisualFormatError.Problem, _ offset: Int) -> VisualFormatError {
    VisualFormatError(problem: problem, format: format, offset: offset)
  }

  /// The value of a metric: any `NSNumber` as on iOS, or any of Swift's number types.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// The attributes that a visual format uses along its axis.
///
/// A gap is always written with the lower coordinate on the right, `after.near == before.far +
/// gap`, so that relations keep their sense in both directions.
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
  /// Whether views can be aligned by it across the axis: a position along the other.
  func isAcross(_ orientation: VisualFormat.Orientation) -> Bool {
    kind == (orientation == .horizontal ? .verticalPosition : .horizontalPosition)
  }
}
