extension Diagnostic {
  /// The problem for programs: what is not known has no key. `notes`: what is said below it.
  package func json(notes: [Diagnostic] = []) -> JSONObject {
    let place = location.flatMap { $0.line > 0 ? $0 : nil }
    let object: JSONObject = [
      "id": kind ?? (severity == .note ? "note" : "input-\(severity.rawValue)"),
      "severity": severity.rawValue, "file": location?.file, "line": place?.line,
      "column": place.flatMap { $0.column > 0 ? $0.column : nil }, "message": message,
      "expected": expected, "hint": hint,
      "notes": notes.isEmpty ? nil : notes.map { $0.json() },
    ]
    return object + (layout?.json ?? [:])
  }
}

extension LayoutFields {
  /// The fields that are known.
  package var json: JSONObject {
    [
      "row": row, "width": width, "textSize": textSize, "language": language,
      "direction": direction, "appearance": appearance,
    ]
  }
}
