import UIKit

/// Content and background as values: the icon, the title and the value of a setting.
final class SettingsCell: UITableViewCell {
  struct Setting {
    var symbol: String
    var tint: UIColor
    var title: String
    var value: String?
  }

  var setting: Setting? { didSet { setNeedsUpdateConfiguration() } }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let setting else { return }
    var content = UIListContentConfiguration.valueCell().updated(for: state)
    content.text = setting.title
    content.secondaryText = setting.value
    content.image = UIImage(systemName: setting.symbol)
    content.imageProperties.tintColor = setting.tint
    content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 0)
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    if state.isSelected { background.backgroundColor = .systemGray4 }
    backgroundConfiguration = background
    accessoryType = .disclosureIndicator
  }
}

#Preview("Wi-Fi") {
  let cell = SettingsCell(style: .default, reuseIdentifier: nil)
  cell.setting = .init(symbol: "wifi", tint: .systemBlue, title: "Wi-Fi", value: "Home")
  return cell
}

#Preview("Selected") {
  let cell = SettingsCell(style: .default, reuseIdentifier: nil)
  cell.setting = .init(symbol: "moon.fill", tint: .systemIndigo, title: "Focus", value: nil)
  cell.isSelected = true
  return cell
}
