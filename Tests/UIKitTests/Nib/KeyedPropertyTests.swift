// Outlets are written as on iOS.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import TestSupport
import Testing

@testable import UIKitCore

private final class Base: UIView {
  @Outlet var title: UILabel!
}

@Suite("Properties by name")
struct KeyedPropertyTests {
  private func problems(_ body: () -> Void) -> [KeyProblem] {
    let log = KeyProblemLog()
    KeyProblemLog.$current.withValue(log, operation: body)
    return log.problems
  }

  @Test("Each class that has a property of that name takes it")
  func sharedNames() {
    LayoutEnvironment.fixed().perform {
      let label = UILabel()
      let field = UITextField()
      label.setValue("a", forKey: "text")
      field.setValue("b", forKey: "text")
      #expect(label.text == "a")
      #expect(field.text == "b")
    }
  }

  @Test("Numbers may be switches, and what is not finite is refused")
  func numbers() {
    LayoutEnvironment.fixed().perform {
      let view = UIView()
      view.setValue(NSNumber(value: true), forKey: "hidden")
      #expect(view.isHidden)
      #expect(
        problems { view.setValue(NSNumber(value: Double.nan), forKey: "alpha") }.count == 1)
      #expect(view.alpha == 1)
    }
  }

  @Test("Paths lead through outlets and the framework's own views")
  func paths() {
    LayoutEnvironment.fixed().perform {
      let base = Base()
      base.title = UILabel()
      base.setValue("x", forKeyPath: "title.text")
      #expect(base.title.text == "x")
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.setValue("y", forKeyPath: "detailTextLabel.text")
      #expect(cell.detailTextLabel?.text == "y")
    }
  }

  @Test("A path that leads round in a circle ends in a problem, not on the stack")
  func circle() {
    LayoutEnvironment.fixed().perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let path = String(repeating: "contentView.superview.", count: 100_000) + "tag"
      #expect(problems { cell.setValue(1, forKeyPath: path) }.count == 1)
    }
  }

  @Test("A name that nobody knows is told with those that are there")
  func undefined() {
    LayoutEnvironment.fixed().perform {
      let base = Base()
      #expect(
        problems { base.setValue(1, forKey: "titel") }
          == [.undefinedKey("titel", known: ["title"])])
    }
  }
}
