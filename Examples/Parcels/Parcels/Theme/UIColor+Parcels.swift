import ParcelKit
import UIKit

extension UIColor {
  static let parcelAccent = Palette.accent
}
