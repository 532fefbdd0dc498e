/// Options that several commands of the group have.
extension OptionSyntax {
  static let project = OptionSyntax(
    name: "project", placeholder: "PATH", values: .path,
    help: "the project file or its folder (plumb.yaml here or above)")
  static let artifacts = OptionSyntax(
    name: "artifacts", placeholder: "DIR", values: .folder,
    help: "where pictures of failures and reports are (PLUMB_ARTIFACTS, else .plumb beside the"
      + " project file)")
  static let filter = OptionSyntax(
    name: "filter", placeholder: "PATTERN", isRepeatable: true,
    help: "only snapshots whose name or source has this in it; with * or ? a glob for all of it;"
      + " repeat it for several")
}
