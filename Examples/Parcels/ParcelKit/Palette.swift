import UIKit

public enum Palette {
  public static let accent = UIColor(red: 0.05, green: 0.42, blue: 0.42, alpha: 1)
}
