import InterfaceBuilder
import Scene
import UIKit

extension ViewPainter {
  /// What a view shows beside its background and its subviews.
  func content(of view: UIView) -> [Scene.Node] {
    switch view {
    case let label as UILabel: text(of: label)
    case let imageView as UIImageView: picture(of: imageView)
    case let toggle as UISwitch: face(of: toggle)
    case let slider as UISlider: face(of: slider)
    case let segments as UISegmentedControl: face(of: segments)
    case let stepper as UIStepper: face(of: stepper)
    case let field as UITextField: face(of: field)
    case let progress as UIProgressView: face(of: progress)
    case let activity as UIActivityIndicatorView: face(of: activity)
    case let pages as UIPageControl: face(of: pages)
    case let button as UIButton: face(of: button)
    case let pane as UIVisualEffectView: face(of: pane)
    case let bar as UIBar: face(of: bar)
    case let bar as UISearchBar: face(of: bar)
    case let picker as UIDatePicker: face(of: picker)
    case let picker as UIPickerView: face(of: picker)
    case let view as any StandIn & UIView: face(of: view)
    default: []
    }
  }
}
