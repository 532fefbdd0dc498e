import PlumbTesting
import XCTest

@testable import Cells

final class ContactCellTests: XCTestCase {
  func testNamesOfAnyLength() {
    for (name, person) in [("short", "Bo"), ("long", "Wolfgang Amadeus Theophilus Mozart")] {
      assertSnapshot(named: name, widths: [320, 568]) {
        let views = ContactCell.nib.instantiate(withOwner: nil)
        let cell = try XCTUnwrap(views.first as? ContactCell)
        cell.show(name: person, number: "+43 662 841 234")
        return cell
      }
    }
  }

  func testAsTheFileHasIt() {
    assertSnapshot(of: ContactCell.nib, appearances: [.light, .dark])
  }
}
