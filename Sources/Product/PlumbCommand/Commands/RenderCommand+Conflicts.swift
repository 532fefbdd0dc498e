import PlumbKit

/// Options that are right alone and cannot go together.
extension RenderCommand {
  /// One file, and one stream, hold one picture. Variants that the template asks for are found out
  /// about later.
  func refuseOnePlaceForMany() throws(ArgumentError) {
    guard let place = singlePlace else { return }
    if files.count > 1 {
      throw .conflicting(
        place, with: "\(files.count) input files", reason: "it names one picture; name a folder")
    }
    if request.sheet == nil, request.layout.variantCount > 1 {
      throw .conflicting(
        place, with: "\(request.layout.variantCount) variants",
        reason: "it names one picture; name a folder")
    }
  }

  func refuseConflicts() throws(ArgumentError) {
    if request.output == .stream, preview != .none {
      throw .conflicting(
        "--output -", with: "--preview", reason: "both are written to standard output")
    }
    if request.hasLegend, request.layers.isEmpty {
      throw .conflicting("--legend", with: "no --layers", reason: "there is nothing to explain")
    }
    if request.views != nil, request.layers.isEmpty {
      throw .conflicting("--views", with: "no --layers", reason: "no layer is drawn")
    }
    guard isWatching else { return }
    if continuation.source != nil {
      throw .conflicting(
        "--watch", with: "--continue-after", reason: "every file is drawn again when it changes")
    }
    if request.output == .stream {
      throw .conflicting(
        "--watch", with: "--output -", reason: "standard output takes one picture")
    }
    if files.contains(PlumbSession.standardInput) {
      throw .conflicting("--watch", with: "-", reason: "standard input is read once")
    }
  }

  /// The option that says where the only picture goes; nil when several may be written.
  var singlePlace: String? {
    switch request.output {
    case .file(let path): "--output \(path)"
    case .stream: "--output -"
    case .folder, .nowhere: nil
    }
  }
}
