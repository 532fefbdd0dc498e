/// The height of a row in a variant, or the reason why it has none: what `plumb heights` prints.
public struct RowHeightLine: Sendable {
  /// The running number of the row, from 0.
  public var index: Int
  /// The table's width in points, where there are several.
  public var width: Double?
  /// The variant, where its width does not say which it is.
  public var variant: String?
  /// The outcome of the row.
  public var outcome: Outcome

  /// The outcome of a row.
  public enum Outcome: Sendable {
    /// The height in points, and frames in superviews by id, where asked for.
    case height(Double, frames: [(id: String, frame: LayoutTree.Frame)]? = nil)
    /// The row could not be used.
    case error(String)
  }

  /// The height of a row.
  public init(index: Int, width: Double? = nil, variant: String? = nil, outcome: Outcome) {
    self.index = index
    self.width = width
    self.variant = variant
    self.outcome = outcome
  }
}

/// Writes heights as JSON Lines.
public struct RowHeightLines: Sendable {
  private var text = JSONText()

  /// No lines.
  public init() {}

  /// The bytes so far, which are forgotten.
  public mutating func takeBytes() -> [UInt8] { text.takeBytes() }

  /// Appends one object of JSON for a row; what is nil is left out.
  public mutating func write(_ row: RowHeightLine) {
    text.open("{")
    text.member("index", Double(row.index))
    text.member("width", ifAny: row.width)
    text.member("variant", ifAny: row.variant)
    switch row.outcome {
    case .error(let message):
      text.member("error", message)
    case .height(let height, let frames):
      text.member("height", height)
      if let frames { write(frames) }
    }
    text.close("}")
    text.endLine()
  }

  private mutating func write(_ frames: [(id: String, frame: LayoutTree.Frame)]) {
    text.key("frames")
    text.open("{")
    for (id, frame) in frames {
      text.key(of: id)
      text.numbers([frame.x, frame.y, frame.width, frame.height])
    }
    text.close("}")
  }
}
