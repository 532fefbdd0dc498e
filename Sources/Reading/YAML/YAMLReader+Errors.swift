import CYAML
import Diagnostics

extension YAMLReader {
  /// libyaml counts from 0, editors from 1.
  func mark(_ mark: yaml_mark_t) -> YAMLMark {
    YAMLMark(line: mark.line + 1, column: mark.column + 1)
  }

  func location(_ mark: YAMLMark) -> FileLocation {
    FileLocation(file: source.file, line: mark.line, column: mark.column)
  }

  /// Reports the reason why reading cannot go on.
  func stop(
    at location: FileLocation, _ message: String, expected: String? = nil, hint: String? = nil
  ) -> Stop {
    log.error(at: location, message, expected: expected, hint: hint)
    return Stop()
  }

  /// Reports what libyaml could not read.
  func stop(_ error: YAMLSyntaxError) -> Stop {
    guard let mark = error.mark else {
      return stop(at: source.location(ofByte: error.byteOffset), "broken YAML: \(error.problem)")
    }
    let place = location(self.mark(mark))
    let context = error.context.isEmpty ? "" : " \(error.context)"
    return stop(
      at: place, "broken YAML: \(error.problem)\(context)", hint: hint(for: error, at: place))
  }

  /// The causes people meet most: a tab as indentation, and text that needs quotes.
  private func hint(for error: YAMLSyntaxError, at place: FileLocation) -> String? {
    let line = source.line(place.line)
    if line.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
      return "YAML is indented with spaces, never with tabs"
    }
    if error.problem.contains("cannot start any token") || error.problem.contains("not allowed") {
      return "text with one of : { } [ ] , & * # ? | > @ ` in it may need quotes"
    }
    return nil
  }
}
