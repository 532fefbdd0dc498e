import Foundation
import Testing

/// What people do in cells, whether guides advise it or not.
@Suite("Swift cells of all kinds of habits", .enabled(if: SwiftCells.isAvailable))
struct CellHabitTests {
  @Test("with views beside the content view: frames, why, trace and lint know those")
  func besideContent() throws {
    let source = """
      import UIKit
      final class ToggleCell: UITableViewCell {
        let toggle = UISwitch()
        let bar = UIView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          for view in [toggle, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
          addSubview(toggle)
          contentView.addSubview(bar)
          NSLayoutConstraint.activate([
            toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
            bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            bar.widthAnchor.constraint(equalToConstant: 100),
            bar.heightAnchor.constraint(equalToConstant: 60),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let cells = try SwiftCells(["ToggleCell.swift": source])
    let options = ["--width", "320", "--profile", "ios18"]
    // 10 + 60 + 10; the switch is 31 high, and 49 wide for constraints: (80 - 31) / 2, 300 - 49.
    let frames = try cells.run(["frames", "ToggleCell.swift"] + options)
    #expect(
      frames.output == """
        ToggleCell.swift at 320 pt, 2x, ios18
        0.0  ToggleCell  height 80, content 80
          contentView  UITableViewCellContentView    0     0  320  80
            bar        UIView                       16    10  100  60
          toggle       UISwitch                    251  24.5   51  31

        """, "\(frames.errors)")
    let why = try cells.run(["why", "ToggleCell.swift", "toggle.x"] + options)
    #expect(why.code == 0, "\(why.errors)")
    #expect(why.output.contains("toggle.trailing == cell.trailing - 20"), "\(why.output)")
    let trace = try cells.run(["trace", "ToggleCell.swift"] + options)
    #expect(trace.output.contains("toggle"), "\(trace.output) \(trace.errors)")
    let lint = try cells.run(["lint", "ToggleCell.swift"])
    #expect(lint.code == 1)
    #expect(
      lint.output.contains(
        "warning: toggle is in the cell, not in its content view; add it to the content view,"
          + " with contentView.addSubview [outside-content-view toggle]"), "\(lint.output)")
    #expect(!lint.output.contains("pinned-to-cell"))
  }

  @Test("pinned to the cell from the content view are found by lint")
  func pinnedToCell() throws {
    let source = """
      import UIKit
      final class PinnedCell: UITableViewCell {
        let box = UIView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          box.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            box.heightAnchor.constraint(equalToConstant: 70),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let cells = try SwiftCells(["PinnedCell.swift": source])
    let frames = try cells.run(
      ["frames", "PinnedCell.swift", "--width", "320", "--profile", "ios18"])
    #expect(frames.output.contains("height 86"), "\(frames.output) \(frames.errors)")
    let trace = try cells.run(["trace", "PinnedCell.swift", "--width", "320"])
    #expect(!trace.output.contains("nothing ties"), "\(trace.output)")
    let lint = try cells.run(["lint", "PinnedCell.swift", "--only", "pinned-to-cell"])
    #expect(lint.output.contains("box is pinned to the cell"), "\(lint.output) \(lint.errors)")
  }

  @Test("that set their colours and texts in setSelected and setHighlighted have them")
  func states() throws {
    let source = """
      import UIKit
      final class StateCell: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
          textLabel?.text = selected ? "on" : "off"
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
          super.setHighlighted(highlighted, animated: animated)
          detailTextLabel?.text = "told"
        }
      }
      #Preview("Cell") { StateCell(style: .subtitle, reuseIdentifier: nil) }

      """
    let cells = try SwiftCells(["StateCell.swift": source])
    let run = try cells.run(["frames", "StateCell.swift", "--json", "--width", "320"])
    #expect(run.output.contains(#""off""#), "\(run.output) \(run.errors)")
    #expect(run.output.contains(#""told""#))
  }

  @Test("in the names of Swift 3, and as delegates of their own gestures, compile")
  func formerNames() throws {
    let source = """
      import UIKit
      class OldCell: UITableViewCell {
        var count: NSInteger = 2
        override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let gradient = CAGradientLayer()
          gradient.type = kCAGradientLayerAxial
          layer.addSublayer(gradient)
          textLabel?.attributedText = NSAttributedString(
            string: "Old",
            attributes: [
              NSFontAttributeName: UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold),
              NSUnderlineStyleAttributeName: NSUnderlineStyle.styleSingle.rawValue,
            ])
          let tap = UITapGestureRecognizer()
          tap.delegate = self
          addGestureRecognizer(tap)
          _ = UIImage().flatMap { UIImagePNGRepresentation($0) }
          tintColor = UIColor(colorLiteralRed: 0.5, green: 0.5, blue: 1, alpha: 1)
        }
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
      final class OlderCell: OldCell {
        override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
      }
      extension UIImage { fileprivate func flatMap<T>(_ body: (UIImage) -> T?) -> T? { body(self) } }

      """
    let cells = try SwiftCells(["OldCell.swift": source])
    let run = try cells.run(["render", "OldCell.swift", "--class", "OlderCell", "-o", "out"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors == "")
  }

  @Test("that lack a name of the app are told so, not of a name of ours that cannot be seen")
  func hiddenNames() throws {
    let source = """
      import UIKit
      final class ShortCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.anchor(top: topAnchor)
          contentView.add(UILabel())
          contentView.place(UILabel())
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let cells = try SwiftCells(["ShortCell.swift": source])
    let run = try cells.run(["render", "ShortCell.swift"])
    for name in ["anchor", "add", "place"] {
      #expect(
        run.errors.contains("value of type 'UIView' has no member '\(name)'"), "\(run.errors)")
    }
    #expect(!run.errors.contains("inaccessible"))
  }

  @Test("with constraints between views of different hierarchies are told why they end")
  func noCommonAncestor() throws {
    let source = """
      import UIKit
      final class LooseCell: UITableViewCell {
        let picture = UIImageView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          picture.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let cells = try SwiftCells(["LooseCell.swift": source])
    let run = try cells.run(["render", "LooseCell.swift"])
    #expect(run.code == 2)
    #expect(
      run.errors.contains("because they have no common ancestor"), "\(run.errors)")
    #expect(run.errors.contains("LooseCell.swift:6:"), "\(run.errors)")
  }

  @Test("that have work done on other queues show what comes back")
  func otherQueues() throws {
    let source = """
      import Foundation
      import UIKit
      final class AsyncCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.text = "before"
          DispatchQueue.global().async {
            DispatchQueue.main.async {
              self.textLabel?.text = "during"
              DispatchQueue.global().async {
                DispatchQueue.main.async { self.textLabel?.text = "after" }
              }
            }
          }
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let cells = try SwiftCells(["AsyncCell.swift": source])
    for _ in 0..<3 {
      let run = try cells.run(["frames", "AsyncCell.swift", "--json", "--width", "320"])
      #expect(run.output.contains(#""after""#), "\(run.output) \(run.errors)")
    }
  }

  @Test("are linted and drawn with helpers beside them, and as a folder")
  func helpers() throws {
    let source = """
      import UIKit
      final class LooseCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          addSubview(Theme.label())
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let helper = """
      import UIKit
      enum Theme {
        static func label() -> UILabel {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
          label.text = "Text"
          return label
        }
      }

      """
    let cells = try SwiftCells(["App/LooseCell.swift": source, "App/Theme.swift": helper])
    for operands in [["App/LooseCell.swift", "App/Theme.swift"], ["App", "--swift"]] {
      let lint = try cells.run(["lint"] + operands)
      #expect(lint.code == 1, "\(lint.errors)")
      #expect(lint.errors == "")
      #expect(lint.output.contains("[outside-content-view"), "\(lint.output)")
      let render = try cells.run(["render"] + operands + ["-o", "out"])
      #expect(render.code == 0, "\(render.errors)")
    }
    let unnamed = try cells.run(["lint", "App"])
    #expect(unnamed.code == 0, "\(unnamed.output)")
    #expect(unnamed.errors.hasPrefix("note: 2 Swift files were left alone; --swift compiles"))
    let alone = try cells.run(["lint", "App/Theme.swift"])
    #expect(alone.code == 2)
  }

  @Test("that show the time have the same one tomorrow, and in every time zone")
  func clock() throws {
    let cells = try SwiftCells([
      "App/TimeCell.swift": """
      import UIKit
      extension Date { static var now: Date { Date(timeIntervalSince1970: 60) } }
      final class TimeCell: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
          contentView.addSubview(label)
          let formatter = DateFormatter()
          formatter.dateFormat = "d.M.yy H:mm"
          let old = Date(timeIntervalSinceNow: -86_400)
          label.text = formatter.string(from: Date()) + " \\(Date.now.timeIntervalSince1970)"
            + " \\(Int(old.timeIntervalSinceNow)) \\(Calendar.current.isDateInYesterday(old))"
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    let run = try cells.run(["frames", "App/TimeCell.swift", "--json"])
    // An extension of the app's own goes before what is declared here.
    #expect(run.output.contains(#""text":"12.5.26 9:41 60.0 -86400 true""#), "\(run)")
  }

  @Test("that lay out by their first frame are items as wide as the row")
  func itemSize() throws {
    let cells = try SwiftCells([
      "DayCell.swift": """
      import UIKit
      final class DayCell: UICollectionViewCell {
        let day = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          day.frame = CGRect(x: 5, y: 7, width: frame.width - 10, height: 20)
          day.text = "Tuesday"
          contentView.addSubview(day)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    let run = try cells.run(["frames", "DayCell.swift", "--width", "320"])
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("day UILabel 5 7 310 20"), "\(run)")
  }
}
