/// A layout: one file at one width, every row with its views and constraints.
///
/// This is the one hand-off between layout and everything that looks at it: `plumb frames`,
/// the diagram layers, snapshot comparison. It holds plain values in points, y down, and no
/// reference to a view, so it can be stored, compared and read by other programs.
///
/// The order of every array is part of the value: scenes in row order, views in pre-order,
/// constraints in the order in which the layout engine holds them.
public struct LayoutTree: Codable, Equatable, Sendable {
  /// The input as it was named by the user.
  public var file: String
  /// The width of the table, in points.
  public var width: Double
  /// Pixels per point: the grid that frames are rounded to.
  public var scale: Double
  /// The OS profile, for example `ios18`.
  public var profile: String
  /// The further settings of the table's layout, where it is not as usual: a device, `dark`, a text
  /// size, a language. For readers, and to distinguish trees.
  public var variant: [String]
  /// Fonts and library versions that the numbers depend on, one per line. Empty where the
  /// reader has no use for them (`plumb frames`); present in stored references.
  public var fingerprint: [String]
  /// The program that made the tree: `plumb 1.0.0`; `nil` where nobody asked.
  public var tool: String?
  /// A hash of the picture recorded with the tree, as its keeper chose; `nil` without.
  public var picture: String?
  /// One scene for each row, in row order.
  public var scenes: [Scene]
  /// The results of scrolling through the table; `nil` where nobody asked.
  public var scrolling: Scrolling?

  /// Makes a tree from its parts.
  public init(
    file: String, width: Double, scale: Double, profile: String, variant: [String] = [],
    fingerprint: [String] = [], tool: String? = nil, picture: String? = nil, scenes: [Scene] = [],
    scrolling: Scrolling? = nil
  ) {
    self.file = file
    self.width = width
    self.scale = scale
    self.profile = profile
    self.variant = variant
    self.fingerprint = fingerprint
    self.tool = tool
    self.picture = picture
    self.scenes = scenes
    self.scrolling = scrolling
  }

  /// Reads a tree; a missing `variant` or `fingerprint` is an empty one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    file = try values.decode(String.self, forKey: .file)
    width = try values.decode(Double.self, forKey: .width)
    scale = try values.decode(Double.self, forKey: .scale)
    profile = try values.decode(String.self, forKey: .profile)
    variant = try values.decodeIfPresent([String].self, forKey: .variant) ?? []
    fingerprint = try values.decodeIfPresent([String].self, forKey: .fingerprint) ?? []
    tool = try values.decodeIfPresent(String.self, forKey: .tool)
    picture = try values.decodeIfPresent(String.self, forKey: .picture)
    scenes = try values.decode([Scene].self, forKey: .scenes)
    scrolling = try values.decodeIfPresent(Scrolling.self, forKey: .scrolling)
  }
}

extension LayoutTree {
  /// One row (or any other view laid out on its own) with everything in it.
  public struct Scene: Codable, Equatable, Sendable {
    /// `section.row`, or a name for what is not a row.
    public var id: String
    /// The cell's reuse identifier, where it has one.
    public var reuseIdentifier: String?
    /// The height of the row, separator included, in points.
    public var height: Double
    /// The height of the cell's content view, in points.
    public var contentHeight: Double
    /// The height that a cell of an Interface Builder file would be given where its table sizes its
    /// rows; the cell itself is laid out at its stored height. `nil` for everything else.
    public var fittedHeight: Double?
    /// The views in pre-order, the content view first.
    public var views: [View]
    /// The constraints among them, in the engine's order.
    public var constraints: [Constraint]
    /// The conflicts that could not be satisfied; empty for a sound layout.
    public var conflicts: [Conflict]
    /// How the table came to the height; `nil` where nobody asked.
    public var sizing: Sizing?
    /// The faults that a person would see, unstored; empty where nobody asked.
    public var faults: [Fault] = []

    private enum CodingKeys: String, CodingKey {
      case id, reuseIdentifier, height, contentHeight, fittedHeight, views, constraints, conflicts
      case sizing
    }

    /// Makes a scene from its parts.
    public init(
      id: String, reuseIdentifier: String? = nil, height: Double, contentHeight: Double,
      fittedHeight: Double? = nil, views: [View], constraints: [Constraint] = [],
      conflicts: [Conflict] = [], sizing: Sizing? = nil
    ) {
      self.id = id
      self.reuseIdentifier = reuseIdentifier
      self.height = height
      self.contentHeight = contentHeight
      self.fittedHeight = fittedHeight
      self.views = views
      self.constraints = constraints
      self.conflicts = conflicts
      self.sizing = sizing
    }

    /// Reads a scene; missing `conflicts` are none.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      reuseIdentifier = try values.decodeIfPresent(String.self, forKey: .reuseIdentifier)
      height = try values.decode(Double.self, forKey: .height)
      contentHeight = try values.decode(Double.self, forKey: .contentHeight)
      fittedHeight = try values.decodeIfPresent(Double.self, forKey: .fittedHeight)
      views = try values.decode([View].self, forKey: .views)
      constraints = try values.decode([Constraint].self, forKey: .constraints)
      conflicts = try values.decodeIfPresent([Conflict].self, forKey: .conflicts) ?? []
      sizing = try values.decodeIfPresent(Sizing.self, forKey: .sizing)
    }
  }
}

extension LayoutTree {
  /// One view of a scene.
  public struct View: Codable, Equatable, Sendable {
    /// The view's name, unique in its scene; its object id where programs ask.
    public var id: String
    /// The name of an object id's view: its outlet, label or accessibility identifier.
    public var name: String?
    /// The id of its superview; `nil` for the scene's topmost view.
    public var parent: String?
    /// The name of the view's class, for example `UILabel`.
    public var className: String
    /// The frame on the pixel grid, as UIKit would report it.
    public var frame: Frame
    /// The frame as the solver found it, before rounding.
    public var unrounded: UnroundedFrame
    /// The text in it, its beginning where that is long; `nil` for a view without text.
    public var text: String?
    /// The lines that the text takes; `nil` for one, and for a view without text.
    public var lines: Int?
    /// The lines that are shown where not all of the text is; `nil` where nothing is missing.
    package var shownLines: Int?
    /// Whether it is hidden, by itself.
    public var isHidden: Bool
    /// Whether the constraints leave the frame open (`hasAmbiguousLayout`).
    public var isAmbiguous: Bool
    /// The ranges that they leave open; empty for a view that is not ambiguous.
    public var ranges: [FeasibleRange]
    /// Margins, content size, baselines and guides; `nil` where nobody asked for them.
    public var details: Details?

    /// Makes a view from its parts.
    public init(
      id: String, name: String? = nil, parent: String?, className: String, frame: Frame,
      unrounded: UnroundedFrame, text: String? = nil, lines: Int? = nil, isHidden: Bool = false,
      isAmbiguous: Bool = false, ranges: [FeasibleRange] = [], details: Details? = nil
    ) {
      self.id = id
      self.name = name
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
      case id, name, parent, className = "class", frame, unrounded, text, lines
      case isHidden = "hidden", isAmbiguous = "ambiguous"
      case ranges, details
    }

    /// Reads a view; one that does not say so is neither hidden nor ambiguous.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(String.self, forKey: .id)
      name = try values.decodeIfPresent(String.self, forKey: .name)
      parent = try values.decodeIfPresent(String.self, forKey: .parent)
      className = try values.decode(String.self, forKey: .className)
      frame = try values.decode(Frame.self, forKey: .frame)
      unrounded = try values.decode(UnroundedFrame.self, forKey: .unrounded)
      text = try values.decodeIfPresent(String.self, forKey: .text)
      lines = try values.decodeIfPresent(Int.self, forKey: .lines)
      isHidden = try values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false
      isAmbiguous = try values.decodeIfPresent(Bool.self, forKey: .isAmbiguous) ?? false
      ranges = try values.decodeIfPresent([FeasibleRange].self, forKey: .ranges) ?? []
      details = try values.decodeIfPresent(Details.self, forKey: .details)
    }
  }
}

extension LayoutTree {
  /// A rectangle in points, y down. A view has several, which differ by fractions of a point or by
  /// where they count from; `Space` keeps one from being taken for another.
  ///
  /// Written as the four numbers `[x, y, width, height]`.
  public struct Rectangle<Space>: Codable, Equatable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// A rectangle from its origin and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Reads `[x, y, width, height]`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      x = try numbers.decode(Double.self)
      y = try numbers.decode(Double.self)
      width = try numbers.decode(Double.self)
      height = try numbers.decode(Double.self)
    }

    /// Writes `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [x, y, width, height] { try numbers.encode(number) }
    }

    /// One of the four numbers.
    package subscript(component: RectangleComponent) -> Double {
      switch component {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
  }

  /// One of the two directions of a layout.
  public enum Axis: Sendable {
    case horizontal, vertical
  }

  /// One of the four numbers of a rectangle; raw values as messages name them, in their order.
  public enum RectangleComponent: String, CaseIterable, Sendable {
    case x, y, width, height
  }

  /// The space of what lies on the pixel grid.
  public enum OnPixels {}
  /// The space of what the solver found.
  public enum BeforeRounding {}
  /// The space of what counts from the top left corner of a row's content view.
  public enum InRow {}

  /// A view's frame as UIKit would report it: on the pixel grid, in its superview's coordinates.
  public typealias Frame = Rectangle<OnPixels>
  /// A view's or guide's frame as the solver found it, in the coordinates of its superview or owner.
  public typealias UnroundedFrame = Rectangle<BeforeRounding>
  /// A rectangle in the coordinates of a row's content view.
  public typealias RowRect = Rectangle<InRow>
}

extension LayoutTree.UnroundedFrame {
  /// A frame that rounding did not change.
  public init(_ frame: LayoutTree.Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension LayoutTree.Scene {
  /// Something in a row that a person would see to be wrong although every constraint may hold.
  public struct Fault: Equatable, Sendable {
    /// How bad a fault is, as `plumb lint` has it.
    public enum Severity: Sendable {
      case error, warning
      /// It may well be meant, and is not counted.
      case note
    }

    /// The lint rule that finds it: `content-outside-row`.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// The id of the view that it is about.
    public var view: String
    /// The fault, without a full stop.
    public var message: String
    /// A few words for a badge in a diagram: `5 below the row`.
    public var summary: String
    /// A remedy.
    public var hint: String
    /// The extent of what is wrong.
    public var rect: LayoutTree.RowRect
    /// The axis along which something ends outside of the row; `nil` where nothing does.
    public var overflow: LayoutTree.Axis?

    package var isNote: Bool { severity == .note }
    /// The rule of views whose content was made up.
    package static let sampleRule = "sample-content"
    /// Whether it is about content that was made up.
    package var isSample: Bool { rule == Self.sampleRule }

    /// A fault from its parts.
    public init(
      rule: String, severity: Severity, view: String, message: String, summary: String,
      hint: String, rect: LayoutTree.RowRect, overflow: LayoutTree.Axis?
    ) {
      self.rule = rule
      self.severity = severity
      self.view = view
      self.message = message
      self.summary = summary
      self.hint = hint
      self.rect = rect
      self.overflow = overflow
    }
  }
}
