import Foundation
import TestSupport
import Testing

@testable import HostedSources

/// Modules that stand in for Apple's, in hosts that are built with them.
@Suite("Stand-ins for Apple's modules", .enabled(if: SwiftCells.isAvailable))
struct StandInTests {
  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Apps/StandIns")

  /// The modules, from their folders.
  private static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasPrefix(".") }
  }

  @Test("can all be imported at once, and their views are fields")
  func all() throws {
    let modules = try Self.modules()
    #expect(modules.count > 40)
    let imports = modules.map { ["import", $0].joined(separator: " ") + "\n" }.joined()
    let cells = try SwiftCells(["PageCell.swift": imports + Self.cell])
    let run = try cells.run(["frames", "PageCell.swift"])
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(run.code == 0, "\(run.errors)")
    // 50 + 4 + 60 + 4 + 40 + 4 + 20.5 = 182.5.
    for line in [
      "0.0 height 182.5, content 182.5", "page WKWebView 0 0 320 50", "map MKMapView 0 54 320 60",
      "player PlayerView 0 118 320 40", "label UILabel 0 162 320 20.5",
      "0.1 Safari height 568, content 568",
    ] { #expect(lines.contains(line), "\(run.output)") }
    let fields = ["WKWebView", "MKMapView", "AVPlayerLayer", "SFSafariViewController"]
    #expect(
      run.errors.split(separator: "\n").map { $0.split(separator: "'")[1] }
        == fields.map { $0[...] })
  }

  @Test("are listed in SwiftCells.md")
  func documented() throws {
    let path = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/SwiftCells.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    let known = ["Combine", "FieldViews", "SwiftUI"]
    let missing = try Self.modules().filter { !known.contains($0) && !text.contains("`\($0)`") }
    #expect(missing == [])
  }

  /// A cell with a page, a map, a film and the title of a managed object.
  private static let cell = #"""
    @objc(Post) final class Post: NSManagedObject {
      @NSManaged var title: String?
      @NSManaged var count: Int64
    }

    final class PlayerView: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
      var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
    }

    final class PageCell: UITableViewCell, WKNavigationDelegate, MKMapViewDelegate, NSFetchedResultsControllerDelegate {
      let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      let map = MKMapView()
      let player = PlayerView()
      let model = CurrentValueSubject<String, Never>("x")
      let label = UILabel()
      var bag = Set<AnyCancellable>()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let stack = UIStackView(arrangedSubviews: [page, map, player, label])
        stack.axis = .vertical
        stack.spacing = 4
        stack.frame = contentView.bounds
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: contentView.topAnchor),
          stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          page.heightAnchor.constraint(equalToConstant: 50),
          map.heightAnchor.constraint(equalToConstant: 60),
          player.heightAnchor.constraint(equalToConstant: 40),
        ])
        page.navigationDelegate = self
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        player.playerLayer.player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)
        player.playerLayer.videoGravity = .resizeAspectFill
        map.setRegion(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), latitudinalMeters: 100, longitudinalMeters: 100), animated: false)
        model.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
      }
      required init?(coder: NSCoder) { nil }
      func show(_ post: Post) { label.text = post.title }
      func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let url = action.request.url else { return decisionHandler(.allow) }
        UIApplication.shared.open(url)
        decisionHandler(.cancel)
      }
    }
    #Preview {
      let cell = PageCell()
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      let post = Post(context: context)
      post.title = "A title"
      cell.show(post)
      return cell
    }
    #Preview("Safari") { SFSafariViewController(url: URL(string: "https://example.com")!) }

    """#
}
