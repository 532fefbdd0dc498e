import ImageCoding
import LayoutTree
import Rendering
import UIKitCore

extension PlumbSession {
  /// Holds a source against a picture that a simulator drew of it, in points and colours.
  ///
  /// The source is laid out at the picture's width and scale. Of several rows, and of all of them
  /// together, that is compared which is most like the picture.
  ///
  /// - Parameters:
  ///   - row: the one row to compare, by number, `section.row` or reuse identifier.
  ///   - scene: which cell of an Interface Builder file.
  /// - Throws: `PlumbError` where either cannot be read or drawn.
  public func verify(
    _ file: String, againstPicture picture: String, row: String? = nil, scene: String? = nil,
    _ request: LayoutRequest
  ) throws(PlumbError) -> PictureVerification {
    var reference = try ReferencePicture(picture, request)
    let request = reference.request(request)
    let source = try open(file, CellRequest(request.content, scenes: SceneChoice(scene)))
    var best: (verification: PictureVerification, cost: Double)?
    let appearances =
      !request.appearances.isEmpty
      ? request.appearances : reference.isDark ? [.light, .dark] : [.light]
    for appearance in appearances {
      var tried = request
      tried.appearances = [appearance]
      guard let variant = try variants(of: source, tried).first else { continue }
      let cells = try cells(of: source, in: variant)
      let drawings = try drawings(of: cells, at: variant, titled: source.name, row: row)
      for candidate in drawings.sorted(by: { reference.offset($0) < reference.offset($1) }) {
        guard reference.offset(candidate) < best?.cost ?? .infinity else { break }
        let found = comparison(of: candidate, with: reference)
        if found.cost < best?.cost ?? .infinity { best = found }
        best?.verification.file = file
      }
      guard let best, !best.verification.agrees else { break }
    }
    guard var result = best?.verification else {
      throw PlumbError(file, "has no row to compare", hint: "--row and --scene pick one")
    }
    if request.appearances.isEmpty, result.appearance == .dark {
      reference.assumptions.append("the picture is dark: it is compared in the dark appearance")
    }
    result.assumptions = reference.assumptions + result.assumptions
    return result
  }

  private static let mostRows = 50

  /// The drawings that may be in the picture: each row, and all together where nobody named one.
  private func drawings(
    of cells: any LocalizedCells, at variant: LayoutVariant, titled title: String, row: String?
  ) throws(PlumbError) -> [DrawnCandidate] {
    let all = try Renderer(self).picture(of: cells, titled: title, at: variant, PictureRequest())
    var found: [DrawnCandidate] = []
    for (number, scene) in all.tree.scenes.enumerated() {
      let names = [scene.id, "\(number)", scene.reuseIdentifier]
      guard row.map(names.contains) ?? (number < Self.mostRows) else { continue }
      var request = PictureRequest()
      request.rows = RowSelection("\(number)")
      let picture =
        all.tree.scenes.count == 1
        ? all
        : try quietly { () throws(PlumbError) in
          try Renderer(self).picture(of: cells, titled: title, at: variant, request)
        }
      found.append(try drawn(picture, scene))
    }
    if row == nil, all.tree.scenes.count > 1 { found.append(try drawn(all, nil)) }
    return found
  }

  private func drawn(
    _ picture: TablePicture, _ scene: LayoutTree.Scene?
  ) throws(PlumbError) -> DrawnCandidate {
    do {
      let pixels = try PNGRenderer(scale: picture.tree.scale).pixels(picture.scene, masks: masks)
      return DrawnCandidate(tree: picture.tree, scene: scene, pixels: pixels)
    } catch {
      throw PlumbError(picture.tree.file, error.description)
    }
  }

  private func comparison(
    of candidate: DrawnCandidate, with reference: ReferencePicture
  ) -> (verification: PictureVerification, cost: Double) {
    let here = InkReader(candidate.pixels)
    let scale = candidate.tree.scale
    let cut = reference.cutOut(like: candidate.pixels)
    let measuring = PictureMeasuring(
      scene: candidate.scene ?? candidate.tree.whole, scale: scale, here: here,
      there: InkReader(cut.pixels), sizes: (candidate.pixels.size, cut.pixels.size),
      isCutOut: cut.assumption != nil)
    let result = PictureVerification(
      file: candidate.tree.file, picture: reference.path, row: candidate.scene?.id,
      cell: candidate.scene?.reuseIdentifier, width: candidate.tree.width, scale: scale,
      assumptions: [cut.assumption].compactMap(\.self), measures: measuring.measures,
      appearance: candidate.tree.variant.contains("dark") ? .dark : .light)
    return (result, reference.offset(candidate) + Double(result.differences.count))
  }
}

/// A part of a source as it is drawn here.
private struct DrawnCandidate {
  let tree: LayoutTree
  /// The row; nil for all rows together.
  let scene: LayoutTree.Scene?
  let pixels: PixelBuffer
}

extension LayoutTree {
  /// All rows as one, each below the one before, under the names of their rows.
  fileprivate var whole: Scene {
    var whole = Scene(id: "", height: 0, contentHeight: 0, views: [])
    for scene in scenes {
      whole.views += scene.views.map { view in
        var view = view
        view.name = "\(scene.id) \(view.name ?? view.id)"
        view.id = "\(scene.id)/\(view.id)"
        view.parent = view.parent.map { "\(scene.id)/\($0)" }
        if view.parent == nil { view.frame.y += whole.height }
        return view
      }
      whole.height += scene.height
    }
    return whole
  }
}

/// A picture that a simulator drew, with the scale that it has or may have.
struct ReferencePicture {
  let path: String
  let pixels: PixelBuffer
  let scale: Double
  var assumptions: [String] = []
  /// The name of the device whose whole screen it is, and where its content begins, in points.
  private let screen: (name: String, top: Double)?

  private var width: Double { Double(pixels.width) / scale }

  /// Whether most of it is dark.
  var isDark: Bool {
    let all = InkRect(x: 0..<pixels.width, y: 0..<pixels.height)
    guard let ground = InkReader(pixels).ground(in: all)?.color else { return false }
    return InkReader.distance(ground, 0xff00_0000) < 100
  }

  /// What the height of a drawing costs: ten differences a point; nothing in a whole screen.
  fileprivate func offset(_ drawn: DrawnCandidate) -> Double {
    guard !isCut(like: drawn.pixels) else { return 0 }
    return 10 * Double(abs(drawn.pixels.height - pixels.height)) / scale
  }

  /// Reads a PNG or JPEG file; the name may end in `@1x`, `@2x` or `@3x`.
  init(_ path: String, _ request: LayoutRequest) throws(PlumbError) {
    self.path = path
    let file = try ComparedPicture.read(path)
    do throws(ImageFileError) { pixels = try file.pixels() } catch {
      throw PlumbError(path, error.description)
    }
    let name = PathName.stem(of: path)
    let named = [1.0, 2, 3].first { name.hasSuffix("@\(Int($0))x") }
    if let problem = file.profileProblem { assumptions.append("\(problem): its colours are sRGB") }
    if let named, let asked = request.scale, named != asked {
      assumptions.append("its name says \(Int(named))x, and not \(readable(asked))x")
    }
    let guessed = Self.scale(ofWidth: pixels.width)
    scale = named ?? request.scale ?? guessed
    screen = Self.screen(pixels.size, scale)
    if named == nil, request.scale == nil {
      assumptions.append(
        "nothing says how many pixels a point has: \(Int(scale)), so that it is"
          + " \(readable(width)) points wide")
    }
    if let asked = request.widths.first, abs(asked - width) > PictureVerification.exact {
      assumptions.append(
        "it is \(readable(width)) points wide, and not \(readable(asked)): both are compared at"
          + " that width")
    }
    guard LayoutLimits.width.contains(width) else {
      throw PlumbError(path, "is \(readable(width)) points wide, and no table is")
    }
  }

  /// The layout that the picture is compared with: at its width and scale.
  func request(_ request: LayoutRequest) -> LayoutRequest {
    var request = request
    request.scale = scale
    if request.devices.isEmpty { request.widths = [width] }
    return request
  }

  /// The first of 2 and 3 that makes a width that a device has, else 2.
  private static func scale(ofWidth pixels: Int) -> Double {
    let widths = Device.all.flatMap { [$0.portraitWidth, $0.portraitHeight] }
    return [2.0, 3].first { scale in widths.contains { Double($0) * scale == Double(pixels) } } ?? 2
  }

  private static func screen(_ size: PixelSize, _ scale: Double) -> (String, Double)? {
    for device in Device.all {
      for orientation in [Orientation.portrait, .landscape] {
        let points = device.size(orientation)
        if Double(points.width) * scale == Double(size.width),
          Double(points.height) * scale == Double(size.height)
        {
          return (device.name, Double(device.safeArea(orientation).top))
        }
      }
    }
    return nil
  }

  /// The part that is compared with a drawing: everything, or of a whole screen the place below its
  /// status bar where what is drawn is most alike.
  func cutOut(like drawing: PixelBuffer) -> (pixels: PixelBuffer, assumption: String?) {
    guard let screen, isCut(like: drawing) else { return (pixels, nil) }
    let whole = InkRect(x: 0..<drawing.width, y: 0..<drawing.height)
    let own = InkReader(drawing)
    let other = InkReader(pixels)
    guard let ground = own.ground(in: whole)?.color,
      let otherGround = other.ground(
        in: InkRect(x: 0..<pixels.width, y: 0..<pixels.height))?.color
    else { return (pixels, nil) }
    let (here, there) = (own.profile(on: ground), other.profile(on: otherGround))
    let start = min(Int(screen.top * scale), pixels.height - drawing.height)
    let offset = (start...pixels.height - drawing.height).min { a, b in
      Self.difference(here, there, a) < Self.difference(here, there, b)
    }
    guard let offset, let part = pixels.rows(offset..<offset + drawing.height) else {
      return (pixels, nil)
    }
    return (
      part,
      "it is a whole screen (\(screen.name)): the row is taken for what is \(readable(Double(offset) / scale))"
        + " points down, and its height is not compared"
    )
  }

  private func isCut(like drawing: PixelBuffer) -> Bool {
    screen != nil && drawing.height < pixels.height && drawing.width == pixels.width
  }

  private static func difference(_ here: [Int], _ there: [Int], _ offset: Int) -> Int {
    here.indices.reduce(0) { $0 + abs(here[$1] - there[offset + $1]) }
  }
}
