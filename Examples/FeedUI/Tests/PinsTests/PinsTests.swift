import UIKit
import XCTest

@testable import Pins

class PinsTests: XCTestCase {
  let container = UIView()
  let view = UIView()

  override func setUp() {
    super.setUp()
    container.addSubview(view)
  }

  @MainActor func testChains() {
    view.pin.make {
      $0.edges.equalToSuperview().inset(10)
      $0.height.atLeast(20).priority(.defaultHigh)
    }
    XCTAssertEqual(container.constraints.map(\.constant), [10, 10, -10, -10])
    XCTAssertEqual(view.constraints.first?.priority, .defaultHigh)
    XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
  }

  @MainActor func testRemaking() {
    view.pin.make { $0.edges.equalToSuperview() }
    view.pin.remake { $0.size.equal(CGSize(width: 30, height: 40)) }
    XCTAssertEqual(container.constraints.count, 0)
    XCTAssertEqual(view.constraints.map(\.constant), [30, 40])
  }

  @MainActor func testFrames() {
    container.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.topAnchor == container.topAnchor + 5
    view.bottomAnchor == container.bottomAnchor - 15 ~ .defaultHigh
    view.leadingAnchor == container.leadingAnchor + 20
    view.widthAnchor == 50
    container.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 5, width: 50, height: 80))
  }

  @MainActor func testDescriptions() {
    view.pin.make { $0.top.equalToSuperview() }
    let text = container.constraints.first?.description ?? ""
    XCTAssertTrue(text.contains("PinsTests.swift:"), text)
    XCTAssertTrue(text.contains("UIView"), text)
  }
}
