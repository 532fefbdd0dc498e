import CellSources
import Testing

@Suite("Heights that an app's code gives rows")
struct RowHeightSourcesTests {
  @Test(
    "one number for all rows, however it is written",
    arguments: [
      ("class L { let c = FeedCell(); func x() { table.rowHeight = 80 } }", 80.0),
      (
        "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {\n    80\n}  // FeedCell",
        80
      ),
      (
        "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { return 80.5 }\nFeedCell()",
        80.5
      ),
      (
        "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { return i.row == 0 ? 80 : 40 }; FeedCell()",
        nil
      ),
      ("func x() { a.rowHeight = 80; b.rowHeight = 60; FeedCell() }", nil),
      ("func x() { a.rowHeight = UITableView.automaticDimension; FeedCell() }", nil),
      ("func x() { a.rowHeight = 80 }", nil),
    ])
  func numbers(code: String, height: Double?) {
    #expect(RowHeightSources([code]).height(on: "FeedCell") == height)
  }

  @Test("none where files differ")
  func files() {
    let code = { (height: Int) in "func x() { FeedCell(); a.rowHeight = \(height)\n }" }
    #expect(RowHeightSources([code(80), code(80)]).height(on: "FeedCell") == 80)
    #expect(RowHeightSources([code(80), code(60)]).height(on: "FeedCell") == nil)
  }
}
