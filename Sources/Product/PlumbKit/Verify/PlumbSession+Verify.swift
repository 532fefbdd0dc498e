import ConstraintLog
import LayoutTree
import UIKitCore

extension PlumbSession {
  /// Holds the frames of a source against those of a view hierarchy that a simulator printed.
  ///
  /// Rows are laid out at the width that each cell of the hierarchy has, unless the request names
  /// one, and at the scale that its fractions show.
  ///
  /// - Parameters:
  ///   - row: the one row to compare, by number, `section.row` or reuse identifier.
  ///   - scene: which cell of an Interface Builder file.
  /// - Throws: `PlumbError` where either cannot be read, or no cell of the hierarchy is a row of
  ///   the source.
  public func verify(
    _ file: String, against hierarchy: String, row: String? = nil, scene: String? = nil,
    _ request: LayoutRequest
  ) throws(PlumbError) -> HierarchyVerification {
    let bytes = try LogExplanation.bytes(of: hierarchy, hint: LogNames.hierarchyHint)
    let dump = DumpedTree(ViewHierarchy(bytes))
    guard dump.nodes.contains(where: { $0.frame != nil }) else {
      throw PlumbError(
        hierarchy, "holds no view with a frame",
        hint: "save what `po view.recursiveDescription()` prints: expr -l objc -O -- [view"
          + " recursiveDescription]")
    }
    let source = VerifiedSource(file: file, hierarchy: hierarchy, row: row, scene: scene)
    var request = request
    if request.scale == nil, dump.isThirds { request.scale = 3 }
    var verification = try verification(of: source, dump, request)
    if verification.rows.isEmpty {
      throw try quietly { () throws(PlumbError) in try noRow(source, dump, request) }
    }
    if !verification.agrees {
      verification.remedy = try quietly { () throws(PlumbError) in
        try remedy(for: verification, source, dump, request)
      }
    }
    return verification
  }

  /// The contents of the hierarchy's first cell and of the row that is most like it.
  private func noRow(
    _ source: VerifiedSource, _ dump: DumpedTree, _ request: LayoutRequest
  ) throws(PlumbError) -> PlumbError {
    let hint =
      "print the cell: po cell.recursiveDescription(); --row and --scene pick what it is compared"
      + " with"
    let message = "holds no cell with the views of a row of \(source.file)"
    guard let cell = dump.cells.first, let width = dump.width(of: cell),
      LayoutLimits.width.contains(width),
      let nearest = try scenes(of: source, at: width, request).map({ row in
        (row: row, score: HierarchyPairing(row, dump, from: cell).score)
      }).max(by: { $0.score < $1.score })?.row
    else { return PlumbError(source.hierarchy, message, hint: hint) }
    let classes = DumpedTree.counted(nearest.views.dropFirst().map(\.className))
    let there = dump.classes(in: cell)
    return PlumbError(
      source.hierarchy,
      "\(message): line \(dump.nodes[cell].line) has \(there.isEmpty ? "no views" : there);"
        + " \(RowName(path: nearest.id, cell: nearest.reuseIdentifier).text) has"
        + " \(classes.isEmpty ? "none" : classes)", hint: hint)
  }

  private func verification(
    of source: VerifiedSource, _ dump: DumpedTree, _ request: LayoutRequest
  ) throws(PlumbError) -> HierarchyVerification {
    var rows: [Double: [LayoutTree.Scene]] = [:]
    var result = HierarchyVerification(
      file: source.file, hierarchy: source.hierarchy, rows: [], unknownCells: [])
    var last: String?
    for cell in dump.cells {
      guard let width = dump.width(of: cell), LayoutLimits.width.contains(width) else { continue }
      let candidates: [LayoutTree.Scene]
      if let known = rows[width] {
        candidates = known
      } else {
        candidates =
          rows.isEmpty
          ? try scenes(of: source, at: width, request)
          : try quietly { () throws(PlumbError) in try scenes(of: source, at: width, request) }
        rows[width] = candidates
      }
      guard let scene = Self.best(of: candidates, after: last, dump, cell) else {
        result.unknownCells.append(dump.nodes[cell].line)
        continue
      }
      last = scene.id
      result.rows.append(.init(scene, width: width, dump, at: cell))
    }
    return result
  }

  /// The row that fits best; of equals the one after the last that was found, else the first.
  private static func best(
    of rows: [LayoutTree.Scene], after last: String?, _ dump: DumpedTree, _ cell: Int
  ) -> LayoutTree.Scene? {
    let start = last.flatMap { id in rows.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    var best: (score: Int, scene: LayoutTree.Scene)?
    for index in rows.indices {
      let row = rows[(start + index) % rows.count]
      let pairing = HierarchyPairing(row, dump, from: cell)
      guard pairing.isLikely, pairing.score > best?.score ?? Int.min else { continue }
      best = (pairing.score, row)
    }
    return best?.scene
  }

  /// Rows of a source that are compared with each cell of a hierarchy.
  private static let mostRows = 1000

  private func scenes(
    of source: VerifiedSource, at width: Double, _ request: LayoutRequest
  ) throws(PlumbError) -> [LayoutTree.Scene] {
    var request = request
    if request.widths.isEmpty, request.devices.isEmpty { request.widths = [width] }
    var scenes: [LayoutTree.Scene] = []
    try forEachRow(of: source.file, scene: source.scene, request) { row throws(PlumbError) in
      guard source.row.map(row.isCalled) ?? true, scenes.count < Self.mostRows else { return }
      scenes.append(row.plainScene)
    }
    return scenes
  }

  // MARK: Remedies

  /// The other input with which the fewest views differ, if it is fewer: tried, not guessed.
  private func remedy(
    for verification: HierarchyVerification, _ source: VerifiedSource, _ dump: DumpedTree,
    _ request: LayoutRequest
  ) throws(PlumbError) -> HierarchyVerification.Remedy? {
    var best: HierarchyVerification.Remedy?
    let before = verification.differing
    for (option, other) in Self.alternatives(to: request, width: verification.rows.first?.width) {
      guard let result = try? self.verification(of: source, dump, other),
        result.rows.count == verification.rows.count, result.differing < best?.differing ?? before
      else { continue }
      best = .init(option: option, differing: result.differing, before: before)
      if result.differing == 0 { return best }
    }
    return best
  }

  /// Devices of that width, versions of iOS and text sizes that the request leaves open.
  private static func alternatives(
    to request: LayoutRequest, width: Double?
  ) -> [(String, LayoutRequest)] {
    var alternatives: [(String, LayoutRequest)] = []
    if request.profile == nil {
      alternatives += OSProfile.all.reversed().map { profile -> (String, LayoutRequest) in
        var other = request
        other.profile = profile.name
        return ("--profile \(profile.name)", other)
      }
    }
    if request.contentSizeCategories.isEmpty {
      alternatives += UIContentSizeCategory.shortNames.compactMap {
        name -> (String, LayoutRequest)? in
        guard let category = UIContentSizeCategory.named(name) else { return nil }
        var other = request
        other.contentSizeCategories = [category]
        return ("--text-size \(name)", other)
      }
    }
    if request.directions.isEmpty {
      var other = request
      other.directions = [.rightToLeft]
      alternatives.append(("--direction rtl", other))
    }
    return alternatives + devices(of: width, request)
  }

  /// Devices may have margins and safe areas of their own.
  private static func devices(
    of width: Double?, _ request: LayoutRequest
  ) -> [(String, LayoutRequest)] {
    guard let width, request.devices.isEmpty, request.widths.isEmpty else { return [] }
    return Device.all.flatMap { device in
      [Orientation.portrait, .landscape].compactMap {
        orientation -> (String, LayoutRequest)? in
        guard Tolerance.looksSame(Double(device.size(orientation).width), width) else { return nil }
        var other = request
        other.devices = [device]
        other.orientations = [orientation]
        let turned = orientation == .landscape ? " --orientation landscape" : ""
        return ("--device \(device.slug)\(turned)", other)
      }
    }
  }
}

private struct VerifiedSource {
  let file: String
  let hierarchy: String
  let row: String?
  let scene: String?
}

extension LaidOutRow {
  /// Frames and constraints only.
  fileprivate var plainScene: LayoutTree.Scene {
    var scene = RowReader.scene(
      of: content, named: content === host ? "view" : "contentView", laidOutBy: host)
    scene.id = sceneName ?? id
    scene.reuseIdentifier = reuseIdentifier
    return scene
  }
}

extension DumpedTree {
  /// Whether frames lie on thirds of a point, as on a screen of three pixels to a point.
  fileprivate var isThirds: Bool {
    nodes.lazy.compactMap(\.frame).contains { frame in
      [frame.x, frame.y, frame.width, frame.height].contains { number in
        let part = abs(number) - abs(number).rounded(.down)
        return Tolerance.looksSame(part, 1.0 / 3) || Tolerance.looksSame(part, 2.0 / 3)
      }
    }
  }
}
