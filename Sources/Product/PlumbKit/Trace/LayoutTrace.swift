import LayoutTree
import Linting
import UIKitCore

/// A row as a tree of views with what constraints make of each, and what is wrong with it in words.
public struct LayoutTrace: Equatable, Sendable {
  /// The lines to print.
  public let lines: [String]
  /// Whether everything is determined and nothing conflicts.
  public let isSound: Bool
  private let file: String
  private let width: Double
  private let variant: LayoutVariant?
  private let scene: LayoutTree.Scene
  private let states: [State]
  let problems: [TraceProblem]

  /// Light or dark; nil for a stored size.
  package var appearance: String? { variant?.appearance.word }

  /// The trace for programs: one object, keys in alphabetical order, a line.
  ///
  /// - Parameter hasDetails: whether views are listed that are determined, and problems told in all
  ///   the words of the text.
  public func json(details hasDetails: Bool) -> [UInt8] {
    var told: Set<[TextEdit]> = []
    return json(details: hasDetails, told: &told)
  }

  /// The same among many: edits that were told are left out. `told`: gets the others.
  package func json(details hasDetails: Bool, told: inout Set<[TextEdit]>) -> [UInt8] {
    let shown = zip(scene.views, states).filter { hasDetails || $0.1 != .determined }
    let editor = problems.contains { !$0.repairs.isEmpty } ? SourceEditor(file) : nil
    let object: JSONObject = [
      "file": file, "row": scene.id, "cell": scene.reuseIdentifier,
      "height": scene.height, "isSound": isSound,
      "problems": problems.map { $0.json(details: hasDetails, editor, &told) },
      "views": shown.map { view, state -> JSONObject in
        [
          "view": view.id, "parent": hasDetails ? view.parent : nil,
          "class": hasDetails ? view.className : nil, "frame": view.frame,
          "state": state.rawValue, "ranges": view.ranges.isEmpty ? nil : view.ranges,
        ]
      },
    ]
    return StableJSON.answer(object + (variant?.json ?? ["width": width]))
  }

  /// The legend of the signs.
  public static let legend = """
    ✓ determined   ? ambiguous   ✗ in a conflict   ! determined, but see below
    * laid out by constraints   + by its frame   • hosts the layout
    """

  /// Asks the solver of a row that is laid out which values it leaves open; the row stays as it is.
  init(_ row: LaidOutRow, of file: String) {
    self.file = file
    variant = row.variant
    let views = row.views
    scene = row.scene(views)
    width = row.width
    states = Self.states(scene)
    let problems = TraceProblems(scene, views, of: row, file)
    self.problems = problems.all
    let place = ([row.widthText] + (variant?.remarks ?? [])).joined(separator: ", ")
    let heading = "\(row.title) at \(place), \(readable(scene.height)) pt high"
    lines = [heading] + Self.tree(scene, views, states) + problems.lines
    isSound = problems.isEmpty
  }

  /// The lines, each ended by a line feed.
  public var text: String { lines.joined(separator: "\n") + "\n" }

  private enum State: String {
    case determined, ambiguous, conflict, faulty

    var mark: String {
      switch self {
      case .determined: "✓"
      case .ambiguous: "?"
      case .conflict: "✗"
      case .faulty: "!"
      }
    }
  }

  private static func states(_ scene: LayoutTree.Scene) -> [State] {
    let conflicting = Set(scene.conflicts.flatMap(\.constraints))
    let members = Set(
      scene.constraints.filter { conflicting.contains($0.id) }.flatMap(\.anchors).map(\.item))
    return scene.views.map { view in
      let isMember = members.contains { $0 == view.id || $0.hasPrefix(view.id + ".") }
      if isMember { return .conflict }
      if view.isAmbiguous { return .ambiguous }
      let isFaulty = scene.faults.contains { !$0.isNote && $0.view == view.id }
      return isFaulty ? .faulty : .determined
    }
  }

  private static func tree(
    _ scene: LayoutTree.Scene, _ views: ViewNames, _ states: [State]
  ) -> [String] {
    var depths: [String: Int] = [:]
    var table = TextTable([.left, .left, .right, .right, .right, .right, .left])
    for ((view, entry), state) in zip(zip(scene.views, views.entries), states) {
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      let frame = view.frame
      table.append(
        [
          "\(state.mark) " + String(repeating: "|  ", count: depth) + sign(of: entry.view, depth)
            + view.id, view.className,
        ] + [frame.x, frame.y, frame.width, frame.height].map(readable)
          + [view.ranges.map(\.description).joined(separator: ", ")])
    }
    return table.lines(indentation: "  ")
  }

  /// As UIKit's own trace has them.
  private static func sign(of view: UIView, _ depth: Int) -> String {
    depth == 0 ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }
}

/// Traces the rows of files.
public struct Tracer {
  private let session: PlumbSession

  /// Lays out with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Hands over the trace of each row of a file, in every variant of the request.
  ///
  /// - Parameters:
  ///   - row: `section.row`, or counted from 0 over all sections; all rows without one.
  ///   - height: lays every row out at this height, as a table does with an estimate, or with a
  ///     cell that showed another row before; each at its own without one.
  ///   - scene: which cell of an Interface Builder file, by id or reuse identifier.
  /// - Throws: `PlumbError` for a file that cannot be read or laid out, or without that row.
  public func trace(
    _ file: String, row: String? = nil, height: Double? = nil, scene: String? = nil,
    _ request: LayoutRequest, to sink: (LayoutTrace) -> Void
  ) throws(PlumbError) {
    var (rows, isTraced) = (0, row == nil)
    try session.forEachRow(of: file, scene: scene, height: height, request) { laidOut in
      rows += 1
      guard row.map(laidOut.isCalled) ?? true else { return }
      isTraced = true
      sink(LayoutTrace(laidOut, of: file))
    }
    guard !isTraced, let row else { return }
    throw .noRow(row, of: rows, in: file)
  }
}
