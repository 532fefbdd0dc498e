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

@Suite("Controllers with bars", .estimatedText)
struct ContainerTests {
  private final class Screen: UIViewController {
    let box = UIView()
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Inbox"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
    }

    override func updateViewConstraints() {
      calls.append("update")
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      ])
      super.updateViewConstraints()
    }

    override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
  }

  /// Windows are kept by nobody else.
  private final class Screens { var windows: [UIWindow] = [] }
  private let screens = Screens()

  /// Lays out a controller on a screen of a size, with the safe area of an iPhone 15.
  private func layOut(
    _ controller: UIViewController, _ width: CGFloat = 393, _ height: CGFloat = 852
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.setSafeAreaInsets(
      width < height
        ? UIEdgeInsets(top: 59, bottom: 34) : UIEdgeInsets(left: 59, bottom: 21, right: 59))
    window.rootViewController = controller
    window.layoutIfNeeded()
    screens.windows.append(window)
  }

  @Test("A navigation bar lies below the status bar, with its title and items")
  func navigation() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    layOut(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(screen.box.frame == CGRect(x: 0, y: 103, width: 393, height: 715))
    #expect(navigation.navigationBar.topItem?.title == "Inbox")
    #expect(screen.calls.contains("update") && screen.calls.contains("safe area"))
  }

  @Test("A large title makes the bar 52 points higher, unless its screen has none")
  func largeTitle() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    layOut(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(screen.box.frame.minY == 155)
    screen.navigationItem.largeTitleDisplayMode = .never
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(screen.box.frame.minY == 103)
  }

  @Test(
    "Bars are 32 points high on a phone on its side, but for the widest",
    arguments: [
      (CGSize(width: 852, height: 393), 32), (CGSize(width: 932, height: 430), 44),
    ])
  func onItsSide(size: CGSize, height: CGFloat) {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    layOut(navigation, size.width, size.height)
    #expect(navigation.navigationBar.frame.height == height)
    #expect(screen.box.frame.minX == 59 && screen.box.frame.minY == height)
  }

  @Test("A tab bar shows the chosen controller above the home indicator")
  func tabs() {
    let (first, second) = (Screen(), Screen())
    let tabs = UITabBarController()
    tabs.setViewControllers(
      [UINavigationController(rootViewController: first), second], animated: false)
    layOut(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(first.box.frame == CGRect(x: 0, y: 103, width: 393, height: 666))
    #expect(first.view.window != nil && second.viewIfLoaded?.window == nil)
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    #expect(second.box.frame == CGRect(x: 0, y: 59, width: 393, height: 710))
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
  }

  @Test("Additional insets are added to those of the screen")
  func additional() {
    let screen = Screen()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    layOut(screen)
    #expect(screen.box.frame == CGRect(x: 5, y: 69, width: 388, height: 749))
  }

  @Test(
    "Above content that is not scrolled a bar has no ground since iOS 15, unless a look says so")
  func grounds() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    let bar = navigation.navigationBar
    layOut(navigation)
    #expect(bar.groundColor == nil)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = look
    #expect(bar.groundColor == nil)
    bar.scrollEdgeAppearance = look
    #expect(bar.groundColor == .systemRed && bar.hasLine)
    look.configureWithTransparentBackground()
    #expect(bar.groundColor == nil && !bar.hasLine)
    #expect(UINavigationBar(frame: bar.frame).groundColor != nil)
  }
}
