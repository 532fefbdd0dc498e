import UIKit

extension LayoutRequest {
  /// The names that `profile` may have, oldest first.
  public static var profileNames: [String] { OSProfile.all.map(\.name) }
}
