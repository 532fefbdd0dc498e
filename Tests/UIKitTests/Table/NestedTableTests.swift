import Testing
import UIKit

@testable import UIKitCore

@Suite("A table or collection inside of other views")
struct NestedTableTests {
  static let hosts: [@Sendable () -> UIView] = [
    { UITableView() },
    { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
  ]

  /// A view with the host 4 points from its top and bottom.
  private static func wrapper(_ host: UIView) -> UIView {
    let wrapper = UIView()
    host.translatesAutoresizingMaskIntoConstraints = false
    wrapper.addSubview(host)
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: wrapper.topAnchor, constant: 4),
      host.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor, constant: -4),
      host.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor),
    ])
    return wrapper
  }

  @Test("is as high as its own constraint says", arguments: hosts)
  func height(_ make: @Sendable () -> UIView) {
    let host = make()
    let height = host.heightAnchor.constraint(equalToConstant: 66)
    // Before it has a superview, and again after it had another one.
    height.isActive = true
    host.layoutIfNeeded()
    _ = Self.wrapper(host)
    let wrapper = Self.wrapper(host)
    #expect(wrapper.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 74)
    wrapper.frame = CGRect(x: 0, y: 0, width: 320, height: 74)
    wrapper.layoutIfNeeded()
    #expect(host.frame == CGRect(x: 0, y: 4, width: 320, height: 66))
    #expect(!height.isBroken)
    height.constant = 30
    #expect(wrapper.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 38)
    host.removeFromSuperview()
    #expect(wrapper.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 0)
  }

  @Test("gives a cell its height", arguments: hosts)
  func cell(_ make: @Sendable () -> UIView) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let host = make()
    let wrapper = Self.wrapper(host)
    wrapper.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(wrapper)
    for (inner, outer) in [
      (wrapper.topAnchor, cell.contentView.topAnchor),
      (wrapper.bottomAnchor, cell.contentView.bottomAnchor),
    ] { inner.constraint(equalTo: outer).isActive = true }
    host.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // A cell in no table leaves room for its separator.
    #expect(size.height == 58.5)
  }
}
