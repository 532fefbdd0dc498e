import UIKit

/// The e-mails as a table whose rows size themselves.
final class EmailTable: UITableViewDataSource {
  let table: UITableView
  let emails: [Emails.Email]

  init(_ emails: [Emails.Email], text: any TextMeasurer) {
    self.emails = emails
    table = LayoutEnvironment(text: text).perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    }
    table.register(EmailCell.self, forCellReuseIdentifier: "email")
    table.dataSource = self
  }

  /// Measures every row at a width, none of them known before; the height of all.
  func height(width: CGFloat) -> CGFloat {
    table.frame.size.width = width
    table.heightCache.invalidateAll()
    table.layoutAllRows()
    return table.contentSize.height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    emails.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "email", for: indexPath)
    guard let email = cell as? EmailCell else { return cell }
    let content = emails[indexPath.row]
    email.sender.text = content.sender
    email.date.text = content.date
    email.subject.text = content.subject
    email.preview.text = content.preview
    return cell
  }
}
