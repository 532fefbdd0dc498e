import CFreeType

/// FreeType's library object, one for all faces of a typesetter.
final class FreeTypeLibrary {
  let library: FT_Library

  /// Nil if FreeType cannot start (no memory).
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// The version of the library, "2.12.1"; "0.0.0" if it cannot start.
  static var version: String {
    var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
    if let freeType = FreeTypeLibrary() {
      FT_Library_Version(freeType.library, &major, &minor, &patch)
    }
    return "\(major).\(minor).\(patch)"
  }
}

/// A FreeType face at an instance's coordinates: advances, outlines and emoji bitmaps.
final class GlyphLoader {
  private let library: FreeTypeLibrary
  private let face: FT_Face
  /// Retains the bytes that `face` reads.
  private let file: FontFile

  /// Nil if FreeType cannot read the file.
  init?(_ file: FontFile, _ coordinates: [VariationCoordinate], library: FreeTypeLibrary) {
    var face: FT_Face?
    let error = file.withBytes {
      FT_New_Memory_Face(
        library.library, $0.bindMemory(to: FT_Byte.self).baseAddress, FT_Long($0.count), 0, &face)
    }
    guard error == 0, let face else { return nil }
    self.library = library
    self.face = face
    self.file = file
    setCoordinates(coordinates)
  }

  deinit { FT_Done_Face(face) }

  /// The unhinted advance of a glyph in font units; nil if FreeType has none (bitmap fonts).
  func unscaledAdvance(of glyph: UInt32) -> Int32? {
    var advance: FT_Fixed = 0
    guard face.pointee.num_fixed_sizes == 0,
      FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0
    else { return nil }
    return Int32(clamping: advance)
  }

  func outline(of glyph: UInt32, pointSize: Double) -> GlyphOutline {
    if face.pointee.num_fixed_sizes > 0, let bitmap = bitmap(of: glyph, pointSize: pointSize) {
      return .bitmap(bitmap)
    }
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, face.pointee.units_per_EM > 0 else {
      return .empty
    }
    let scale = pointSize / Double(face.pointee.units_per_EM)
    let commands = OutlineRecorder.commands(of: &face.pointee.glyph.pointee.outline, scale: scale)
    return commands.isEmpty ? .empty : .path(commands)
  }

  /// FreeType's unhinted advance of a glyph at a size, in points: `linearHoriAdvance`.
  func linearAdvance(of glyph: UInt32, pointSize: Double) -> Double? {
    guard FT_Set_Char_Size(face, 0, FT_F26Dot6((pointSize * 64).rounded()), 72, 72) == 0,
      FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)) == 0
    else { return nil }
    return Double(face.pointee.glyph.pointee.linearHoriAdvance) / 65536
  }

  private func setCoordinates(_ coordinates: [VariationCoordinate]) {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &master) == 0, let master else { return }
    defer { FT_Done_MM_Var(library.library, master) }
    let axes = UnsafeBufferPointer(
      start: master.pointee.axis, count: Int(master.pointee.num_axis))
    var values = axes.map { axis in
      let wanted = coordinates.first { UInt(axis.tag) == UInt($0.tag) }
      guard let wanted else { return axis.def }
      return min(max(FT_Fixed((wanted.value * 65536).rounded()), axis.minimum), axis.maximum)
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
  }

  // MARK: Bitmaps

  /// The largest bitmap of a glyph in the font, scaled to the size.
  private func bitmap(of glyph: UInt32, pointSize: Double) -> GlyphBitmap? {
    let strikes = UnsafeBufferPointer(
      start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    guard let largest = strikes.indices.max(by: { strikes[$0].y_ppem < strikes[$1].y_ppem }),
      FT_Select_Size(face, FT_Int(largest)) == 0,
      FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0
    else { return nil }
    let slot = face.pointee.glyph.pointee
    let scale = pointSize * 64 / Double(strikes[largest].y_ppem)
    guard let pixels = pixels(of: slot.bitmap), scale.isFinite else { return nil }
    return GlyphBitmap(
      pixelWidth: Int(slot.bitmap.width), pixelHeight: Int(slot.bitmap.rows), pixels: pixels,
      x: Double(slot.bitmap_left) * scale, y: -Double(slot.bitmap_top) * scale,
      width: Double(slot.bitmap.width) * scale, height: Double(slot.bitmap.rows) * scale)
  }

  /// The rows of a BGRA bitmap without padding; nil for any other kind.
  private func pixels(of bitmap: FT_Bitmap) -> [UInt8]? {
    guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, bitmap.width > 0, bitmap.rows > 0,
      bitmap.pitch > 0, let start = bitmap.buffer
    else { return nil }
    var pixels: [UInt8] = []
    let rowBytes = Int(bitmap.width) * 4
    pixels.reserveCapacity(rowBytes * Int(bitmap.rows))
    for row in 0..<Int(bitmap.rows) {
      pixels.append(
        contentsOf: UnsafeBufferPointer(start: start + row * Int(bitmap.pitch), count: rowBytes))
    }
    return pixels
  }
}

/// Converts a FreeType outline to commands in points, y down.
struct OutlineRecorder {
  private let scale: Double
  private var commands: [OutlineCommand] = []

  private init(scale: Double) { self.scale = scale }

  /// The commands of an outline in font units.
  static func commands(of outline: inout FT_Outline, scale: Double) -> [OutlineCommand] {
    var recorder = OutlineRecorder(scale: scale)
    var functions = FT_Outline_Funcs(
      move_to: { to, user in OutlineRecorder.with(user) { $0.move(to) } },
      line_to: { to, user in OutlineRecorder.with(user) { $0.line(to) } },
      conic_to: { control, to, user in OutlineRecorder.with(user) { $0.quadratic(control, to) } },
      cubic_to: { one, two, to, user in OutlineRecorder.with(user) { $0.cubic(one, two, to) } },
      shift: 0, delta: 0)
    let error = withUnsafeMutablePointer(to: &recorder) {
      FT_Outline_Decompose(&outline, &functions, $0)
    }
    guard error == 0, !recorder.commands.isEmpty else { return [] }
    recorder.commands.append(.close)
    return recorder.commands
  }

  /// Calls a step with the recorder behind the user pointer; returns 0, "continue".
  private static func with(
    _ user: UnsafeMutableRawPointer?, _ step: (inout OutlineRecorder) -> Void
  ) -> Int32 {
    guard let recorder = user?.assumingMemoryBound(to: OutlineRecorder.self) else { return 1 }
    step(&recorder.pointee)
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> (x: Double, y: Double) {
    guard let vector else { return (0, 0) }
    return (Double(vector.pointee.x) * scale, -Double(vector.pointee.y) * scale)
  }

  private mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    if !commands.isEmpty { commands.append(.close) }
    let to = point(to)
    commands.append(.move(x: to.x, y: to.y))
  }

  private mutating func line(_ to: UnsafePointer<FT_Vector>?) {
    let to = point(to)
    commands.append(.line(x: to.x, y: to.y))
  }

  private mutating func quadratic(
    _ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) {
    let (control, to) = (point(control), point(to))
    commands.append(.quadratic(controlX: control.x, controlY: control.y, x: to.x, y: to.y))
  }

  private mutating func cubic(
    _ one: UnsafePointer<FT_Vector>?, _ two: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) {
    let (one, two, to) = (point(one), point(two), point(to))
    commands.append(
      .cubic(
        control1X: one.x, control1Y: one.y, control2X: two.x, control2Y: two.y, x: to.x, y: to.y))
  }
}
