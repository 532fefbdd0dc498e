/// Finds out why views of files are where they are.
public struct WhyFinder {
  private let session: PlumbSession

  /// Lays out with the fonts of a session.
  public init(_ session: PlumbSession) { self.session = session }

  /// The answers to one question; throws what a question of several keeps as its result.
  public func answers(
    to question: WhyQuestion, in file: String, scene: String? = nil, _ request: LayoutRequest
  ) throws(PlumbError) -> [WhyAnswer] {
    try answers(to: [question], in: file, scene: scene, request).first?.get() ?? []
  }

  /// Why attributes of views in rows have their values, in each variant of the request; the rows
  /// are laid out once for all questions.
  ///
  /// - Parameter scene: which cell of an Interface Builder file, by id or reuse identifier; each is
  ///   a row.
  /// - Returns: for each question its answers, or an error for a row or view that is not there.
  /// - Throws: `PlumbError` for a file that cannot be read or laid out.
  public func answers(
    to questions: [WhyQuestion], in file: String, scene: String? = nil, _ request: LayoutRequest
  ) throws(PlumbError) -> [Result<[WhyAnswer], PlumbError>] {
    var results = questions.map { _ in Result<[WhyAnswer], PlumbError>.success([]) }
    try session.forEachLayout(of: file, scene: scene, request) { rows throws(PlumbError) in
      var searches = questions.map { WhySearch($0, file) }
      try rows.forEach { row in
        for index in searches.indices { searches[index].look(at: row) }
      }
      for (index, search) in searches.enumerated() {
        results[index] = results[index].flatMap { known in search.result.map { known + $0 } }
      }
    }
    return results
  }
}

extension PlumbError {
  /// A row that a table of `count` rows does not have.
  static func noRow(_ name: String, of count: Int, in file: String) -> PlumbError {
    PlumbError(
      file, "there is no row \(Diagnostic.quoted(name))",
      hint: count == 0 ? "the table is empty" : "rows are 0 to \(count - 1), or section.row")
  }
}

/// Looks for the row that a question is about: the one that it names, else the first row of a
/// table, else each cell of an Interface Builder file that has such a view.
private struct WhySearch {
  private let question: WhyQuestion
  private let file: String
  private var rows = 0
  private var answers: [WhyAnswer] = []
  private var asked: [(title: String, ids: [String])] = []

  init(_ question: WhyQuestion, _ file: String) {
    self.question = question
    self.file = file
  }

  /// Asks the row if the question is about it.
  mutating func look(at row: LaidOutRow) {
    rows += 1
    if let name = question.row {
      guard asked.isEmpty, row.isCalled(name) else { return }
    } else {
      guard asked.isEmpty || row.subject.isOnCanvas else { return }
    }
    let reader = WhyReader(row)
    var answer =
      reader.answer(question)
      ?? question.inside(row.reuseIdentifier).flatMap { inside in reader.answer(inside) }
    answer?.variant = row.variant
    answer?.file = file
    if let answer { answers.append(answer) }
    asked.append((row.title, reader.viewIDs))
  }

  /// The answers; an error where there is no such row, or no such view in it.
  var result: Result<[WhyAnswer], PlumbError> {
    answers.isEmpty ? .failure(error) : .success(answers)
  }

  private var error: PlumbError {
    guard let first = asked.first else {
      return .noRow(question.row ?? "0", of: rows, in: file)
    }
    let ids = asked.flatMap(\.ids)
    let owner = asked.count == 1 ? "\(first.title) has no view" : "no cell has a view"
    return PlumbError(
      file, "\(owner) \(Diagnostic.quoted(question.view))",
      hint: Diagnostic.didYouMean(question.view, in: ids)
        ?? "\(asked.count == 1 ? "it has" : "they have") \(Diagnostic.choices(ids))")
  }
}
