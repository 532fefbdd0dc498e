import Testing

@testable import UIKitCore

@Suite("Pickers") struct UIPickerViewTests {
  /// Numbers from 0 to 9, and letters.
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10 : 2
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? "\(row)" : ["a", "b"][row] }
  }

  @Test("Each wheel shows the lines around its chosen one, and none beyond the end")
  func lines() {
    let picker = UIPickerView()
    let source = Source()
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(8, inComponent: 0, animated: false)
    #expect(picker.wheels.map(\.lines) == [["5", "6", "7", "8", "9"], ["a", "b"]])
    #expect(picker.wheels.map(\.chosen) == [3, 0])
  }

  @Test("Without a data source there are sample lines")
  func sample() {
    #expect(UIPickerView().wheels.map(\.lines.count) == [5])
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
  }
}
