import Testing

@testable import LayoutTree

@Suite("Chains of rows with very many views")
struct HeightChainScaleTests {
  /// One below the other, each tied to the next in height, of which the last is known.
  private func column(_ count: Int, isFirm: Bool) -> LayoutTree.Scene {
    var constraints = [constraint("v0.top", .equal, "contentView.top")]
    for index in 1..<count {
      constraints.append(constraint("v\(index).top", .equal, "v\(index - 1).bottom"))
      constraints.append(constraint("v\(index - 1).height", .equal, "v\(index).height"))
    }
    constraints.append(constraint("v\(count - 1).bottom", .equal, "contentView.bottom"))
    let views = (0..<count).map {
      view(
        "v\($0)", top: 10 * Double($0), height: 10, content: $0 == count - 1 && isFirm ? 10 : nil)
    }
    return ChainRow(height: 10 * Double(count), views: views, constraints: constraints).scene
  }

  @Test("are found through 2,000 equal heights")
  func firm() {
    let chain = column(2_000, isFirm: true).heightChain
    #expect(chain.decides && chain.height == 20_000)
  }

  @Test("end where nothing is known, too")
  func yielding() {
    let chain = column(2_000, isFirm: false).heightChain
    #expect(!chain.isFirm && chain.height == 20_000)
  }
}

@Suite("The queue of nodes")
struct NodeQueueTests {
  @Test("gives the least first, whatever order they came in", arguments: 0..<5)
  func order(shift: Int) {
    var queue = NodeQueue()
    let entries = (0..<97).map { index in
      NodeQueue.Entry(
        cost: (index * 31 + shift) % 7, links: (index * 17) % 5, node: .init(index: index))
    }
    for entry in entries { queue.push(entry) }
    var popped: [NodeQueue.Entry] = []
    while let entry = queue.pop() { popped.append(entry) }
    #expect(popped == entries.sorted())
  }
}
