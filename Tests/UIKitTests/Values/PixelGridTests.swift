import Foundation
import Testing

@testable import UIKitCore

@Suite("Points are rounded to pixels in one place")
struct PixelGridTests {
  @Test("each edge is rounded by itself, halves away from zero")
  func edges() {
    let centred = CGRect(x: 32.25, y: 15.25, width: 34.5, height: 20.5)
    #expect(
      PixelGrid(scale: 2).rounded(centred) == CGRect(x: 32.5, y: 15.5, width: 34.5, height: 20.5))
    #expect(PixelGrid(scale: 2).rounded(-0.2) == 0)
    #expect(PixelGrid(scale: 2).rounded(-0.2).sign == .plus)
    let above = CGRect(x: 0, y: -3.25, width: 200, height: 50)
    #expect(
      PixelGrid(scale: 2).rounded(above) == CGRect(x: 0, y: -3.5, width: 200, height: 50.5))
  }

  @Test("a third of a point is a pixel at 3x")
  func thirds() {
    #expect(PixelGrid(scale: 3).rounded(20.3) == CGFloat(61) / 3)
    #expect(PixelGrid(scale: 3).roundedUp(20.1) == CGFloat(61) / 3)
  }

  @Test("what a solver is off by does not cost a pixel")
  func tolerance() {
    #expect(PixelGrid(scale: 2).roundedUp(20.5 + 1e-7) == 20.5)
    #expect(PixelGrid(scale: 2).rounded(11.75 - 1e-7) == 12)
    #expect(PixelGrid(scale: 2).roundedUp(20.51) == 21)
  }
}
