// The layout of cells of Antidote (github.com/Antidote-for-Tox/Antidote, MPL-2.0), stated anew: sizes,
// constraints, fonts and colours, as its reference pictures of iOS 10 and 11 show them. Its icons are left
// out, and its photograph is a disc of its main colour. Each preview is called as the test that recorded the picture.
import UIKit

extension UIColor {
  convenience init(_ hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

let grey = UIColor(0xAAAAAA)
let pale = UIColor(0xEDF3F5)
let blue = UIColor(0x2E76D3)
let latin = """
  Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et \
  dolore magna aliqua.
  """
let longLatin = latin + """
   Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo \
  consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla \
  pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim \
  id est laborum. \n
  """.trimmingCharacters(in: .newlines)

/// A cell as its tests fit it: in no table, 320 points wide, as high as it asks to be.
func fitted(_ cell: UITableViewCell) -> UIView {
  let size = cell.systemLayoutSizeFitting(CGSize(width: 320, height: 1000))
  cell.frame = CGRect(x: 0, y: 0, width: 320, height: size.height)
  let box = UIView()
  box.backgroundColor = .white
  box.addSubview(cell)
  box.heightAnchor.constraint(equalToConstant: size.height).isActive = true
  return box
}

func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .black)
  -> UILabel
{
  let label = UILabel()
  label.font = .systemFont(ofSize: size, weight: weight)
  label.text = text
  label.textColor = color
  return label
}

extension UIView {
  func add(_ views: UIView..., constraints: [NSLayoutConstraint]) {
    for view in views where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate(constraints)
  }

  func sized(_ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height)]
  }
}

// MARK: The list of chats

func chat(_ name: String, _ message: String, _ date: String, _ status: UIColor, unread: Bool = false) -> UIView {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  cell.backgroundColor = unread ? pale : .clear
  let (content, avatar) = (cell.contentView, UIView())
  avatar.backgroundColor = UIColor(0x0086AF)
  avatar.layer.cornerRadius = 20
  let (title, text, day) = (label(name, 18), label(message, 12, .regular, grey), label(date, 12, .light, grey))
  let arrow = UIImageView(image: UIImage(size: CGSize(width: 16, height: 16)))
  arrow.alpha = 0
  arrow.setContentCompressionResistancePriority(.required, for: .horizontal)
  for view in [avatar, title, text, day, arrow] { content.add(view, constraints: []) }
  NSLayoutConstraint.activate(avatar.sized(40, 40) + [
    avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
    avatar.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 16),
    title.topAnchor.constraint(equalTo: content.topAnchor, constant: 3),
    title.heightAnchor.constraint(equalToConstant: 22),
    text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -7),
    text.topAnchor.constraint(equalTo: title.bottomAnchor),
    text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -3),
    text.heightAnchor.constraint(equalToConstant: 22),
    day.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 5),
    day.topAnchor.constraint(equalTo: title.topAnchor),
    day.heightAnchor.constraint(equalTo: title.heightAnchor),
    arrow.centerYAnchor.constraint(equalTo: day.centerYAnchor),
    arrow.leadingAnchor.constraint(greaterThanOrEqualTo: day.trailingAnchor, constant: 5),
    arrow.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -7),
  ])
  return fitted(cell)
}

#Preview("ChatListCell-testDefault") { chat("dvor", "Hi! This is some random message.", "Yesterday", grey) }
#Preview("ChatListCell-testLongMessage") { chat(latin, longLatin, "Yesterday", UIColor(0x85B452)) }
#Preview("ChatListCell-testUnread") {
  chat("dvor", "Hi! This is some random message.", "10:37", UIColor(0xDECF4E), unread: true)
}

// MARK: Messages

func bubble(_ message: String) -> UIView {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let (content, bubble, text) = (cell.contentView, UIView(), UITextView())
  bubble.backgroundColor = pale
  bubble.layer.cornerRadius = 12
  bubble.layer.masksToBounds = true
  text.backgroundColor = .clear
  text.isEditable = false
  text.isScrollEnabled = false
  text.dataDetectorTypes = .all
  text.font = .systemFont(ofSize: 16)
  text.tintColor = blue
  text.linkTextAttributes = [.foregroundColor: blue, .underlineStyle: NSUnderlineStyle.single.rawValue]
  text.text = message
  text.textColor = .black
  bubble.add(text, constraints: [
    text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 1),
    text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -1),
    text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 5),
    text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -5),
    text.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
    text.widthAnchor.constraint(lessThanOrEqualToConstant: 260),
    text.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
  ])
  content.add(bubble, constraints: [])
  NSLayoutConstraint.activate([
    bubble.topAnchor.constraint(equalTo: content.topAnchor, constant: 7),
    bubble.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -7),
    bubble.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
  ])
  return fitted(cell)
}

#Preview("ChatIncomingTextCell-testSmallMessage") { bubble("Hi") }
#Preview("ChatIncomingTextCell-testMediumMessage") { bubble("Some nice medium message") }
#Preview("ChatIncomingTextCell-testHugeMessage") { bubble(longLatin) }
#Preview("ChatIncomingTextCell-testWithLink") {
  bubble("Lorem ipsum dolor sit amet, https://tox.chat consectetur adipiscing elit, +1234567890")
}

// MARK: Calls

func call(_ text: String) -> UIView {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let (content, title) = (cell.contentView, label(text, 16, .light, grey))
  let icon = UIImageView(image: UIImage(size: CGSize(width: 16, height: 16)))
  icon.alpha = 0
  content.add(icon, title, constraints: [])
  NSLayoutConstraint.activate([
    icon.centerYAnchor.constraint(equalTo: title.centerYAnchor, constant: -1),
    icon.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
    title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
    title.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
    title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 5),
  ])
  return fitted(cell)
}

#Preview("ChatIncomingCallCell-testAnsweredCall") { call("Call, 02:17") }
#Preview("ChatIncomingCallCell-testNonAnsweredCall") { call("Missed call") }

// MARK: Files

func file(top: String? = nil, bottom: String? = nil, progress: CGFloat? = nil, image: Bool = false) -> UIView {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let (content, field) = (cell.contentView, UIView())
  field.backgroundColor = image ? UIColor(0x0086AF) : grey
  field.layer.cornerRadius = 12
  field.clipsToBounds = true
  content.add(field, constraints: [])
  NSLayoutConstraint.activate(field.sized(180, 180) + [
    field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
    field.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
    field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
  ])
  let (first, second) = (label(top ?? "", 14, .regular, .white), label(bottom ?? "", 14, .regular, .white))
  field.add(first, second, constraints: [])
  NSLayoutConstraint.activate([
    first.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 12),
    first.trailingAnchor.constraint(lessThanOrEqualTo: field.trailingAnchor, constant: -12),
    first.bottomAnchor.constraint(equalTo: second.topAnchor),
    second.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 12),
    second.trailingAnchor.constraint(lessThanOrEqualTo: field.trailingAnchor, constant: -12),
    second.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -6),
  ])
  if let progress { field.addRing(progress) }
  return fitted(cell)
}

extension UIView {
  /// A circle 70 points wide in the middle of a field of 180, of which a share is drawn stronger.
  func addRing(_ share: CGFloat) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 35, y: 35), radius: 35, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for (color, end) in [(UIColor.white.withAlphaComponent(0.3), 1), (.white, share)] {
      let ring = CAShapeLayer()
      ring.frame = CGRect(x: 55, y: 55, width: 70, height: 70)
      ring.path = path.cgPath
      ring.fillColor = UIColor.clear.cgColor
      ring.strokeColor = color.cgColor
      ring.lineWidth = 6
      ring.strokeEnd = end
      layer.addSublayer(ring)
    }
  }
}

#Preview("ChatIncomingFileCell-testWaitingState") { file(top: "file.txt", bottom: "3.14 KB") }
#Preview("ChatIncomingFileCell-testLoading") { file(top: "file.txt", bottom: "3.14 KB", progress: 0.43) }
#Preview("ChatIncomingFileCell-testPaused") { file(top: "file.txt", bottom: "3.14 KB") }
#Preview("ChatIncomingFileCell-testCancelled") { file(top: "file.txt", bottom: "Cancelled") }
#Preview("ChatIncomingFileCell-testDone") { file(bottom: "file.txt") }
#Preview("ChatIncomingFileCell-testDoneWithImage") { file(image: true) }
