import CellTemplates
import Diagnostics
import Linting
import Reading

/// Reads the sections of a project file.
struct ProjectFileReader {
  private let section: SectionReader

  init(file: String, log: DiagnosticLog) { section = SectionReader(file: file, log: log) }

  func read(_ root: YAMLNode) -> ProjectFile {
    var project = ProjectFile(path: section.file)
    section.forEachEntry(of: root, called: "a project file", keys: .project) { entry in
      read(entry, into: &project)
    }
    FolderCheck(section).check(project, root)
    return project
  }

  private func read(_ entry: YAMLEntry, into project: inout ProjectFile) {
    let node = entry.value
    switch entry.key {
    case "sources": project.sources = SourcesSection(section).read(node)
    case "data": project.contents = DataSection(section).read(node)
    case "variants":
      project.variants = VariantEntry.read(node, file: section.file, log: section.log)
    case "fonts":
      project.fonts = section.path(node, "the path of a folder of fonts")
      project.fontsLocation = section.location(node.mark)
    case "profile": project.profile = section.choice(node, KeyTable.profiles, called: "profile")
    case "snapshots": project.snapshots = SnapshotsSection(section).read(node)
    default: project.lint = LintSection(section).read(node)
    }
  }
}

/// Folders that a run writes into must not be those that it reads from.
private struct FolderCheck {
  private let section: SectionReader

  init(_ section: SectionReader) { self.section = section }

  func check(_ project: ProjectFile, _ root: YAMLNode) {
    let references = names(project.snapshots.references)
    let artifacts = names(project.snapshots.artifacts)
    let node = root.entries?.first { $0.key == "snapshots" }?.value
    guard artifacts.starts(with: references) || references.starts(with: artifacts) else { return }
    section.error(
      node?.mark ?? root.mark,
      "'references' and 'artifacts' of 'snapshots' lie one in the other",
      expected: "folders of their own",
      hint: "references are kept, artifacts thrown away")
  }

  private func names(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
