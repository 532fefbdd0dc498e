import CYAML
import Diagnostics

extension YAMLReader {
  /// The scalar of an event. Only `!!str` is understood as a tag; any other is reported and ignored.
  func scalar(
    _ text: String, style: yaml_scalar_style_t, tag: String?, event: YAMLEvent
  ) -> YAMLScalar {
    let isString = tag == "tag:yaml.org,2002:str" || tag == "!"
    if let tag, !isString {
      log.error(
        at: location(mark(event.start)), "the tag \(Diagnostic.quoted(tag))",
        expected: "no tags")
    }
    let isPlain = style == YAML_PLAIN_SCALAR_STYLE
    return YAMLScalar(
      text: text, isPlain: isPlain && !isString,
      textColumn: textColumn(text, isPlain: isPlain, event: event))
  }

  /// Where the text starts behind the scalar's mark, if the scalar is on one line and as wide as its text
  /// plus its quotes: then nothing in it was escaped, folded or tagged.
  private func textColumn(_ text: String, isPlain: Bool, event: YAMLEvent) -> Int? {
    guard event.start.line == event.end.line else { return nil }
    let quotes = isPlain ? 0 : 1
    let width = event.end.column - event.start.column
    return width == text.unicodeScalars.count + 2 * quotes ? quotes : nil
  }
}
