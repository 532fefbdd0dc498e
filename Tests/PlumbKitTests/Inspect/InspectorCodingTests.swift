import Foundation
import Testing

@testable import PlumbKit

@Suite("The numbers of an inspector page as JSON")
struct InspectorCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  @Test("A line that does not depend on the width is its constant alone")
  func lines() throws {
    let fixed = InspectorModel.Line(constant: 16, slope: 0)
    let sloped = InspectorModel.Line(constant: -32, slope: 0.5)
    #expect(try json([fixed, sloped]) == "[[16],[-32,0.5]]")
  }

  @Test("A number of a frame without a sum is null, and no index stands for it")
  func sums() throws {
    let sums = InspectorModel.FrameSums(x: 0, y: nil, width: 7, height: nil)
    #expect(try json(sums) == "[0,null,7,null]")
  }

  @Test("A rectangle is its four lines")
  func rects() throws {
    let rect = InspectorModel.Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(try json(rect) == "[1,2,3,4]")
  }
}
