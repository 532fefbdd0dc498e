/// What a coding agent has to know.
enum AgentsGuide {
  static let summary =
    "Lays out iOS table cells as UIKit does and draws them. Write a cell, lint it, look at it with"
    + " render, ask why, try a repair, lint again. Read plumb://agents first."
  static let text = summary
}
