import ImageCoding
import LayoutTree

/// Measures the views of a row in two pictures of it.
struct PictureMeasuring {
  /// The row, as laid out here.
  let scene: LayoutTree.Scene
  let scale: Double
  let here: InkReader
  let there: InkReader
  /// The sizes of both pictures in pixels.
  let sizes: (here: PixelSize, there: PixelSize)
  /// Whether the other picture is cut out of a screen, so that its height says nothing.
  let isCutOut: Bool

  typealias Measure = PictureVerification.Measure

  var measures: [Measure] {
    let views = shownViews
    return height + views.flatMap(measures(of:)) + separators + colors(of: views)
  }

  // MARK: Views

  /// A visible view with its frame in the row, in points.
  private struct ShownView {
    let view: LayoutTree.View
    let x: Double
    let y: Double
    let isLeaf: Bool

    var right: Double { x + view.frame.width }
    var bottom: Double { y + view.frame.height }
    /// Its name; for a view without one, which is called by its place, what is read in it.
    var name: String {
      guard view.name == nil, view.id.contains("#"), let text = view.text, !text.isEmpty else {
        return view.name ?? view.id
      }
      return "\(view.className) '\(text.prefix(24))'"
    }
  }

  private var shownViews: [ShownView] {
    var places: [String: (x: Double, y: Double, isHidden: Bool)] = [:]
    let parents = Set(scene.views.compactMap(\.parent))
    return scene.views.compactMap { view in
      let parent = view.parent.flatMap { places[$0] } ?? (0, 0, false)
      let place = (
        x: parent.x + view.frame.x, y: parent.y + view.frame.y,
        isHidden: parent.isHidden || view.isHidden
      )
      places[view.id] = place
      guard !place.isHidden, view.frame.width >= 1, view.frame.height >= 1 else { return nil }
      return ShownView(
        view: view, x: place.x, y: place.y,
        isLeaf: !parents.contains(view.id) || view.text?.isEmpty == false)
    }
  }

  private func pixels(_ view: ShownView) -> InkRect {
    InkRect(x: pixels(view.x, view.right), y: pixels(view.y, view.bottom))
  }

  private func pixels(_ start: Double, _ end: Double) -> Range<Int> {
    let start = Int((start * scale).rounded())
    return start..<max(start, Int((end * scale).rounded()))
  }

  // MARK: The row

  private var height: [Measure] {
    guard !isCutOut else { return [] }
    return [
      Measure(
        view: nil, what: .height, here: Double(sizes.here.height) / scale,
        there: Double(sizes.there.height) / scale, tolerance: PictureVerification.exact)
    ]
  }

  private var separators: [Measure] {
    let most = Int(scale.rounded())
    var others = there.hairlines(thickness: most)
    let own = here.hairlines(thickness: most).map { y -> Measure in
      let index = others.firstIndex { abs($0 - y) <= most }
      let other = index.map { others.remove(at: $0) }
      return Measure(
        view: nil, what: .separator, here: Double(y) / scale,
        there: other.map { Double($0) / scale }, tolerance: 0.5)
    }
    return own
      + others.map {
        Measure(
          view: nil, what: .separator, here: nil, there: Double($0) / scale, tolerance: 0.5)
      }
  }

  /// The flat colours of views that have one of their own, unlike what is around them.
  private func colors(of views: [ShownView]) -> [Measure] {
    views.compactMap { shown in
      let rect = pixels(shown)
      guard rect.x.count >= 8, rect.y.count >= 8, shown.view.text == nil,
        let own = here.ground(in: rect), own.share >= Self.flatShare,
        let other = there.ground(in: rect)
      else { return nil }
      let around = shown.view.parent == nil ? nil : here.ground(in: rect.outset(by: 2 * Int(scale)))
      guard shown.view.parent == nil || around?.color != own.color || shown.isLeaf else {
        return nil
      }
      return Measure(
        view: shown.name, what: .color, here: Double(own.color & 0xff_ffff),
        there: Double(other.color & 0xff_ffff), tolerance: PictureVerification.colorLevels)
    }
  }

  /// Of a region that is called flat.
  private static let flatShare = 0.6

  // MARK: Texts and pictures

  private func measures(of shown: ShownView) -> [Measure] {
    guard shown.isLeaf, let ground = here.ground(in: pixels(shown).outset(by: 1))?.color else {
      return []
    }
    return shown.view.text?.isEmpty == false
      ? textMeasures(shown, ground) : pictureMeasures(shown, ground)
  }

  private func pictureMeasures(_ shown: ShownView, _ ground: UInt32) -> [Measure] {
    let frame = pixels(shown)
    let around = frame.outset(by: 2 * Int(scale))
    let ground = here.ring(around: frame, width: 2 * Int(scale)) ?? ground
    guard let own = here.ink(in: frame, on: ground) else { return [] }
    let otherGround =
      there.ring(around: frame, width: 2 * Int(scale)) ?? there.ground(in: frame)?.color
    let other = otherGround.flatMap { there.ink(in: around, on: $0) }
    return edges(
      shown.name, own, other, across: PictureVerification.edgeTolerance(width: 0), along: 0.5)
  }

  private func edges(
    _ name: String, _ own: InkRect, _ other: InkRect?, across: Double, along: Double
  ) -> [Measure] {
    let pairs: [(PictureVerification.What, Int, Int?, Double)] = [
      (.left, own.x.lowerBound, other?.x.lowerBound, across),
      (.right, own.x.upperBound, other?.x.upperBound, across),
      (.top, own.y.lowerBound, other?.y.lowerBound, along),
      (.bottom, own.y.upperBound, other?.y.upperBound, along),
    ]
    return pairs.map { what, here, there, tolerance in
      Measure(
        view: name, what: what, here: Double(here) / scale, there: there.map { Double($0) / scale },
        tolerance: tolerance)
    }
  }

  private func textMeasures(_ shown: ShownView, _ ground: UInt32) -> [Measure] {
    let count = max(1, shown.view.lines ?? 1)
    let pitch = shown.view.frame.height * scale / Double(count)
    guard let own = lines(of: shown, in: here, pitch: pitch, extra: 0) else { return [] }
    // A text may be lower where the row is higher, up to twice as high: each text is looked for there.
    let extra = min(max(0, sizes.there.height - sizes.here.height), sizes.here.height)
    guard let other = lines(of: shown, in: there, pitch: pitch, extra: extra) else {
      return [
        Measure(view: shown.name, what: .left, here: own.left, there: nil, tolerance: 0)
      ]
    }
    let numbers = Measure(
      view: shown.name, what: .lines, here: Double(own.columns.count),
      there: Double(other.columns.count), tolerance: 0)
    let rows = [
      Measure(
        view: shown.name, what: .top, here: own.top, there: other.top,
        tolerance: PictureVerification.lineTolerance)
    ]
    return [numbers] + rows
      + zip(own.columns, other.columns).enumerated().flatMap { index, pair in
        let (own, other) = pair
        let name = count == 1 ? shown.name : "\(shown.name), line \(index + 1)"
        let width = Double(own.count) / scale
        return edges(
          name, InkRect(x: own, y: 0..<1), InkRect(x: other, y: 0..<1),
          across: PictureVerification.edgeTolerance(width: width), along: 0
        ).prefix(2)
      }
  }

  /// The lines of a text in a picture.
  private struct Lines {
    /// Where its ink begins, in points.
    var top: Double
    var left: Double
    /// The pixels of each line's ink.
    var columns: [Range<Int>]
  }

  /// Finds the lines of a text: ink at multiples of the pitch below the first ink in its frame.
  private func lines(
    of shown: ShownView, in reader: InkReader, pitch: Double, extra: Int
  ) -> Lines? {
    var frame = pixels(shown)
    frame.y = frame.y.lowerBound..<frame.y.upperBound + extra
    guard let ground = reader.ground(in: frame)?.color,
      let first = reader.ink(in: frame, on: ground)
    else { return nil }
    let room = room(around: shown)
    let gap = max(2, Int(pitch * 0.6))
    var columns: [Range<Int>] = []
    var y = Double(first.y.lowerBound)
    // What is below less than a third of a line is no line of its own.
    while y + pitch / 3 < Double(first.y.upperBound), columns.count < Self.mostLines {
      let band = Int(y.rounded())..<Int((y + pitch * 0.8).rounded())
      if let found = reader.columns(
        of: band, core: frame.x, room: room, on: ground, gap: gap)
      {
        columns.append(found)
      }
      y += pitch
    }
    guard let left = columns.map(\.lowerBound).min() else { return nil }
    return Lines(
      top: Double(first.y.lowerBound) / scale, left: Double(left) / scale, columns: columns)
  }

  private static let mostLines = 200

  /// The columns in which a text may be found: those of its frame, and on both sides as far as it may
  /// be off, but not into another view at its height.
  private func room(around shown: ShownView) -> Range<Int> {
    let slack = PictureVerification.searchTolerance(width: shown.view.frame.width)
    var (left, right) = (shown.x - slack, shown.right + slack)
    for other in shownViews
    where other.isLeaf && other.view.id != shown.view.id && other.y < shown.bottom
      && other.bottom > shown.y
    {
      if other.x >= shown.right { right = min(right, (shown.right + other.x) / 2) }
      if other.right <= shown.x { left = max(left, (shown.x + other.right) / 2) }
    }
    return pixels(max(0, left), right)
  }
}

extension InkReader {
  /// The most frequent colour of a frame around a rectangle, in pixels.
  fileprivate func ring(around rect: InkRect, width: Int) -> UInt32? {
    let outer = rect.outset(by: width)
    let sides = [
      InkRect(x: outer.x, y: outer.y.lowerBound..<rect.y.lowerBound),
      InkRect(x: outer.x, y: rect.y.upperBound..<outer.y.upperBound),
      InkRect(x: outer.x.lowerBound..<rect.x.lowerBound, y: rect.y),
      InkRect(x: rect.x.upperBound..<outer.x.upperBound, y: rect.y),
    ]
    return sides.compactMap { ground(in: $0) }.max { $0.share < $1.share }?.color
  }
}
