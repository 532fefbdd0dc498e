import PlumbCells
import SampleWords
import UIKit

/// What a cell shows that is made by its class alone.
enum SampleChoice: Sendable {
  /// Nothing but what its own code gives it.
  case bare
  /// Sample texts and pictures in views that show nothing.
  case text
  /// A made-up model, where the sources say how the cell takes one; else sample texts.
  case model
}

/// Fills views that show nothing with sample texts and pictures. What has content keeps it.
struct SampleContent {
  private(set) var filled: [UIView] = []
  /// Whether texts are left alone: a model may mean them to be empty, but pictures need a network.
  private let keepsTexts: Bool
  /// The names of views whose texts were cut out of the code, and are never left alone.
  private let untitled: Set<String>
  private var namelessLabels = 0

  init(keepsTexts: Bool = false, untitled: Set<String> = []) {
    self.keepsTexts = keepsTexts
    self.untitled = untitled
  }

  /// Fills a cell, or another view that a table or a collection view reuses.
  mutating func fill(_ cell: UIView) {
    let backgrounds = [
      (cell as? UITableViewCell)?.backgroundView,
      (cell as? UITableViewCell)?.selectedBackgroundView,
      (cell as? UICollectionViewCell)?.backgroundView,
      (cell as? UICollectionViewCell)?.selectedBackgroundView,
      (cell as? UITableViewHeaderFooterView)?.backgroundView,
    ]
    for view in cell.subviews where !backgrounds.contains(where: { $0 === view }) { visit(view) }
    // A cell without views of its own shows the built-in ones, which a data source fills.
    if let cell = cell as? UITableViewCell,
      cell.contentView.subviews.allSatisfy({ Self.builtIn.contains($0.outletName) }),
      cell.subviews.allSatisfy({ $0 === cell.contentView || $0 === cell.accessoryView }),
      cell.backgroundView == nil
    {
      for case let label? in [cell.textLabel, cell.detailTextLabel] where !keepsTexts {
        fill(label)
      }
    }
  }

  /// Code may have touched one of them.
  private static let builtIn = ["textLabel", "detailTextLabel"]

  private mutating func visit(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    switch view {
    case let label as UILabel: if fillsText(of: label) { fill(label) }
    case let imageView as UIImageView: fill(imageView)
    case let button as UIButton: fill(button)
    case let field as UITextField: if fillsText(of: field) { fill(field) }
    case let text as UITextView: if fillsText(of: text) { fill(text) }
    case is UIControl, is UITableView, is UICollectionView: return
    default: for subview in view.subviews { visit(subview) }
    }
  }

  private func fillsText(of view: UIView) -> Bool {
    !keepsTexts || untitled.contains(view.outletName)
  }

  private mutating func mark(_ view: UIView) {
    view.showsSample = true
    filled.append(view)
  }

  // MARK: Texts

  private mutating func fill(_ label: UILabel) {
    // No code fills a label of a XIB without an outlet.
    let isBound = label.name?.contains(" ") != true
    guard label.text?.isEmpty ?? true, isBound else { return }
    label.text = text(for: label, hasLines: label.numberOfLines != 1, label.font.pointSize)
    mark(label)
  }

  private mutating func fill(_ field: UITextField) {
    guard field.text?.isEmpty ?? true, field.placeholder?.isEmpty ?? true else { return }
    field.text = text(for: field, hasLines: false, field.font?.pointSize ?? 17)
    mark(field)
  }

  private mutating func fill(_ view: UITextView) {
    guard view.text.isEmpty else { return }
    view.text = SampleWords.labelText(for: view.outletName, hasLines: true)
    mark(view)
  }

  /// The built-in labels go by what they are for, labels without a name by their order.
  private mutating func text(for view: UIView, hasLines: Bool, _ pointSize: CGFloat) -> String {
    var name = view.outletName
    if name.isEmpty {
      name = ["title", "subtitle", "detail"][min(namelessLabels, 2)]
      namelessLabels += 1
    }
    if name == "textLabel" { name = "title" }
    let text = SampleWords.labelText(for: name, hasLines: hasLines)
    guard let width = view.fixed(.width), !hasLines else { return text }
    // Letters of proportional fonts are about half as wide as they are high.
    let letters = Int(width / (pointSize * 0.55))
    return text.count <= letters ? text : letters < 3 ? "3" : "12"
  }

  // MARK: Buttons

  /// Words in names of buttons that only take taps.
  private static let unseen: Set<String> = [
    "overlay", "tap", "touch", "background", "cover", "select", "clear", "invisible", "transparent",
  ]

  /// Words in names of buttons that show a picture.
  private static let pictures: Set<String> = [
    "image", "photo", "picture", "avatar", "thumbnail", "poster",
  ]

  private mutating func fill(_ button: UIButton) {
    let name = button.outletName
    let words = SampleWords.words(in: name)
    guard button.showsNothing, Self.unseen.isDisjoint(with: words), !button.coversAnother
    else { return }
    let widest: CGFloat = 60
    if !Self.pictures.isDisjoint(with: words) {
      let size = button.bounds.isEmpty ? CGSize(width: 40, height: 40) : button.bounds.size
      button.setImage(SamplePicture.image(of: size), for: .normal)
    } else if let width = button.fixed(.width), width < widest {
      let image = UIImage(systemName: Self.symbol(for: words))
      if button.configuration != nil {
        button.configuration?.image = image
      } else {
        button.setImage(image, for: .normal)
      }
    } else {
      let title = name.isEmpty ? "Button" : SampleWords.title(of: name)
      if button.configuration != nil {
        button.configuration?.title = title
      } else {
        button.setTitle(title, for: .normal)
      }
    }
    mark(button)
  }

  /// A symbol for a button that is too narrow for words.
  private static func symbol(for words: [String]) -> String {
    let symbols = [
      "like": "heart", "heart": "heart", "favorite": "star", "star": "star",
      "share":
        "square.and.arrow.up", "delete": "trash", "remove": "xmark", "close": "xmark",
      "add": "plus", "play": "play.fill", "info": "info.circle", "check": "checkmark",
      "bookmark": "bookmark", "edit": "pencil", "comment": "bubble.left",
      "reply": "arrowshape.turn.up.left",
    ]
    return words.lazy.compactMap { symbols[$0] }.first ?? "ellipsis"
  }

  // MARK: Pictures

  /// The side of a picture that no constraint gives a size, in points: of an icon, and of others.
  private static let sides = (icon: CGFloat(24), other: CGFloat(40))
  /// What is thinner is a line, and no picture.
  private static let thinnest: CGFloat = 4

  private mutating func fill(_ view: UIImageView) {
    guard view.image == nil, view.animationImages?.isEmpty ?? true else { return }
    let words = SampleWords.words(in: view.outletName)
    let isIcon = !Set(words).isDisjoint(with: ["icon", "glyph", "symbol", "chevron", "arrow"])
    let usual = isIcon ? Self.sides.icon : Self.sides.other
    let (width, height) = (view.fixed(.width), view.fixed(.height))
    guard min(width ?? usual, height ?? usual) > Self.thinnest else { return }
    let size = CGSize(
      width: width ?? height ?? (view.frame.width > 0 ? view.frame.width : usual),
      height: height ?? width ?? (view.frame.height > 0 ? view.frame.height : usual))
    view.image = SamplePicture.image(of: size)
    mark(view)
  }
}

extension UIView {
  /// The name of its outlet; empty for views that a XIB names by their class and id.
  fileprivate var outletName: String { name.flatMap { $0.contains(" ") ? nil : $0 } ?? "" }

  /// The length that a constraint of its own gives it along an axis, in points.
  fileprivate func fixed(_ dimension: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == dimension && $0.secondItem == nil
        && $0.relation == .equal && $0.constant > 0
    }?.constant
  }
}

extension UIButton {
  /// Whether constraints put it on all of another view, of which it takes the taps.
  fileprivate var coversAnother: Bool {
    let pairs = superview?.constraints.compactMap { constraint -> ObjectIdentifier? in
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
      guard constraint.isActive, items.count == 2, items.contains(where: { $0 === self }),
        constraint.firstAttribute == constraint.secondAttribute, constraint.constant == 0,
        constraint.relation == .equal, let other = items.first(where: { $0 !== self }),
        other === superview || other.superview === superview
      else { return nil }
      return ObjectIdentifier(other)
    }
    return Dictionary(grouping: pairs ?? []) { $0 }.values.contains { $0.count >= 4 }
  }

  /// Whether it has neither a title nor a picture.
  var showsNothing: Bool {
    let titles = [title(for: .normal), attributedTitle(for: .normal)?.string]
    let hasTitle = titles.contains { $0?.isEmpty == false }
    let hasImage = image(for: .normal) != nil || backgroundImage(for: .normal) != nil
    let configured = configuration.map {
      $0.title?.isEmpty == false || $0.attributedTitle != nil || $0.image != nil
        || $0.subtitle?.isEmpty == false
    }
    return !hasTitle && !hasImage && !(configured ?? false)
  }
}
