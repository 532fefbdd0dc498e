import UIKit

extension UINib: SnapshotSubject {
  /// The one view at the top of the file.
  ///
  /// Make the nib in the call, as `UINib(nibName:bundle:)` does on iOS when a table registers it: a nib
  /// keeps the folder and the language of the moment it is made.
  /// - Throws: `NibError` where the file cannot be read, or has no view or several.
  public func snapshotView() throws -> UIView {
    let views = try objects(withOwner: nil).compactMap { $0 as? UIView }
    guard let view = views.first, views.count == 1 else {
      throw NibError([
        "the nib has \(views.count) views at its top, and a snapshot is taken of one:"
          + " use InterfaceCell(_:identifier:) for a cell of several"
      ])
    }
    return view
  }
}
