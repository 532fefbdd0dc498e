import Diagnostics
import Reading

/// An Interface Builder file: its elements, what it says about itself, and the places in its text.
///
/// Reading checks only that the file is a document for iOS; what cannot be laid out is found, and
/// noted, while scenes are built.
public struct InterfaceDocument {
  /// The path as it was given.
  public let path: String
  /// What kind of file, by which Xcode, for which device.
  public let header: DocumentHeader
  let root: Element
  let source: SourceText

  /// Reads a file.
  /// - Throws: `InterfaceError` with `file:line:column` of what is wrong.
  public static func load(_ path: String) throws(InterfaceError) -> InterfaceDocument {
    let log = DiagnosticLog()
    guard let source = SourceText.read(path, limit: InterfaceLimits.bytes, log: log) else {
      throw InterfaceError(log.diagnostics)
    }
    return try read(source, log)
  }

  /// Reads a document out of memory; `path` is what messages call it.
  public static func read(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceError) -> InterfaceDocument {
    let log = DiagnosticLog()
    guard let source = SourceText.decode(bytes, file: path, log: log) else {
      throw InterfaceError(log.diagnostics)
    }
    return try read(source, log)
  }

  private static func read(
    _ text: SourceText, _ log: DiagnosticLog
  ) throws(InterfaceError) -> InterfaceDocument {
    guard let source = text.decodedXML(log: log) else { throw InterfaceError(log.diagnostics) }
    do {
      let root = try ElementReader.read(source)
      let header = try DocumentHeader(root)
      return InterfaceDocument(path: source.file, header: header, root: root, source: source)
    } catch {
      throw InterfaceError([
        Diagnostic(
          .error, at: source.location(ofByte: error.offset), error.message,
          expected: error.expected, hint: error.hint)
      ])
    }
  }

  /// Whether a path's extension is one of Interface Builder's.
  public static func isInterfaceFile(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }
}

/// Why a document could not be read: one or more messages.
public struct InterfaceError: Error, Sendable {
  /// In the order of their places; at least one.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
