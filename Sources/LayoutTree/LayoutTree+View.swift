extension LayoutTree {
  /// One view of a scene.
  public struct View: Codable, Equatable, Sendable {
    /// The view's name, unique in its scene.
    public var id: String
    /// The id of its superview; `nil` for the scene's topmost view.
    public var parent: String?
    /// The name of the view's class, for example `UILabel`.
    public var className: String
    /// The frame on the pixel grid, as UIKit would report it.
    public var frame: Frame
    /// The frame as the solver found it, before rounding.
    public var unrounded: Frame
    /// What is read in it, its beginning where that is long; `nil` for a view without text.
    public var text: String?
    /// The lines that the text takes; `nil` for one, and for a view without text.
    public var lines: Int?
    /// Whether it is hidden, by itself.
    public var isHidden: Bool
    /// Whether the constraints leave the frame open (`hasAmbiguousLayout`).
    public var isAmbiguous: Bool
    /// What exactly they leave open; empty for a view that is not ambiguous.
    public var ranges: [OpenRange]
    /// Margins, content size, baselines and guides; `nil` where nobody asked for them.
    public var details: Details?

    /// Makes a view from its parts.
    public init(
      id: String, parent: String?, className: String, frame: Frame, unrounded: Frame,
      text: String? = nil, lines: Int? = nil, isHidden: Bool = false, isAmbiguous: Bool = false,
      ranges: [OpenRange] = [], details: Details? = nil
    ) {
      self.id = id
      self.parent = parent
      self.className = className
      self.frame = frame
      self.unrounded = unrounded
      self.text = text
      self.lines = lines
      self.isHidden = isHidden
      self.isAmbiguous = isAmbiguous
      self.ranges = ranges
      self.details = details
    }

    private enum CodingKeys: String, CodingKey {
      case id, parent, className = "class", frame, unrounded, text, lines
      case isHidden = "hidden", isAmbiguous = "ambiguous"
      case ranges, details
    }

    /// Reads a view; one that does not say so is neither hidden nor ambiguous.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      parent = try values.decodeIfPresent(String.self, forKey: .parent)
      className = try values.decode(String.self, forKey: .className)
      frame = try values.decode(Frame.self, forKey: .frame)
      unrounded = try values.decode(Frame.self, forKey: .unrounded)
      text = try values.decodeIfPresent(String.self, forKey: .text)
      lines = try values.decodeIfPresent(Int.self, forKey: .lines)
      isHidden = try values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false
      isAmbiguous = try values.decodeIfPresent(Bool.self, forKey: .isAmbiguous) ?? false
      ranges = try values.decodeIfPresent([OpenRange].self, forKey: .ranges) ?? []
      details = try values.decodeIfPresent(Details.self, forKey: .details)
    }
  }
}
