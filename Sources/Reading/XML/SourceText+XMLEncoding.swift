import Diagnostics
import Foundation

extension SourceText {
  /// The document in UTF-8: as it is, or out of the Latin-1 that its declaration names. Reports what is
  /// neither.
  package func decodedXML(log: DiagnosticLog) -> SourceText? {
    guard let name = declaredEncoding else { return isValid(log: log) ? self : nil }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16": return isValid(log: log) ? self : nil
    case "iso-8859-1", "latin1", "latin-1": return latin1
    default:
      log.error(
        at: location(ofByte: 0), "the encoding \(Diagnostic.quoted(name))",
        expected: "UTF-8, UTF-16 or ISO-8859-1", hint: "save the file in UTF-8")
      return nil
    }
  }

  /// `encoding="…"` of the XML declaration.
  private var declaredEncoding: String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>") else { return nil }
    guard let key = head[..<end.lowerBound].range(of: "encoding") else { return nil }
    let rest = head[key.upperBound..<end.lowerBound]
    guard let quote = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
    return String(rest[rest.index(after: quote)...].prefix { $0 != rest[quote] })
  }

  private var latin1: SourceText {
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    return SourceText(file: file, bytes: Array(text.utf8))
  }
}
