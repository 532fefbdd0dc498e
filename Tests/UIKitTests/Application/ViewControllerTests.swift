import Testing

@testable import UIKit

@Suite("View controllers", .estimatedText)
struct ViewControllerTests {
  private final class Recorder: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
  }

  @Test("load their view on first use, and appear in a window")
  func life() {
    let controller = Recorder()
    #expect(!controller.isViewLoaded && controller.calls == [])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.calls == ["didLoad", "willAppear", "didAppear", "didLayout"])
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
    #expect(controller.view.next === controller)
  }

  @Test("know their parents and children")
  func children() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.parent === parent && parent.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil && parent.children == [])
    let navigation = UINavigationController(rootViewController: child)
    #expect(child.navigationController === navigation)
    navigation.pushViewController(parent, animated: false)
    #expect(navigation.topViewController === parent)
    #expect(navigation.popViewController(animated: false) === parent)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  private final class BarHider: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  @Test("A controller may hide the bar while it appears")
  func hiddenBar() {
    let navigation = UINavigationController(rootViewController: BarHider())
    #expect(navigation.view.subviews == [navigation.topViewController?.view])
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(navigation.view.subviews.last === navigation.navigationBar)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 44)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 0)
  }

  @Test("The bar of a stack is below what the system covers")
  func coveredBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.view.setSafeAreaInsets(UIEdgeInsets(top: 47))
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.minY == 47)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 91)
  }

  @Test("A bar has a ground above what is scrolled, or if the app says so, and large titles else")
  func barAtEdge() {
    let list = UITableViewController()
    let navigation = UINavigationController(rootViewController: list)
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = true
    func lay() {
      navigation.view.setNeedsLayout()
      navigation.view.layoutIfNeeded()
    }
    lay()
    #expect(bar.groundColor == nil && bar.frame.height == 96)
    list.navigationItem.largeTitleDisplayMode = .never
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.scrollEdgeAppearance?.backgroundColor = .systemRed
    lay()
    #expect(bar.groundColor == .systemRed && bar.frame.height == 44)
    bar.scrollEdgeAppearance?.configureWithTransparentBackground()
    #expect(bar.groundColor == nil)
    list.tableView.contentOffset.y = 30
    lay()
    #expect(bar.groundColor != nil)
  }

  @Test("A tab bar's controller shows the chosen one above its bar")
  func tabs() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    #expect(tabs.view.subviews == [first.view, tabs.tabBar])
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    #expect(first.view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 1
    #expect(tabs.view.subviews == [second.view, tabs.tabBar])
  }

  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 30 }
  }

  @Test("A table's controller is its data source and delegate")
  func table() {
    let controller = Table(style: .plain)
    let table: UITableView = controller.tableView
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 60)
  }

  @Test("The guide of the bar at the top ends where the safe area begins")
  func guides() {
    let controller = UIViewController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.setSafeAreaInsets(UIEdgeInsets(top: 20, bottom: 10))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 20, width: 100, height: 70))
  }
}
