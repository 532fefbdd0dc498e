// Passes: there are none; a button is a grey field.
import FieldViews
@_exported import UIKit

open class PKPass: NSObject {
  public init(data: Data) throws { throw CocoaError(.fileReadCorruptFile) }
}
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
}
open class PKAddPassesViewController: FieldController {
  open class func canAddPasses() -> Bool { false }
  public convenience init?(pass: PKPass) { nil }
}
open class PKAddPassButton: FieldView {}
open class PKPaymentButton: FieldView {}
