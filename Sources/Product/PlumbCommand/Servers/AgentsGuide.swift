/// What a coding agent has to know, short enough to be read whole: at most 6,000 characters.
enum AgentsGuide {
  static let summary =
    "Lays out iOS table cells as UIKit does and draws them. Write a cell, lint it, look at it with"
    + " render, ask why, try a repair, lint again. Read plumb://agents first."

  static let text = String(
    decoding: PackageResources.agents_md.dropLast(), as: UTF8.self)
}
