import Cassowary
import PangoPeer
import Typesetting

/// The same rows as other libraries would measure them: three strings in Pango, the e-mail model in kiwi.
final class RowsPeer {
  private let emails: [Emails.Email]
  private let kiwi: KiwiSessions
  private let sender, subject, preview: OpaquePointer

  /// Nil where a peer is not installed.
  init?(_ emails: [Emails.Email]) {
    let folder = FontCatalog.defaultFolder
    guard KiwiSessions.isInstalled, pangoIsInstalled() != 0, let sender = pangoOpen(folder, 17),
      let subject = pangoOpen(folder, 15), let preview = pangoOpen(folder, 15)
    else { return nil }
    self.emails = emails
    self.sender = sender
    self.subject = subject
    self.preview = preview
    kiwi = KiwiSessions(.emailCell(), width: 320)
  }

  deinit { for session in [sender, subject, preview] { pangoClose(session) } }

  /// The height of all rows at a width.
  func height(width: Double) -> Double {
    var height = 0.0
    for email in emails {
      height += pangoMeasure(sender, email.sender, -1)
      height += pangoMeasure(subject, email.subject, -1)
      let lines = pangoMeasure(preview, email.preview, width - 84)
      height += lines + kiwi.selfSize(width, growth: lines)
    }
    return height
  }
}
