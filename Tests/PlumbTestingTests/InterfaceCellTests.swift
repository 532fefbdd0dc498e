import PlumbTesting
import Testing

@Suite("Cells of Interface Builder files")
struct InterfaceCellTests {
  private let issues = IssueCount()
  private let file = "../../Examples/Sources/Cells/ContactCell.xib"

  @Test("A path is seen from the test file")
  func relative() throws {
    let bench = try Bench()
    bench.run(.all) {
      #expect(assertSnapshot(of: InterfaceCell(file), named: "plain"))
      #expect(assertSnapshot(of: InterfaceCell(file, identifier: "contact"), named: "identified"))
    }
    #expect(bench.pictures.count == 2)
  }

  @Test("A name is looked for beside the test file; what is missing is told")
  func name() throws {
    let bench = try Bench()
    issues.during { bench.run(.all) { assertSnapshot(of: InterfaceCell("NoSuchCell")) } }
    #expect(
      issues.messages.first?.contains("NoSuchCell.xib: error: no such file") == true,
      "\(issues.messages)")
    #expect(issues.messages.first?.contains("PlumbTestingTests") == true, "\(issues.messages)")
  }

  @Test("The cell is filled once for each variant")
  func configured() throws {
    let bench = try Bench()
    var widths = 0
    bench.run(.all) {
      assertSnapshot(
        of: InterfaceCell(file) { (cell: UITableViewCell) in
          widths += 1
          cell.accessoryType = .checkmark
        }, widths: [320, 375, 568])
    }
    #expect(widths == 3)
  }

  @Test("Another class than the file's is told")
  func wrongClass() throws {
    let bench = try Bench()
    issues.during {
      bench.run(.all) { assertSnapshot(of: InterfaceCell(file) { (_: UISwitch) in }) }
    }
    #expect(issues.messages.first?.contains("not a UISwitch") == true, "\(issues.messages)")
  }

  @Test("Another identifier than the file's is told")
  func wrongIdentifier() throws {
    let bench = try Bench()
    issues.during {
      bench.run(.all) { assertSnapshot(of: InterfaceCell(file, identifier: "person")) }
    }
    #expect(issues.messages.first?.contains("'contact'") == true, "\(issues.messages)")
  }
}
