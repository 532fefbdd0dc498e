import Testing
import UIKitIdentifiers

@Suite("Identifiers of UIKit's own constraints")
struct UIKitIdentifierTests {
  @Test("Every purpose of a stack view's constraint has the prefix that all share")
  func stacks() {
    for purpose in UIKitIdentifier.Stack.allCases {
      #expect(purpose.rawValue.hasPrefix(UIKitIdentifier.Stack.prefix))
    }
  }

  @Test("A second constraint of a name, which has a number, has the same purpose")
  func numbers() {
    #expect(UIKitIdentifier.Stack.spacing.begins("UISV-spacing"))
    #expect(UIKitIdentifier.Stack.spacing.begins("UISV-spacing-2"))
    #expect(!UIKitIdentifier.Stack.spacing.begins("UISV-spanning-fit"))
  }

  @Test(
    "A size that a table or a window decided on is known in UIKit's spelling and in AppKit's",
    arguments: [
      ("UIView-Encapsulated-Layout-Height", true), ("NSView-Encapsulated-Layout-Width", true),
      ("UIView-Encapsulated-Layout-Left", true), ("UIView-leftMargin-guide-constraint", false),
      ("", false),
    ])
  func encapsulated(_ identifier: String, _ isSize: Bool) {
    #expect(UIKitIdentifier.EncapsulatedSize.contains(identifier) == isSize)
  }

  @Test("No prefix of the system claims a stack view's constraint, nor is there twice")
  func prefixes() {
    let prefixes = UIKitIdentifier.systemPrefixes
    #expect(Set(prefixes).count == prefixes.count)
    for purpose in UIKitIdentifier.Stack.allCases {
      #expect(!prefixes.contains { purpose.rawValue.hasPrefix($0) }, "\(purpose)")
    }
  }
}
