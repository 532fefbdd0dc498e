import Foundation
import Testing
import UIKit
import UIKitCore

@Suite("A part of an outline")
struct PathTrimmingTests {
  @Test("of lines ends at shares of their length, and what closes them counts")
  func lines() {
    let square = PathOutline([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
      .line(CGPoint(x: 0, y: 10)), .close,
    ])
    #expect(
      square.trimmed(from: 0.125, to: 0.375).elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5)),
      ])
    #expect(
      square.trimmed(from: 0.75, to: 1).elements == [
        .move(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 0, y: 0)),
      ])
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).elements == [])
  }

  @Test("of a circle stays on it")
  func circle() throws {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let part = circle.cgPath.outline.trimmed(from: 0, to: 0.4)
    guard case .cubic(_, _, let end)? = part.elements.last else {
      Issue.record("no curve at the end")
      return
    }
    #expect(abs(hypot(end.x, end.y) - 10) < 0.01)
    #expect(abs(atan2(end.y, end.x) - 0.4 * 2 * .pi) < 0.02)
  }
}
