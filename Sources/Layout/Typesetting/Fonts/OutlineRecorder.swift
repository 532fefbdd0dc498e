import CFreeType

/// Collects the steps of a FreeType outline as commands in points, y downwards.
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

  /// Hands the recorder behind FreeType's user pointer to a step. Returns 0, FreeType's "go on".
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
