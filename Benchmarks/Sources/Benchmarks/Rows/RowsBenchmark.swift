import Typesetting
import UIKit

/// Heights of 1,000 e-mail rows at a new width: each row is configured, its text measured, its constraints solved and
/// its frames read. The peer is what the same rows cost in kiwi (new width and heights) and Pango (three strings).
struct RowsBenchmark {
  var report: Report

  private static let count = 1000

  mutating func run() {
    report.title("rows: heights of 1,000 e-mail rows (peer kiwi + Pango)")
    let emails = Emails(count: Self.count).emails
    let typesetter: Typesetter
    do {
      typesetter = try Typesetter.system()
    } catch {
      return report.note("no fonts", "\(error)")
    }
    let warm = EmailTable(emails, text: typesetter)
    let sweep = Sweep()
    var work: [Timing.Work] = [
      { Double(warm.height(width: CGFloat(sweep.jump()))) },
      { Self.cold(emails) },
    ]
    if let peer = RowsPeer(emails) { work.append({ peer.height(width: sweep.jump()) }) }
    let times = Timing(rounds: 5).medians(work)
    let peer = times.count > 2 ? times[2] : nil
    report.line("new width, warm", ours: times[0], peer: peer, peerName: "kiwi + Pango", bar: 0.1)
    report.line("from nothing", ours: times[1], peer: peer, peerName: "kiwi + Pango", bar: 0.25)
    report.note("rows a second, warm", "\(Int(Double(Self.count) / times[0]))")
  }

  /// Fonts opened, table made, every row measured.
  private static func cold(_ emails: [Emails.Email]) -> Double {
    guard let typesetter = try? Typesetter.system() else { return 0 }
    return Double(EmailTable(emails, text: typesetter).height(width: 320))
  }
}
