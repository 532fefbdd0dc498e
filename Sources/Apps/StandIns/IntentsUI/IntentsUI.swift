// Controllers of shortcuts are grey fields.
import FieldViews
@_exported import Intents

open class INUIAddVoiceShortcutViewController: FieldController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}
open class INUIEditVoiceShortcutViewController: FieldController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}
@MainActor @preconcurrency public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {}
@MainActor @preconcurrency public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {}
open class INUIAddVoiceShortcutButton: FieldView {}
