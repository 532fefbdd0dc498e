import Diagnostics

/// What Git leaves where a file's content should be.
package enum GitRemnant: Equatable {
  /// The text that Git LFS keeps in place of a large file.
  case pointer
  /// Both versions of a merge that nobody has resolved, from an offset of the file on.
  case conflict(at: Int)

  /// The remnant in a file's bytes; nil for the file itself. Complexity: linear in the bytes.
  package init?(in bytes: [UInt8]) {
    if Self.isPointer(bytes) {
      self = .pointer
    } else if let start = Self.lineStart("<<<<<<< ", in: bytes, from: 0),
      let middle = Self.lineStart("=======", in: bytes, from: start),
      Self.lineStart(">>>>>>> ", in: bytes, from: middle) != nil
    {
      self = .conflict(at: start)
    } else {
      return nil
    }
  }

  /// Whether bytes are a pointer of Git LFS (its specification, version 1).
  package static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs".utf8)
  }

  /// Says that a file's bytes are such a remnant, at the line where it begins; nil for the file
  /// itself.
  package static func diagnostic(
    _ severity: Severity = .error, of bytes: [UInt8], file: String
  ) -> Diagnostic? {
    switch GitRemnant(in: bytes) {
    case .pointer: diagnostic(ofPointer: file, severity)
    case .conflict(let start):
      Diagnostic(
        severity,
        at: FileLocation(
          file: file, line: bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1, column: 1),
        "a merge conflict that is not resolved",
        hint: "keep one of the versions between <<<<<<< and >>>>>>>")
    case nil: nil
    }
  }

  /// Says that a file that could not be read is such a remnant; nil for another one, and for one
  /// of more than 32 MiB.
  package static func diagnostic(inFile path: String) -> Diagnostic? {
    let bytes = try? FileContents.read(path, limit: 32 << 20)
    return bytes.flatMap(\.self).flatMap { diagnostic(of: $0, file: path) }
  }

  /// Says that a line begins such a remnant; nil for a line that is read as itself.
  package static func diagnostic(ofLine line: ArraySlice<UInt8>, file: String) -> Diagnostic? {
    diagnostic(of: Array(line) + "\n=======\n>>>>>>> ".utf8, file: file)
  }

  /// Says that a file is a pointer of Git LFS.
  package static func diagnostic(
    ofPointer file: String, _ severity: Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      severity, at: FileLocation(file: file), "a Git LFS pointer instead of the file",
      hint: "fetch it with `git lfs pull`")
  }

  /// The offset of the first line that begins with `mark`, from the start of a line on.
  private static func lineStart(_ mark: String, in bytes: [UInt8], from start: Int) -> Int? {
    var line = start
    while line < bytes.count {
      let rest = bytes[line...]
      if rest.starts(with: mark.utf8) { return line }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      line = end + 1
    }
    return nil
  }
}
