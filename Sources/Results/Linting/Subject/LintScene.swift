import UIKitCore

/// Something laid out by itself, a cell or a root view, at the size that its file gives it.
package struct LintScene {
  /// Who decides the height.
  package enum RowHeight: Equatable, Sendable {
    case none
    /// The table asks the content.
    case automatic
    /// The table gives every such row this height.
    case fixed(CGFloat)
    /// A cell in a file of its own: its table is elsewhere.
    case unknown
    /// Code gives the height, in points that only it knows.
    case given
  }

  /// One of several layouts of a cell.
  package struct Occasion: Equatable, Sendable {
    /// `section.row`.
    let row: String
    /// `320 pt, dark`.
    let variant: String
    let layout: LayoutFields

    package init(row: String, variant: String, layout: LayoutFields) {
      (self.row, self.variant, self.layout) = (row, variant, layout)
    }
  }

  /// Object id or reuse identifier.
  package let id: String
  package let name: String
  /// Where it is written.
  package let place: SourcePlace
  package var reuseIdentifier: String?
  /// What the cell is registered with: identifiers must be unique there.
  package var owner: String?
  package let rowHeight: RowHeight
  /// The height that the table gives the row before it has measured it.
  package let estimatedHeight: CGFloat
  /// Its row of data and variant; nil for a single layout.
  package var occasion: Occasion?
  package let root: UIView
  /// The cell's content view, or the root.
  package let content: UIView
  /// In the order of the file.
  package let views: [LintView]
  /// In the order of the file.
  package let constraints: [LintConstraint]
  /// The constraints of the file that are not used, or not as they are written, in its order.
  package var unusable: [UnusableConstraint] = []
  /// Whether only the editor's canvas gives the root its size; where it is shown code decides.
  package var hasCanvasSize = false
  /// Whether its height is one that code often changes: a table's header or footer, whose content
  /// the table does not measure.
  package var hasCanvasHeight = false
  /// The height in points at which an editor shows the row, which is laid out at its own.
  package var storedHeight: CGFloat?
  /// Whether the row has a height of its table or of code, which a change of it leaves as it is.
  package var keepsHeight = false
  /// Makes the same scene at the size at which an editor stored it; nil for one that is.
  package var stored: (() -> LintScene)?
  /// What is known of other rows of the file; nil where each is tried by itself.
  package var repairs: RepairMemo?
  /// Where else its repairs are tried; nil for a row that is looked at in one width.
  package var elsewhere: OtherWidths?
  private let places: [ObjectIdentifier: Int]
  /// What is seen to be wrong, looked for when a rule asks first.
  var appearance = AppearanceMemo()

  package init(
    id: String, name: String, place: SourcePlace, reuseIdentifier: String? = nil,
    owner: String? = nil, rowHeight: RowHeight, estimatedHeight: CGFloat? = nil,
    root: UIView, content: UIView, views: [LintView],
    constraints: [LintConstraint]
  ) {
    self.id = id
    self.name = name
    self.place = place
    self.reuseIdentifier = reuseIdentifier
    self.owner = owner
    self.rowHeight = rowHeight
    self.estimatedHeight = estimatedHeight ?? Self.usualEstimate
    self.root = root
    self.content = content
    self.views = views
    self.constraints = constraints
    places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1.view), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What tables take for the height of a row that nobody estimates.
  private static let usualEstimate: CGFloat = 44

  /// Eight digits that tell it from other scenes, whatever their files.
  var fingerprint: String {
    var hash = FNV1a()
    for id in [id] + views.map(\.id) + constraints.map(\.id) {
      for byte in id.utf8 { hash.mix(UInt64(byte)) }
      hash.mix(0)
    }
    let digits = String((hash.value ^ hash.value >> 32) & 0xFFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// What the file says of a view; nil for one that it does not name.
  func entry(of view: UIView) -> LintView? {
    places[ObjectIdentifier(view)].map { views[$0] }
  }

  /// Whether it is as on a canvas, whose bars and devices are not the file's to say.
  var isOnCanvas: Bool { views.contains { $0.storedFrame != nil } }
  var mayFitContent: Bool { rowHeight == .automatic || hasUndecidedHeight }

  /// Whether the height of the row is not the file's to say.
  var hasUndecidedHeight: Bool { rowHeight == .unknown || rowHeight == .given }
}

/// A view of a scene, laid out, with what its file says of it.
package struct LintView {
  package let view: UIView
  /// Object id, or the name that a template gives it: what settings call it.
  package let id: String
  /// What messages call it: unique in its scene.
  package let name: String
  /// Where it is written.
  package let place: SourcePlace
  /// The frame that the file stores; nil where files store none.
  package let storedFrame: CGRect?
  /// Whether its content may ask for a size that only the application knows.
  package let hasUnknownSize: Bool
  /// Whether what it is laid out with stands for something that only code knows.
  package let isStandIn: Bool
  /// Whether code may show something else in it than its file does: another text, image or font.
  package let mayChange: Bool

  package init(
    view: UIView, id: String, name: String, place: SourcePlace, storedFrame: CGRect? = nil,
    hasUnknownSize: Bool = false, isStandIn: Bool = false, mayChange: Bool = false
  ) {
    self.view = view
    self.id = id
    self.name = name
    self.place = place
    self.storedFrame = storedFrame
    self.hasUnknownSize = hasUnknownSize
    self.isStandIn = isStandIn
    self.mayChange = mayChange
  }

  /// Whether constraints decide its frame, not an autoresizing mask.
  var isConstrained: Bool { !view.translatesAutoresizingMaskIntoConstraints }

  /// Whether neither it nor a view around it is hidden: stack views leave hidden views anywhere.
  var isShown: Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }
}

/// A constraint that somebody wrote, and where.
package struct LintConstraint {
  package let constraint: NSLayoutConstraint
  /// Object id or identifier; the equation where there is neither.
  package let id: String
  /// Where it is written.
  package let place: SourcePlace

  package init(constraint: NSLayoutConstraint, id: String, place: SourcePlace) {
    self.constraint = constraint
    self.id = id
    self.place = place
  }
}

/// A constraint that somebody wrote and that has no effect, or another one.
package struct UnusableConstraint {
  /// Object id, or the equation where there is none.
  package let id: String
  /// Where the first thing is written that is wrong with it.
  package let place: SourcePlace
  package let message: String
  package let hint: String?

  package init(id: String, place: SourcePlace, message: String, hint: String?) {
    self.id = id
    self.place = place
    self.message = message
    self.hint = hint
  }
}

/// Where something was written, looked up only when a finding needs it.
package struct SourcePlace {
  private let find: () -> FileLocation

  /// A location that `find` looks up.
  package init(_ find: @escaping () -> FileLocation) { self.find = find }

  package init(_ location: FileLocation) { find = { location } }

  /// Line and column.
  package var location: FileLocation { find() }
}

/// A file, laid out: what rules look at.
package struct LintDocument {
  /// The path as it was given.
  package let file: String
  /// In the order of the file.
  package let scenes: [LintScene]

  package init(file: String, scenes: [LintScene]) {
    self.file = file
    self.scenes = scenes
  }
}

extension LintScene {
  /// What messages call a view or guide.
  func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView:
      if view === content, view !== root { return "contentView" }
      return entry(of: view)?.name ?? (view === root ? name : view.displayName)
    case let guide as UILayoutGuide:
      let owner = name(of: guide.owningView)
      if guide === guide.owningView?.safeAreaGuide { return "\(owner).safeArea" }
      if guide === guide.owningView?.marginsGuide { return "\(owner).margins" }
      return guide.identifier.isEmpty ? "a guide of \(owner)" : "\(owner).\(guide.identifier)"
    default: return "?"
    }
  }

  /// A constraint with items under their names: `title.top == contentView.top + 20`.
  func equation(_ constraint: NSLayoutConstraint) -> String {
    constraint.equation { name(of: $0) } + constraint.origin.remark
  }
}

extension ConstraintOrigin {
  /// Who is behind a constraint that nobody wrote.
  fileprivate var remark: String {
    switch self {
    case .application, .visualFormat, .hosting: ""
    case .autoresizingMask: " (its frame)"
    case .contentSize: " (its content)"
    case .encapsulated: " (as large as it is given)"
    case .stackView: " (its stack view)"
    case .guide, .fitting: " (UIKit)"
    }
  }
}

extension LintScene {
  /// The height that the content asks for at its width; 0 without a chain.
  var fittedHeight: CGFloat { content.fittedHeight }

  var heightWithoutPictures: CGFloat { content.height(withoutPicturesAmong: views.map(\.view)) }

  /// What `body` finds with the content at another height; afterwards it is as before.
  ///
  /// A cell lays its content view out by itself; elsewhere the content view has the frame it is
  /// given.
  func atHeight<Result>(_ height: CGFloat, _ body: () -> Result) -> Result {
    let view = root is UITableViewCell ? root : content
    let frame = view.frame
    view.frame.size.height += height - content.bounds.height
    root.layoutIfNeeded()
    defer {
      view.frame = frame
      root.layoutIfNeeded()
    }
    return body()
  }

  /// Labels that may have several lines, and whose frames constraints decide.
  var multilineLabels: [(entry: LintView, label: UILabel)] {
    views.compactMap { entry in
      guard entry.isConstrained, let label = entry.view as? UILabel, label.numberOfLines != 1 else {
        return nil
      }
      return (entry, label)
    }
  }
}

extension UIView {
  /// The fitted height where pictures are scaled to the room that they get, as between two pins.
  func height(withoutPicturesAmong views: [UIView]) -> CGFloat {
    let pictures = views.compactMap { $0 as? UIImageView }
    let resistances = pictures.map { $0.contentCompressionResistancePriority(for: .vertical) }
    for view in pictures {
      view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
    }
    defer {
      for (view, priority) in zip(pictures, resistances) {
        view.setContentCompressionResistancePriority(priority, for: .vertical)
      }
    }
    return fittedHeight
  }

  /// Points that a content view asks for at its width; 0 without a chain.
  var fittedHeight: CGFloat {
    guard asksForSize else { return 0 }
    return systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// What a rule has seen, before settings decide what becomes of it.
struct Observation {
  let object: String
  let place: SourcePlace
  /// Which of several things that a rule may find in one object: each is told.
  var aspect = ""
  /// What it is called, which may take trials of the layout that it was seen in.
  let words: () -> Words
  /// How bad it is, where not as the rule's findings usually are.
  var severity: Severity?
  /// Whether it is told only to those who name the rule, because it is seldom a mistake.
  var isOnRequest = false
  /// How far it is off, in points: of the same thing in several rows or variants the worst is
  /// reported, with the variants. Nil where that does not depend on them.
  var amount: Double?

  /// What is printed.
  struct Words {
    let message: String
    let hint: String?
    /// Other locations that take part.
    let related: [(place: SourcePlace, message: String)]
    /// What was tried and mends it.
    var repair: SourceRepair?
  }

  init(
    object: String, place: SourcePlace, aspect: String = "", severity: Severity? = nil,
    _ words: @escaping () -> Words
  ) {
    (self.object, self.place, self.aspect) = (object, place, aspect)
    (self.severity, self.words) = (severity, words)
  }

  init(
    object: String, place: SourcePlace, message: String, hint: String?,
    severity: Severity? = nil, related: [(place: SourcePlace, message: String)] = []
  ) {
    let words = Words(message: message, hint: hint, related: related)
    self.init(object: object, place: place, severity: severity) { words }
  }
}
