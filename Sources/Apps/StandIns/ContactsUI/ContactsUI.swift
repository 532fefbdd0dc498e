// Controllers of contacts are grey fields.
@_exported import Contacts
import FieldViews
@_exported import UIKit

open class CNContactViewController: FieldController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var contactStore: CNContactStore?
  public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forNewContact contact: CNContact?) {
    self.init(nibName: nil, bundle: nil)
  }
}
open class CNContactPickerViewController: FieldController {
  open weak var delegate: (any CNContactPickerDelegate)?
}
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: AnyObject {}
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {}
