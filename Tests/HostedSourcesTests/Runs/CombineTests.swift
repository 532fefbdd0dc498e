import Testing

@Suite("Cells that bind with Combine")
struct CombineTests {
  /// What code notes until its view is laid out.
  private func notes(_ body: String, _ declarations: String = "", settings: String = "") throws
    -> String
  {
    let cells = try SwiftCells([
      "plumb.yaml": "sources: ['*.swift']\n" + settings,
      "Cell.swift": """
      import Combine
      import UIKit
      \(declarations)
      final class LogLabel: UILabel {
        var subscriptions = Set<AnyCancellable>()
        func note(_ value: Any) { text = [text, "\\(value)"].compactMap(\\.self).joined(separator: " ") }
        func run() {
      \(body)
        }
      }
      #Preview {
        let label = LogLabel()
        label.run()
        return label
      }
      """,
    ])
    let run = try cells.run(["frames", "Cell.swift", "--json"])
    let text =
      run.errors.firstMatch(of: #/printed: (.*)/#)?.output.1
      ?? run.output.firstMatch(of: #/"text": ?"([^"]*)"/#)?.output.1
    return text.map(String.init) ?? "\(run.output) \(run.errors)"
  }

  @Test("show the values of their view model")
  func viewModel() throws {
    let model = """
      final class Model: ObservableObject {
        @Published var name = "Ada"
        @Published private(set) var count = 0
        func add() { count += 1 }
      }
      """
    let text = try notes(
      """
      let model = Model()
      model.objectWillChange.sink { [weak model] in self.note("will(\\(model?.count ?? -1))") }
        .store(in: &subscriptions)
      model.$name.combineLatest(model.$count) { "\\($0)\\($1)" }
        .removeDuplicates()
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.note($0) }
        .store(in: &subscriptions)
      model.add()
      model.name = "Bo"
      model.name = "Bo"
      """, model)
    // Values come before the property has them; those for the main queue come once it runs.
    #expect(text == "will(0) will(1) will(1) Ada0 Ada1 Bo1")
  }

  /// Publishers, and what they deliver.
  private static let deliveries: [(publisher: String, notes: String)] = [
    ("[1, 2, 3].publisher.map { $0 * 2 }.filter { $0 > 2 }", "4 6 finished"),
    ("[1, 1, 2, 2, 1].publisher.removeDuplicates()", "1 2 1 finished"),
    ("[1, 2, 3].publisher.scan(10, +)", "11 13 16 finished"),
    ("[1, 2, 3].publisher.prefix(2).append(9)", "1 2 9 finished"),
    ("[1, 2, 3].publisher.dropFirst().prepend(7, 8)", "7 8 2 3 finished"),
    ("[1, 2].publisher.flatMap { [$0, $0 * 10].publisher }", "1 10 2 20 finished"),
    ("[1, 2, 3].publisher.zip([\"a\", \"b\"].publisher) { \"\\($0)\\($1)\" }", "1a 2b finished"),
    ("Just(1).merge(with: Just(2), Just(3)).collect()", "[1, 2, 3] finished"),
    ("Optional<Int>.none.publisher.replaceEmpty(with: 5)", "5 finished"),
    (
      "[\"1\", \"x\"].publisher.tryMap { text -> Int in guard let n = Int(text) else "
        + "{ throw URLError(.badURL) }; return n }.replaceError(with: -1)", "1 -1 finished"
    ),
    (
      "Just(Data(#\"{\"a\": 4}\"#.utf8)).decode(type: [String: Int].self, decoder: JSONDecoder())"
        + ".map { $0[\"a\"] ?? 0 }.catch { _ in Just(0) }", "4 finished"
    ),
    ("Future<Int, Never> { $0(.success(3)) }", "3 finished"),
    ("[[1, 2].publisher, [3].publisher].publisher.switchToLatest()", "1 2 3 finished"),
    ("Publishers.CombineLatest(Just(1), [2, 3].publisher).map { $0 + $1 }", "3 4 finished"),
    ("Deferred { Just(6) }.eraseToAnyPublisher().first()", "6 finished"),
    (
      "Fail<Int, URLError>(error: URLError(.badURL)).retry(2).mapError { _ in URLError(.timedOut) }"
        + ".catch { Just($0.code.rawValue) }", "-1001 finished"
    ),
    ("[3, 5].publisher.reduce(1, *).contains(15)", "true finished"),
  ]

  @Test("get values in Combine's order")
  func operators() throws {
    let runs = Self.deliveries.map { delivery in
      """
      \(delivery.publisher)
        .sink(receiveCompletion: { self.note($0) }, receiveValue: { self.note($0) })
        .store(in: &subscriptions)
      note("|")
      """
    }
    // More than frames print of a text.
    let printing = "\nprint(\"printed: \\(text ?? \"\")\")"
    let texts = try notes(runs.joined(separator: "\n") + printing).split(separator: "|")
    #expect(texts.count == Self.deliveries.count, "\(texts)")
    for (text, delivery) in zip(texts, Self.deliveries) {
      #expect(text.split(separator: " ").joined(separator: " ") == delivery.notes, "\(delivery)")
    }
  }

  @Test("hold subscriptions as long as they are kept")
  func subscriptions() throws {
    let text = try notes(
      """
      let subject = PassthroughSubject<Int, Never>()
      let current = CurrentValueSubject<String, Never>("a")
      var token: AnyCancellable? = subject.handleEvents(receiveCancel: { self.note("gone") })
        .sink { self.note($0) }
      subject.send(1)
      token = nil
      subject.send(2)
      _ = token
      current.sink { self.note($0) }.store(in: &subscriptions)
      current.value = "b"
      current.send(completion: .finished)
      current.send("c")
      note(current.value)
      let shared = subject.map { $0 + 1 }.handleEvents(receiveOutput: { _ in self.note("once") }).share()
      shared.sink { self.note($0) }.store(in: &subscriptions)
      shared.sink { self.note($0) }.store(in: &subscriptions)
      subject.send(4)
      subscriptions.removeAll()
      subject.send(5)
      """)
    #expect(text == "1 gone a b b once 5 5")
  }

  @Test("assign to properties, and run without the waits of operators")
  func assigning() throws {
    let text = try notes(
      """
      let (model, search) = (Model(), PassthroughSubject<String, Never>())
      self.model = model
      model.$title.map(Optional.some).assign(to: \\.accessibilityLabel, on: self).store(in: &subscriptions)
      search.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .handleEvents(receiveOutput: { self.note($0) })
        .assign(to: &model.$title)
      NotificationCenter.default.publisher(for: .init("load")).compactMap { $0.object as? String }
        .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
        .delay(for: .seconds(2), scheduler: DispatchQueue.main)
        .sink { self.note("\\($0) \\(model.title) \\(self.accessibilityLabel ?? "")") }
        .store(in: &subscriptions)
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { _ in self.note("tick") }.store(in: &subscriptions)
      URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/")).map(\\.data)
        .sink(receiveCompletion: { _ in self.note("end") }, receiveValue: { _ in })
        .store(in: &subscriptions)
      search.send("a")
      search.send("ab")
      NotificationCenter.default.post(name: .init("load"), object: "loaded")
      """,
      """
      final class Model { @Published var title = "none" }
      extension LogLabel { var model: Model? { get { nil } set { kept.append(newValue as Any) } } }
      var kept: [Any] = []
      """)
    #expect(text == "ab loaded ab ab")
  }

  @Test("are without it where plumb.yaml says so")
  func removed() throws {
    let cells = try SwiftCells([
      "plumb.yaml": "swift: { modules: { Combine: empty } }\n",
      "Cell.swift": """
      import UIKit
      #if canImport(Combine)
        import Combine
        let height = AnyCancellable.height
      #else
        let height = 31.0
      #endif
      #Preview { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }
      """,
    ])
    let run = try cells.run(["frames", "Cell.swift"])
    #expect(run.output.contains("height 31,"), "\(run.output) \(run.errors)")
  }
}
