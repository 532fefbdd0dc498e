/// Templates, the files each is made from, and the state in which those were last seen.
struct WatchedFiles {
  private var sources: [(template: String, files: [String])]
  private var stamps: [String: FileStamp?] = [:]

  /// Templates whose other files are not known yet.
  init(_ templates: [String]) {
    sources = templates.map { ($0, [$0]) }
    for template in templates { stamps[template] = .some(FileStamp(template)) }
  }

  /// Every file, each once, in a fixed order.
  var files: [String] {
    var seen: Set<String> = []
    return sources.flatMap(\.files).filter { seen.insert($0).inserted }
  }

  /// Whether a file is not there: perhaps an editor is about to put its new version in place.
  var lacksFile: Bool { files.contains { FileStamp($0) == nil } }

  /// Says what a template was made from. A file that was not known and has been written since the
  /// template was being read counts as changed: nobody can tell which of its states was read.
  mutating func setFiles(_ files: [String], of template: String, readSince start: FileStamp.Moment)
  {
    guard let index = sources.firstIndex(where: { $0.template == template }) else { return }
    sources[index].files = files.contains(template) ? files : [template] + files
    for file in files where stamps[file] == nil {
      let stamp = FileStamp(file)
      stamps[file] = .some(stamp.flatMap { $0.modified < start ? $0 : nil })
    }
  }

  /// Looks at every file again; the templates that are made from one that has changed since.
  mutating func takeChanges() -> [String] {
    var changed: Set<String> = []
    for file in files {
      let stamp = FileStamp(file)
      if stamps[file] != .some(stamp) { changed.insert(file) }
      stamps[file] = .some(stamp)
    }
    return sources.filter { !changed.isDisjoint(with: $0.files) }.map(\.template)
  }
}
