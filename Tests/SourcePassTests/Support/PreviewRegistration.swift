@testable import SourcePass

extension SourcePass.Result {
  /// Swift source of a function that lists the previews with what makes them; belongs into the
  /// same module.
  var registration: String {
    let type = "[(name: String?, file: String, line: Int, make: @MainActor () -> Any)]"
    let head = "@MainActor func plumbPreviews() -> \(type) {\n"
    guard !previews.isEmpty else { return head + "  []\n}\n" }
    var text = head + "  var previews: \(type) = []\n"
    for preview in previews {
      let name = preview.name.map(SourcePass.literal) ?? "nil"
      let file = SourcePass.literal(preview.position.file)
      text += preview.conditions.map { "#if \($0)\n" }.joined()
      text += "  previews.append((\(name), \(file), \(preview.position.line), "
      text += "\(preview.function)))\n"
      text += preview.conditions.map { _ in "#endif\n" }.joined()
    }
    return text + "  return previews\n}\n"
  }
}
