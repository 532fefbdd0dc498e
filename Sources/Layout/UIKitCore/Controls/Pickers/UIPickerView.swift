public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The text of a line with attributes, of which none is drawn.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view in place of the text of a line; its text is drawn, if it is a label or has one.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The height of the lines in points; kept by nobody.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel in points, as a share of the sum of all.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Called when the user has chosen a line; never here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The view of a line that has none.
private final class NoLineView: UIView {}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?.string
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { NoLineView() }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels with lines to choose from.
///
/// Without a data source it shows sample lines, as in Interface Builder.
open class UIPickerView: UIView {
  open weak var dataSource: UIPickerViewDataSource?
  open weak var delegate: UIPickerViewDelegate?
  /// Whether lines mark the selection, up to iOS 13; no effect.
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]
  /// The height of the picker in points; documents of Xcode 5 to 11 store a smaller one.
  package final var standardHeight: CGFloat = 216 {
    didSet { if standardHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 1 }

  /// Selects a line of a wheel; `animated` has no effect here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, row)
  }

  /// The selected line of a wheel; 0 at first.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }

  /// Has no effect: the picker reads its data source on every draw, and caches nothing.
  open func reloadAllComponents() {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: standardHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package final var wheels: [Wheel] {
    guard let dataSource else { return [Wheel(lines: Self.sample, chosen: 2)] }
    return (0..<min(max(0, numberOfComponents), 20)).map { component in
      let count = dataSource.pickerView(self, numberOfRowsInComponent: component)
      let row = selectedRow(inComponent: component)
      return Wheel(weight: weight(of: component)) { offset in
        (0..<count).contains(row + offset) ? line(row + offset, component) : nil
      }
    }
  }

  private func weight(of component: Int) -> Double {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    return width > 0 && width.isFinite ? Double(width) / 100 : 1
  }

  private func line(_ row: Int, _ component: Int) -> String {
    guard let delegate else { return "" }
    let view = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    guard view is NoLineView else { return view.firstText ?? "" }
    return delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    return view is NoLineView ? nil : view
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The size of a line in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: bounds.width / CGFloat(max(1, numberOfComponents)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// Has no effect, like `reloadAllComponents()`.
  open func reloadComponent(_ component: Int) {}

  private static let sample = ["First", "Second", "Third", "Fourth", "Fifth"]
}

extension UIView {
  /// The text of the view, or of the first label in it.
  fileprivate var firstText: String? {
    if let label = self as? UILabel { return label.text }
    for subview in subviews { if let text = subview.firstText { return text } }
    return nil
  }
}

/// The drawn content of one wheel.
package struct Wheel: Hashable, Sendable {
  /// The lines of the wheel within `reach` of the selected one.
  package var lines: [String]
  /// The index in `lines` of the selected line.
  package var chosen: Int
  /// The column's share of the width, relative to the other columns.
  package var weight: Double

  /// The number of lines visible above and below the selected one.
  package static let reach = 3

  package init(lines: [String], chosen: Int, weight: Double = 1) {
    self.lines = lines
    self.chosen = chosen
    self.weight = weight
  }

  /// Creates a wheel around a value: `line(offset)` for offsets near 0, nil beyond the end.
  init(weight: Double, around line: (Int) -> String?) {
    let offsets = (-Self.reach...Self.reach).filter { line($0) != nil }
    self.init(
      lines: offsets.compactMap(line), chosen: offsets.firstIndex(of: 0) ?? 0, weight: weight)
  }
}
