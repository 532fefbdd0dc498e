import UIKit

// A layout library of an app's own, in the style of the popular ones: makers in closures, operators.

struct LayoutProperty<Anchor: AnyObject> {
  fileprivate let anchor: Anchor
}

final class LayoutMaker {
  let leading: LayoutProperty<NSLayoutXAxisAnchor>
  let trailing: LayoutProperty<NSLayoutXAxisAnchor>
  let top: LayoutProperty<NSLayoutYAxisAnchor>
  let bottom: LayoutProperty<NSLayoutYAxisAnchor>
  let width: LayoutProperty<NSLayoutDimension>
  let height: LayoutProperty<NSLayoutDimension>

  fileprivate init(_ view: UIView) {
    leading = LayoutProperty(anchor: view.leadingAnchor)
    trailing = LayoutProperty(anchor: view.trailingAnchor)
    top = LayoutProperty(anchor: view.topAnchor)
    bottom = LayoutProperty(anchor: view.bottomAnchor)
    width = LayoutProperty(anchor: view.widthAnchor)
    height = LayoutProperty(anchor: view.heightAnchor)
  }
}

extension UIView {
  @discardableResult
  func layout(_ body: (LayoutMaker) -> Void) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    body(LayoutMaker(self))
    return self
  }

  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
}

func + <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> (NSLayoutAnchor<Axis>, CGFloat) {
  (anchor, constant)
}

func - <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> (NSLayoutAnchor<Axis>, CGFloat) {
  (anchor, -constant)
}

@discardableResult
func == <Axis, Anchor: NSLayoutAnchor<Axis>>(
  property: LayoutProperty<Anchor>, other: (NSLayoutAnchor<Axis>, CGFloat)
) -> NSLayoutConstraint {
  let constraint = property.anchor.constraint(equalTo: other.0, constant: other.1)
  constraint.isActive = true
  return constraint
}

@discardableResult
func == (property: LayoutProperty<NSLayoutDimension>, constant: CGFloat) -> NSLayoutConstraint {
  let constraint = property.anchor.constraint(equalToConstant: constant)
  constraint.isActive = true
  return constraint
}

/// A player: artwork of a renderer, a slider, a progress bar.
final class PlayerCell: UITableViewCell {
  private let artwork = UIImageView()
  private let titleLabel = UILabel()
  private let slider = UISlider()
  private let progress = UIProgressView(progressViewStyle: .default)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    artwork.image = Self.makeArtwork(of: "Night Drive", size: CGSize(width: 56, height: 56))
    titleLabel.text = "Night Drive"
    slider.value = 0.3
    progress.progress = 0.6
    contentView.addSubviews(artwork, titleLabel, slider, progress)
    artwork.layout {
      $0.leading == contentView.leadingAnchor + 16
      $0.top == contentView.topAnchor + 12
      $0.bottom == contentView.bottomAnchor - 12
      $0.width == 56
      $0.height == 56
    }
    titleLabel.layout {
      $0.top == artwork.topAnchor + 0
      $0.leading == artwork.trailingAnchor + 12
      $0.trailing == contentView.trailingAnchor - 16
      $0.height == 20
    }
    slider.layout {
      $0.leading == titleLabel.leadingAnchor + 0
      $0.trailing == titleLabel.trailingAnchor + 0
      $0.top == titleLabel.bottomAnchor + 2
    }
    progress.layout {
      $0.leading == titleLabel.leadingAnchor + 0
      $0.trailing == titleLabel.trailingAnchor + 0
      $0.bottom == artwork.bottomAnchor + 0
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// The initials on a ground with a radial gradient.
  static func makeArtwork(of name: String, size: CGSize) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      UIBezierPath(roundedRect: bounds, cornerRadius: 8).addClip()
      let colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor] as CFArray
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: size.width * 1.3,
        options: .drawsAfterEndLocation)
      let initials = name.split(separator: " ").compactMap(\.first).map(String.init).joined()
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let font = UIFont.systemFont(ofSize: 22, weight: .heavy)
      let text = NSAttributedString(
        string: initials,
        attributes: [.font: font, .foregroundColor: UIColor.white, .paragraphStyle: style])
      text.draw(in: bounds.insetBy(dx: 0, dy: (size.height - font.lineHeight) / 2))
    }
  }
}

#Preview("Player") { PlayerCell(style: .default, reuseIdentifier: nil) }
