import Diagnostics

/// Finds out why views of files are where they are.
public struct WhyFinder {
  private let session: PlumbSession

  /// Lays out with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// Why an attribute of a view in a row has its value, in each variant of the request.
  ///
  /// - Parameter scene: which cell of an Interface Builder file, by id or reuse identifier; each is
  ///   a row.
  /// - Throws: `PlumbError` for a row, view or attribute that is not there.
  public func answers(
    to question: WhyQuestion, in file: String, scene: String? = nil, _ request: LayoutRequest
  ) throws(PlumbError) -> [WhyAnswer] {
    var answers: [WhyAnswer] = []
    var search: WhySearch?
    try session.forEachRow(of: file, scene: scene, request) { row throws(PlumbError) in
      // A new variant begins with its first row.
      if row.number == 0 {
        try search?.check()
        search = WhySearch(question, file)
      }
      if let answer = search?.answer(row) { answers.append(answer) }
    }
    try (search ?? WhySearch(question, file)).check()
    return answers
  }
}

/// Looks for the row that a question is about: the one that it names, else the first row of a
/// table, else each cell of an Interface Builder file that has such a view.
private struct WhySearch {
  private let question: WhyQuestion
  private let file: String
  private var rows = 0
  private var hasAnswer = false
  /// Of the rows that were asked.
  private var asked: [(title: String, ids: [String])] = []

  init(_ question: WhyQuestion, _ file: String) {
    self.question = question
    self.file = file
  }

  mutating func answer(_ row: LaidOutRow) -> WhyAnswer? {
    rows += 1
    if let name = question.row {
      guard asked.isEmpty, row.isCalled(name) else { return nil }
    } else {
      guard asked.isEmpty || row.subject.isOnCanvas else { return nil }
    }
    let reader = WhyReader(row)
    let answer =
      reader.answer(question)
      ?? question.inside(row.reuseIdentifier).flatMap { inside in reader.answer(inside) }
    if answer != nil { hasAnswer = true }
    asked.append((row.title, reader.viewIDs))
    return answer
  }

  /// - Throws: `PlumbError` where there is no such row, or no such view in it.
  func check() throws(PlumbError) {
    guard !hasAnswer else { return }
    guard let first = asked.first else {
      throw PlumbError(
        file, "there is no row \(Diagnostic.quoted(question.row ?? "0"))",
        hint: rows == 0 ? "the table is empty" : "rows are 0 to \(rows - 1), or section.row")
    }
    let ids = asked.flatMap(\.ids)
    let owner = asked.count == 1 ? "\(first.title) has no view" : "no cell has a view"
    throw PlumbError(
      file, "\(owner) \(Diagnostic.quoted(question.view))",
      hint: Diagnostic.didYouMean(question.view, in: ids)
        ?? "\(asked.count == 1 ? "it has" : "they have") \(Diagnostic.choices(ids))")
  }
}
