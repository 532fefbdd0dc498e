import UIKit

final class MenuViewController: UITableViewController {
  private let titles = ["Track a parcel", "Depots", "Settings"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MenuCell.self, forCellReuseIdentifier: "Menu")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Menu", for: indexPath) as! MenuCell
    cell.titleLabel.text = titles[indexPath.row]
    cell.iconView.image = UIImage(systemName: indexPath.row == 0 ? "star" : "heart")
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
