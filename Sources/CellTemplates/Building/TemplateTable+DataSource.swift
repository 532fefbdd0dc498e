import UIKit

extension TemplateTable: UITableViewDataSource {
  /// One section for each of the template.
  public func numberOfSections(in tableView: UITableView) -> Int { plan.sections.count }

  /// One row for each record of the section's data.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plan.sections[section].rows.count
  }

  /// A reused cell of the row's kind with the row's texts.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = reuseIdentifier(at: indexPath) ?? ""
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? TemplateCell
    else { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
    cell.configure(with: record(at: indexPath))
    return cell
  }

  /// The section's header, if it has one.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    plan.sections[section].header
  }

  /// The section's footer, if it has one.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    plan.sections[section].footer
  }

  /// The titles of the table, or those of its sections; they narrow every row.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    if let titles = plan.table.sectionIndexTitles { return titles }
    let titles = plan.sections.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }
}
