/// What a picker shows.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many lines a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// How a picker's lines read.
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a line.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
}

/// Wheels with lines to choose from.
///
/// Without a data source it shows sample lines, as in Interface Builder.
open class UIPickerView: UIView {
  /// What the wheels have.
  open weak var dataSource: UIPickerViewDataSource?
  /// How the lines read.
  open weak var delegate: UIPickerViewDelegate?
  private var chosen: [Int: Int] = [:]
  /// The height the picker asks for; documents of Xcode 5 to 11 have a lower one.
  package final var standardHeight: CGFloat = 216 {
    didSet { if standardHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 1 }

  /// Turns a wheel to a line; nothing is animated here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, row)
  }

  /// The line in the band; 0 at first.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }

  /// Nothing is kept that would have to be read again.
  open func reloadAllComponents() {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: standardHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// What is drawn.
  package final var wheels: [Wheel] {
    guard let dataSource else { return [Wheel(lines: Self.sample, chosen: 2)] }
    return (0..<min(max(0, numberOfComponents), 20)).map { component in
      let count = dataSource.pickerView(self, numberOfRowsInComponent: component)
      let row = selectedRow(inComponent: component)
      return Wheel(weight: 1) { offset in
        guard (0..<count).contains(row + offset) else { return nil }
        return delegate?.pickerView(self, titleForRow: row + offset, forComponent: component) ?? ""
      }
    }
  }

  private static let sample = ["First", "Second", "Third", "Fourth", "Fifth"]
}

/// One column of a picker: what its wheel shows.
package struct Wheel: Hashable, Sendable {
  /// The lines of the wheel, those farther than `reach` from the chosen one left out.
  package var lines: [String]
  /// The line in the band.
  package var chosen: Int
  /// The column's share of the width, beside the others'.
  package var weight: Double

  /// How many lines one sees above and below the chosen one.
  package static let reach = 3

  package init(lines: [String], chosen: Int, weight: Double = 1) {
    self.lines = lines
    self.chosen = chosen
    self.weight = weight
  }

  /// A wheel of numbers or names around a value: `line(offset)` for offsets near 0, nil beyond the
  /// end.
  init(weight: Double, around line: (Int) -> String?) {
    let offsets = (-Self.reach...Self.reach).filter { line($0) != nil }
    self.init(
      lines: offsets.compactMap(line), chosen: offsets.firstIndex(of: 0) ?? 0, weight: weight)
  }
}
