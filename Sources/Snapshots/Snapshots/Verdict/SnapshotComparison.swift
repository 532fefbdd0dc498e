import ImageCoding
import LayoutChanges
import LayoutTree

/// The differences between a snapshot and its reference.
public struct SnapshotComparison: Equatable, Sendable {
  /// The difference of the pictures.
  public var picture: PictureFinding
  /// The changes of the layout, from the reference to the snapshot.
  public var changes: [LayoutChange]
  /// `changes` in words, causes before consequences.
  public var summary = ChangeSummary.empty
  /// Fonts and libraries that the numbers depend on.
  public var environment: [EnvironmentDifference]
  /// Whether the reference's picture is not the one that its tree was recorded with: a recording
  /// was interrupted, a merge took one file of each side, or a program has optimized the picture's
  /// file.
  public var isOfTwoRecordings = false
  /// How far pixels were allowed to differ: further where fonts or libraries are others.
  public var tolerance = PictureTolerance.standard
  /// Where views are that are not compared.
  var ignored: [PictureRegion] = []
  /// The colours of views that moved, where they changed.
  var recolorings: [String] = []

  /// A comparison without differences.
  static let equal = SnapshotComparison(
    picture: .identical, changes: [], environment: [])

  /// The outcome of the comparison.
  ///
  /// If the environments differ but nothing visible does, the snapshot passes, because other fonts
  /// change numbers after the decimal point. If something visible differs, the environments are
  /// reported first as the cause.
  func outcome(_ settings: ComparisonSettings) -> SnapshotOutcome {
    let layout = settings.compare == .picture ? [] : relevantChanges
    let isVisible = settings.compare != .layout && picture.isVisible
    if !environment.isEmpty, isVisible || !layout.isEmpty {
      let isAccepted = settings.environment == .layout && relevantChanges.isEmpty
      return isAccepted ? .tolerated : .environment
    }
    if isVisible {
      if case .sizes = picture { return .size }
      return .differs
    }
    if !layout.isEmpty { return .layout }
    if case .within = picture, settings.compare != .layout { return .tolerated }
    return .passed
  }

  /// The changes of frames; in another environment, not those within rounding.
  var relevantChanges: [LayoutChange] {
    environment.isEmpty ? changes : changes.filter { !$0.isBelowPixels }
  }

  /// The parts of the reference that recording replaces: a picture only if a pixel differs, however
  /// it is encoded; a tree only with its picture or if the layout differs, not for other installed
  /// libraries. So machines do not undo each other's recordings.
  var replaced: ReferenceStore.Parts {
    if picture.hasOtherPixels { return .picture }
    return relevantChanges.isEmpty ? [] : .tree
  }
}

extension SnapshotComparison {
  /// Compares a snapshot with its reference. Equal bytes are not decoded; of trees that differ only
  /// in installed libraries, only the header is.
  ///
  /// - Parameter needsPicture: false if the settings ignore pictures.
  /// - Throws: `ReferenceError` if the reference cannot be read.
  init(
    _ reference: StoredReference, _ snapshot: Snapshot, _ settings: ComparisonSettings,
    needsPicture: Bool
  ) throws(ReferenceError) {
    let tree = StoredTree(json: snapshot.storedTree(for: snapshot.png), path: snapshot.name)
    let hasSamePicture = ByteComparison.areEqual(reference.png, snapshot.png)
    if hasSamePicture, ByteComparison.areEqual(reference.tree.json, tree.json) {
      self = .equal
      return
    }
    let isSameLayout = reference.tree.hasScenes(of: tree)
    var old = isSameLayout ? try reference.tree.header() : try reference.tree.decoded()
    if isSameLayout { old.scenes = snapshot.tree.scenes }
    environment = EnvironmentDifference.between(old.fingerprint, snapshot.tree.fingerprint)
    let (before, now) = (
      old.leavingOut(settings.ignored), snapshot.tree.leavingOut(settings.ignored)
    )
    changes = before.changes(to: now)
    picture = .identical
    isOfTwoRecordings = try reference.isOfTwoRecordings()
    tolerance = settings.tolerance(inSameEnvironment: environment.isEmpty && !isOfTwoRecordings)
    if !hasSamePicture {
      let names = RegionNames(snapshot, old)
      ignored = names.regions(of: settings.ignored)
      try comparePictures(reference, snapshot, names, needsPicture: needsPicture)
    }
    // In another environment numbers after the decimal point differ, which explains nothing.
    if changes.isEmpty || !relevantChanges.isEmpty {
      summary = ChangeSummary(from: before, to: now)
    }
  }

  private mutating func comparePictures(
    _ reference: StoredReference, _ snapshot: Snapshot, _ names: RegionNames, needsPicture: Bool
  ) throws(ReferenceError) {
    guard needsPicture else {
      picture = .notCompared
      return
    }
    let old = try Self.pixels(reference.png, reference.picturePath, "; \(ReferenceStore.advice)")
    let new = try Self.pixels(snapshot.png, "the picture drawn now")
    picture = PictureFinding(old.hatched(ignored), new.hatched(ignored), tolerance).named(names)
    recolorings = names.movedViews.compactMap {
      Recoloring($0.name, old, at: $0.old, new, at: $0.new)?.text
    }
  }

  private static func pixels(
    _ png: [UInt8], _ name: String, _ advice: String = ""
  ) throws(ReferenceError) -> PixelBuffer {
    do {
      return try PixelBuffer(png: png)
    } catch {
      throw ReferenceError(reason: "\(name): \(error.description)\(advice)")
    }
  }
}

/// The strictness of comparisons.
public struct ComparisonSettings: Equatable, Sendable {
  /// The parts of a snapshot that are compared.
  public enum Comparison: String, CaseIterable, Codable, Sendable {
    /// The picture and the layout.
    case both
    /// The picture; the layout only explains its differences.
    case picture
    /// The layout; the picture only illustrates it.
    case layout
  }

  /// The outcome of a snapshot if its picture and also fonts or libraries differ.
  public enum Environment: String, CaseIterable, Codable, Sendable {
    /// The snapshot fails, with advice on what to install.
    case fail
    /// The snapshot passes if the layouts are the same.
    case layout
  }

  /// The differences of colour to ignore; nil lets the environment decide.
  public var tolerance: PictureTolerance?
  /// The parts of a snapshot that are compared.
  public var compare: Comparison
  /// The effect of other fonts and libraries.
  public var environment: Environment
  /// Names of views that are not compared, with what is in them.
  public var ignored: Set<String>

  /// Creates settings; the defaults are the strictest on which all machines agree.
  public init(
    tolerance: PictureTolerance? = nil, compare: Comparison = .both,
    environment: Environment = .fail, ignored: Set<String> = []
  ) {
    self.tolerance = tolerance
    self.compare = compare
    self.environment = environment
    self.ignored = ignored
  }

  /// The tolerance between two pictures. The same programs with the same fonts draw the same bits,
  /// so every difference is a change; otherwise, or if the picture is not the recorded one,
  /// smoothing explains some of the differences.
  func tolerance(inSameEnvironment isSame: Bool) -> PictureTolerance {
    tolerance ?? (isSame ? .rounding : .standard)
  }
}

extension LayoutTree {
  /// The tree without some views and all that is in them.
  fileprivate func leavingOut(_ ids: Set<String>) -> LayoutTree {
    guard !ids.isEmpty else { return self }
    var tree = self
    for index in tree.scenes.indices {
      var gone: Set<String> = []
      for view in tree.scenes[index].views
      where ids.contains(view.id) || view.parent.map(gone.contains) ?? false {
        gone.insert(view.id)
      }
      tree.scenes[index].views.removeAll { gone.contains($0.id) }
      tree.scenes[index].constraints.removeAll {
        gone.contains($0.first.item) || gone.contains($0.second?.item ?? "")
      }
    }
    return tree
  }
}

/// Names regions of a picture by the views that are drawn there.
///
/// A view in both layouts covers its old and its new position.
struct RegionNames {
  private struct Candidate {
    let name: String
    var view: String?
    let box: Box
  }

  /// A rectangle in points of the picture.
  private struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ frame: LayoutTree.Frame, at x: Double, _ y: Double) {
      left = x + frame.x
      top = y + frame.y
      right = left + frame.width
      bottom = top + frame.height
    }

    var area: Double { (right - left) * (bottom - top) }

    func contains(_ other: Box, slack: Double) -> Bool {
      other.left >= left - slack && other.top >= top - slack && other.right <= right + slack
        && other.bottom <= bottom + slack
    }

    func touches(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func union(_ other: Box) -> Box {
      var box = self
      box.left = min(left, other.left)
      box.top = min(top, other.top)
      box.right = max(right, other.right)
      box.bottom = max(bottom, other.bottom)
      return box
    }
  }

  private let rows: [(row: Candidate, views: [Candidate])]
  private let scale: Double
  /// Views without others in them that are as large as before, and somewhere else; in pixels.
  private(set) var movedViews: [(name: String, old: PictureRegion, new: PictureRegion)] = []

  /// Collects the names in the layout of a snapshot, and in that of its reference.
  init(_ snapshot: Snapshot, _ old: LayoutTree) {
    scale = snapshot.tree.scale
    var before: [String: LayoutTree.Scene] = [:]
    for scene in old.scenes { before[scene.id] = scene }
    var scenes: [String: LayoutTree.Scene] = [:]
    for scene in snapshot.tree.scenes { scenes[scene.id] = scene }
    rows = snapshot.places.compactMap { position in
      guard let scene = scenes[position.scene] else { return nil }
      return Self.candidates(scene, before[position.scene], position)
    }
    // Of tables beside each other each has its own rows.
    var shifts: [Double: Double] = [:]
    for position in snapshot.places {
      guard let scene = scenes[position.scene], let old = before[position.scene] else { continue }
      let shift = shifts[position.x, default: 0]
      let place = Snapshot.Position(scene: old.id, x: position.x, y: position.y + shift)
      movedViews += movedViews(Self.boxes(old, place), scene, Self.boxes(scene, position))
      shifts[position.x] = shift + old.height - scene.height
    }
  }

  private func movedViews(
    _ old: [String: Box], _ scene: LayoutTree.Scene, _ new: [String: Box]
  ) -> [(name: String, old: PictureRegion, new: PictureRegion)] {
    let parents = Set(scene.views.compactMap(\.parent))
    let shown = scene.views.filter { !parents.contains($0.id) && !$0.isHidden }
    return shown.compactMap { view in
      guard let from = old[view.id].map(pixels), let to = new[view.id].map(pixels), from != to,
        (from.width, from.height) == (to.width, to.height)
      else { return nil }
      return ("\(scene.title) \(view.id)", from, to)
    }
  }

  private func pixels(_ box: Box) -> PictureRegion {
    let (left, top) = (Int((box.left * scale).rounded()), Int((box.top * scale).rounded()))
    return PictureRegion(
      x: left, y: top, width: Int((box.right * scale).rounded()) - left,
      height: Int((box.bottom * scale).rounded()) - top)
  }

  private static func candidates(
    _ scene: LayoutTree.Scene, _ old: LayoutTree.Scene?, _ position: Snapshot.Position
  ) -> (row: Candidate, views: [Candidate]) {
    let now = boxes(scene, position), then = old.map { boxes($0, position) } ?? [:]
    let width = now.values.map(\.right).max().map { $0 - position.x } ?? 0
    let height = max(scene.height, old?.height ?? 0)
    let row = LayoutTree.Frame(x: 0, y: 0, width: width, height: height)
    let views = scene.views.filter { $0.parent != nil && !$0.isHidden }.compactMap { view in
      now[view.id].map { box in
        Candidate(
          name: "\(scene.title) \(view.id)", view: view.id,
          box: then[view.id].map { box.union($0) } ?? box)
      }
    }
    return (Candidate(name: scene.title, box: Box(row, at: position.x, position.y)), views)
  }

  /// The views' rectangles in the picture; superviews come first.
  private static func boxes(_ scene: LayoutTree.Scene, _ position: Snapshot.Position) -> [String:
    Box]
  {
    var boxes: [String: Box] = [:]
    for view in scene.views {
      let parent = view.parent.flatMap { boxes[$0] }
      boxes[view.id] = Box(view.frame, at: parent?.left ?? position.x, parent?.top ?? position.y)
    }
    return boxes
  }

  /// The pixels of views, old and new, and one around them for letters beyond their frames.
  func regions(of ids: Set<String>) -> [PictureRegion] {
    rows.flatMap(\.views).filter { $0.view.map(ids.contains) ?? false }.map { view in
      let pixels = { (points: Double) in Int((points * scale).rounded(.down)) }
      let (left, top) = (pixels(view.box.left) - 1, pixels(view.box.top) - 1)
      return PictureRegion(
        x: left, y: top, width: pixels(view.box.right) + 2 - left,
        height: pixels(view.box.bottom) + 2 - top)
    }
  }

  /// The smallest view around the region, else its rows; nil if none.
  func name(of region: SnapshotResult.Region) -> String? {
    let box = Box(
      .init(
        x: Double(region.x) / scale, y: Double(region.y) / scale,
        width: Double(region.width) / scale, height: Double(region.height) / scale),
      at: 0, 0)
    let touched = rows.filter { $0.row.box.touches(box) }
    guard let first = touched.first, let last = touched.last else { return nil }
    let view = touched.flatMap(\.views).filter { $0.box.contains(box, slack: Tolerance.overhang) }
      .min { $0.box.area < $1.box.area }
    if let view { return view.name }
    return touched.count == 1 ? first.row.name : "\(first.row.name) to \(last.row.name)"
  }
}
