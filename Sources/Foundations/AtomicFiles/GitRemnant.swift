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

  package var message: String {
    switch self {
    case .pointer: "a Git LFS pointer instead of the file"
    case .conflict: "a merge conflict that is not resolved"
    }
  }

  package var hint: String {
    switch self {
    case .pointer: "fetch it with `git lfs pull`"
    case .conflict: "keep one of the versions between <<<<<<< and >>>>>>>"
    }
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
