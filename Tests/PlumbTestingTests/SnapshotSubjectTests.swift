import PlumbKit
import PlumbTesting
import Testing

@Suite("What snapshots are taken of")
struct SnapshotSubjectTests {
  /// The layout that was recorded under a name.
  private func tree(
    _ height: SnapshotHeight = .content, of subject: @autoclosure () -> some SnapshotSubject,
    devices: [String] = [], orientations: [Orientation] = [], function: String = #function
  ) throws -> (tree: String, size: [Int]) {
    let bench = try Bench()
    bench.run(.all) {
      assertSnapshot(
        of: subject(), named: "it", devices: devices, orientations: orientations, height: height,
        testName: function)
    }
    return try bench.recorded()
  }

  @Test("A cell is as high as its table makes it, with the separator")
  func cell() throws {
    let (tree, size) = try tree(of: NoteCell("Tea"))
    #expect(size == [640, 85])
    #expect(tree.contains(#""id":"0.0""#), "\(tree)")
  }

  @Test("Cells of an array are the rows of one table")
  func rows() throws {
    let (tree, size) = try tree(of: [NoteCell("Tea"), NoteCell("Coffee"), NoteCell("Milk")])
    #expect(size == [640, 255])
    #expect(tree.contains(#""id":"0.2""#), "\(tree)")
  }

  @Test("A view is as high as its constraints ask for")
  func view() throws {
    func make() -> UIView {
      let view = UIView()
      let label = UILabel()
      label.text = "Tea"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      ])
      return view
    }
    let (_, size) = try tree(of: make())
    #expect(size == [640, 81])
  }

  @Test("A label by itself is as high as its text")
  func label() throws {
    func make() -> UILabel {
      let label = UILabel()
      label.text = "A text that is too long for one line of three hundred and twenty points"
      label.numberOfLines = 0
      return label
    }
    let (_, size) = try tree(of: make())
    #expect(size == [640, 82])
  }

  @Test("A view that is placed by frames keeps its height")
  func frames() throws {
    let (_, size) = try tree(of: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60)))
    #expect(size == [640, 120])
  }

  @Test("A table has all its rows, however small its frame")
  func table() throws {
    final class List: UITableView, UITableViewDataSource {
      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
        rowHeight = 50
        dataSource = self
      }
      required init?(coder: NSCoder) { nil }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        NoteCell("Row \(indexPath.row)")
      }
    }
    #expect(try tree(of: List()).size == [640, 2000])
    #expect(try tree(300, of: List()).size == [640, 600])
  }

  @Test(
    "A height that is given counts, and that of the screen",
    arguments: [(SnapshotHeight.points(60), 120), (44.5, 89), (100, 200), (.screen, 1136)])
  func heights(height: SnapshotHeight, pixels: Int) throws {
    let (_, size) = try tree(height, of: NoteCell("Tea"), function: "heights")
    #expect(size == [640, pixels])
  }

  @Test("On a device the safe area pushes the content in")
  func safeArea() throws {
    let (tree, size) = try tree(
      of: NoteCell("Tea"), devices: ["iPhone X"], orientations: [.landscape])
    #expect(size.first == 812 * 3)
    #expect(tree.contains(#""variant":["iPhone X landscape"]"#), "\(tree)")
    #expect(tree.contains(#""frame":[44,0,724,"#), "\(tree)")
  }

  @Test("A model that says how it is shown can be asserted itself")
  func model() throws {
    #expect(try tree(of: Note(text: "Tea")).size == [640, 85])
  }

  private struct Note: SnapshotSubject {
    let text: String
    func snapshotView() -> UIView { NoteCell(text) }
  }
}
