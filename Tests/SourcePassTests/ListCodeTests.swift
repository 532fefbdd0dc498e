import Testing

@testable import SourcePass

@Suite("What the code of a list gives a cell")
struct ListCodeTests {
  private static let cell = """
    import UIKit
    final class MovieCell: UITableViewCell {
      @IBOutlet weak var titleLabel: UILabel!
      let dateLabel = UILabel()
      let poster: UIImageView = UIImageView()
      let button: UIButton = UIButton()
      var rank: Int = 0
      func begin(with movie: String) {}
    }
    """

  private func calls(_ list: String, cell: String = Self.cell) -> [SourcePass.SampleCall] {
    let pass = SourcePass([.init(path: "MovieCell.swift", text: Array(cell.utf8))])
    let file = SourcePass.ListFile(name: "Movies.swift", text: Array(list.utf8))
    return pass.sampleCalls(of: pass.classes, filledBy: [file]).flatMap(\.self)
  }

  /// The steps of the first call, as a person reads them.
  private func steps(_ body: String, before: String = "") -> [String] {
    let list = """
      \(before)
      func cell(_ list: UITableView, _ path: IndexPath) -> UITableViewCell {
        let cell = list.dequeueReusableCell(withIdentifier: "Movie", for: path) as! MovieCell
        \(body)
        return cell
      }
      """
    return (calls(list).first?.steps ?? []).map { step in
      step.start + step.arguments.map { $0.text(for: .person) }.joined(separator: ", ") + step.end
    }
  }

  @Test(
    "is a text as it is written, or words by the names of values",
    arguments: [
      ("cell.titleLabel.text = \"Home\"", "cell.titleLabel?.text = \"Home\""),
      (
        "cell.titleLabel.text = movies[path.row].authorName",
        "cell.titleLabel?.text = \"Anna Keller\""
      ),
      ("cell.titleLabel?.text = titles[path.row]", "cell.titleLabel?.text = \"Map\""),
      ("cell.titleLabel.text = item[\"price\"] as? String", "cell.titleLabel?.text = \"$12.50\""),
      (
        "cell.dateLabel.text = \"on: \\(all[path.row])\"",
        "cell.dateLabel.text = \"on: 12 May 2026\""
      ),
      (
        "cell.titleLabel.text = \"at \\(point.latitude), \\(point.longitude)\"",
        "cell.titleLabel?.text = \"at 52.5, 13.4\""
      ),
      (
        "cell.titleLabel.text = movie.isNew ? \"\" : movie.subtitle ?? \"-\"",
        "cell.titleLabel?.text = \"Subtitle\""
      ),
      (
        "cell.titleLabel.text = \"menu.home\".localized()",
        "cell.titleLabel?.text = NSLocalizedString(\"menu.home\", comment: \"\")"
      ),
      (
        "cell.poster.image = UIImage(named: \"map\")", "cell.poster.image = UIImage(named: \"map\")"
      ),
      (
        "cell.poster.image = UIImage(systemName: path.row == 0 ? \"star\" : \"heart\")",
        "cell.poster.image = UIImage(systemName: \"star\")"
      ),
      (
        "cell.poster.image = UIImage(named: titles[path.row])",
        "cell.poster.image = UIImage(named: \"Map\")"
      ),
      (
        "cell.poster.kf.setImage(with: movie.url)",
        "cell.poster.image = UIImage(systemName: \"photo\")"
      ),
      (
        "cell.button.setTitle(\"Buy\", for: .normal)",
        "cell.button.setTitle(\"Buy\", for: .normal)"
      ),
      ("cell.begin(with: movies[path.row])", "cell.begin(with: \"Movie\")"),
      ("cell.textLabel?.text = names.first", "cell.textLabel?.text = \"Names\""),
    ])
  func values(body: String, step: String) {
    #expect(steps(body, before: "let titles = [\"Map\", \"Alarm\"]") == [step])
  }

  @Test("is what the first branch gives, and settings outside of branches")
  func branches() {
    let steps = steps(
      """
      if path.row == 0 {
        cell.titleLabel.text = "Map"
        cell.poster.isHidden = true
      } else {
        cell.titleLabel.text = "Alarm"
      }
      cell.titleLabel.textColor = .red
      """)
    #expect(steps == ["cell.titleLabel?.text = \"Map\"", "cell.titleLabel?.textColor = .red"])
  }

  @Test(
    "is found wherever a cell is named",
    arguments: [
      "guard let row = list.dequeue(id) as? MovieCell else { return UITableViewCell() }\n%",
      "let row: MovieCell = list.dequeue(for: path)\n%",
      "let row = list.dequeue(MovieCell.self, for: path)\n%",
      "func fill(_ row: MovieCell, with movie: Movie) {\n%\n}",
      "let all = UICollectionView.CellRegistration<MovieCell, Movie> { row, path, movie in\n%\n}",
      "movies.bind(to: list.rx.items(cellIdentifier: id, cellType: MovieCell.self)) { _, _, row in\n%\n}",
      "list.register(MovieCell.self, forCellReuseIdentifier: id)\nlist.title = id\nlist.other = id\n"
        + "let row = list.dequeue(id) as! MovieCell\n%",
    ])
  func places(code: String) throws {
    let list = code.replacing("%", with: "row.titleLabel.text = \"Map\"")
    let call = try #require(calls(list).first)
    #expect(call.list != nil && call.title.hasPrefix("titleLabel.text, as in Movies.swift:"))
  }

  @Test("goes before a method only where it shows more")
  func order() {
    let configured = Self.cell.replacing("func begin(", with: "func configure(")
    let start = "let cell = list.dequeue(id) as! MovieCell\n"
    let same = calls(start + "cell.configure(with: movie)", cell: configured)
    let more = calls(
      start + "cell.configure(with: movie)\ncell.dateLabel.text = \"now\"", cell: configured)
    let other = calls(start + "cell.dateLabel.text = \"now\"", cell: configured)
    #expect([same, more, other].map { $0.first?.list != nil } == [false, true, false])
  }

  @Test("loses the steps that do not compile, and keeps its lines")
  func dropping() throws {
    let call = try #require(
      calls(
        """
        let cell = list.dequeue(id) as! MovieCell
        cell.titleLabel.text = "Map"
        cell.dateLabel.text = "now"
        """
      ).first)
    let lines = call.function("show").split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = try #require(lines.firstIndex { $0.contains("dateLabel") })
    let rest = try #require(call.dropping(lines: [wrong]))
    #expect(rest.function("show").contains("Map") && !rest.function("show").contains("now"))
    #expect(
      rest.function("show").split(separator: "\n", omittingEmptySubsequences: false).count
        == lines.count)
    #expect(rest.isSame(as: call) && rest.dropping(lines: [wrong - 2]) == nil)
    #expect(rest.title == "titleLabel.text, as in Movies.swift:1")
    #expect(!rest.preview(root: "UITableViewCell").contains("now"))
  }

  @Test(
    "ends with torn sources", arguments: ["cell.titleLabel.text = \"a\\(b", "cell.titleLabel.", ""])
  func torn(tail: String) {
    _ = calls("let cell = list.dequeue(id) as! MovieCell\n" + tail)
    _ = calls("let cell = (((MovieCell.self\n" + tail)
  }
}
