import Testing
import UIKitCore

/// Whether a list is dense: a trait of an app.
private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UITraitCollection {
  fileprivate var density: Int { self[Density.self] }
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

private final class ReadingCell: UITableViewCell {
  var read: [Int] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    read.append(state.traitCollection.density)
  }
}

@Suite("Overridden traits")
struct TraitChangeTests {
  @Test("An app's own trait comes down to views below, and can be inherited again")
  func custom() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.density == 1)
    outer.traitOverrides.density = 3
    #expect(inner.traitCollection.density == 3)
    inner.traitOverrides.density = 4
    #expect(inner.traitCollection.density == 4)
    #expect(inner.traitOverrides.contains(Density.self))
    inner.traitOverrides.remove(Density.self)
    #expect(!inner.traitOverrides.contains(Density.self))
    #expect(inner.traitCollection.density == 3)
    #expect(UIView().traitCollection.density == 1)
  }

  @Test("Traits are read and replaced by their types")
  func types() {
    let traits = UITraitCollection { $0.density = 7 }
    #expect(traits.density == 7)
    #expect(traits.replacing(Density.self, value: 8).density == 8)
    #expect(traits.modifyingTraits { $0.userInterfaceStyle = .dark }.density == 7)
    let dark = traits.replacing(UITraitUserInterfaceStyle.self, value: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
    #expect(dark[UITraitUserInterfaceIdiom.self] == .phone)
    #expect(UITraitCollection(Density.self, value: 5).density == 5)
    #expect(UITraitCollection(traitsFrom: [traits, .current]).density == 7)
  }

  @Test("Only who asked for a trait is told, with the traits of before")
  func registrations() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var told: [String] = []
    inner.registerForTraitChanges([Density.self]) { (view: UIView, former) in
      told.append("density \(former.density) \(view.traitCollection.density)")
    }
    let token = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, former) in
      told.append("style \(former.userInterfaceStyle == view.traitCollection.userInterfaceStyle)")
    }
    outer.traitOverrides.density = 2
    outer.traitOverrides.density = 2
    outer.overrideUserInterfaceStyle = .dark
    inner.overrideUserInterfaceStyle = .light
    // Hidden by the view's own.
    outer.overrideUserInterfaceStyle = .light
    inner.unregisterForTraitChanges(token)
    inner.overrideUserInterfaceStyle = .dark
    outer.traitOverrides.density = 3
    #expect(told == ["density 1 2", "style false", "style false", "density 2 3"])
  }

  @Test("A cell's configuration is updated")
  func configurations() {
    let table = UITableView()
    let cell = ReadingCell(style: .default, reuseIdentifier: nil)
    table.addSubview(cell)
    cell.layoutIfNeeded()
    table.traitOverrides.density = 6
    cell.layoutIfNeeded()
    #expect(cell.read == [1, 6])
  }
}
