extension UIBarButtonItem {
  /// The system's own items. Raw values as on iOS.
  public enum SystemItem: Int, Sendable {
    // The names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24

    /// The English text of those that are texts.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The symbol of those that are pictures.
    var symbolName: String? { Self.symbols.first { $0.item == self }?.name }

    private static let symbols: [(item: SystemItem, name: String)] = [
      (.add, "plus"), (.compose, "square.and.pencil"), (.reply, "arrowshape.turn.up.left"),
      (.action, "square.and.arrow.up"), (.organize, "folder"), (.bookmarks, "book"),
      (.search, "magnifyingglass"), (.refresh, "arrow.clockwise"), (.stop, "xmark"),
      (.camera, "camera"), (.trash, "trash"), (.play, "play.fill"), (.pause, "pause.fill"),
      (.rewind, "backward.fill"), (.fastForward, "forward.fill"), (.close, "xmark"),
    ]
  }
}
