import SampleWords

/// Sample values of types of Swift, Foundation and UIKit.
enum KnownValues {
  /// The value of a type that the sources do not declare; nil where none is known.
  ///
  /// - Parameters:
  ///   - type: its name, with the type around it.
  ///   - name: of the parameter or property.
  ///   - owner: the type that has the property.
  ///   - number: of the element of a list, from 0.
  static func value(
    of type: String, named name: String, of owner: String, number: Int
  ) -> SampleExpression? {
    if let start = textual[type] {
      let literal = SourcePass.literal(text(for: name, of: owner, number: number))
      return .code(start + literal + (start.isEmpty ? "" : ")"))
    }
    if integers.contains(type) { return .code("\(SampleWords.number(for: name) + number)") }
    if fractions.contains(type) { return .code("\(SampleWords.fraction(for: name))") }
    switch type {
    case "Bool": return .code(SampleWords.flag(for: name) ? "true" : "false")
    case "UIImage":
      return .either(
        host: "PlumbCells.SampleValue.image()", person: "UIImage(systemName: \"photo\")!")
    case "Data" where SampleWords.isPicture(name), "NSData" where SampleWords.isPicture(name):
      return .either(host: "PlumbCells.SampleValue.picture() as \(type)", person: "\(type)()")
    case "NSNumber": return .code("NSNumber(value: \(SampleWords.number(for: name)))")
    case "NSDecimalNumber":
      return .code("NSDecimalNumber(value: \(SampleWords.fraction(for: name)))")
    case "UUID":
      return .code("UUID(uuidString: \"00000000-0000-4000-8000-00000000000\(number + 1)\")!")
    default: return others[type].map { .code($0) }
    }
  }

  private static func text(for name: String, of owner: String, number: Int) -> String {
    let text = SampleWords.text(for: name, of: owner)
    guard number > 0 else { return text }
    return text == "1" ? "\(number + 1)" : text.contains("://") ? "\(text)/\(number + 1)" : text
  }

  /// Types of text, with what stands before the literal.
  private static let textual = [
    "String": "", "Substring": "", "StaticString": "", "Any": "", "AnyHashable": "",
    "LocalizedStringResource": "", "LocalizedStringKey": "", "NSString": "NSString(string: ",
    "NSAttributedString": "NSAttributedString(string: ",
    "NSMutableAttributedString": "NSMutableAttributedString(string: ",
    "AttributedString": "AttributedString(",
  ]

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "NSInteger",
  ]

  private static let fractions: Set<String> = [
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Float32", "Float64", "NSTimeInterval",
    "CLLocationDegrees",
  ]

  /// Expressions for further types. What UIKit makes itself is made in the simplest way.
  private static let others: [String: String] = {
    let link = "URL(string: \(SourcePass.literal(SampleWords.link)))!"
    let date = "Date(timeIntervalSince1970: \(SampleWords.date))"
    var values = [
      "Date": date, "NSDate": "NSDate(timeIntervalSince1970: \(SampleWords.date))",
      "URL": link, "NSURL": "NSURL(string: \(SourcePass.literal(SampleWords.link)))!",
      "URLRequest": "URLRequest(url: \(link))", "Data": "Data()", "NSData": "NSData()",
      "Character": "\"A\"",
      "Void": "()", "IndexPath": "IndexPath(row: 0, section: 0)",
      "Locale": "Locale(identifier: \"en_US\")", "Calendar": "Calendar(identifier: .gregorian)",
      "TimeZone": "TimeZone(secondsFromGMT: 0)!", "CGSize": "CGSize(width: 40, height: 40)",
      "CGPoint": "CGPoint.zero", "CGRect": "CGRect(x: 0, y: 0, width: 40, height: 40)",
      "UIEdgeInsets": "UIEdgeInsets.zero", "NSRange": "NSRange(location: 0, length: 0)",
      "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero",
      "UIColor": "UIColor.systemBlue", "CGColor": "UIColor.systemBlue.cgColor",
      "UIFont": "UIFont.preferredFont(forTextStyle: .body)", "AnyObject": "NSObject()",
      "Error": "CocoaError(.fileNoSuchFile)", "UITextContentType": "UITextContentType.name",
      "NSTextAlignment": "NSTextAlignment.natural", "DispatchQueue": "DispatchQueue.main",
      "UserDefaults": "UserDefaults.standard", "Bundle": "Bundle.main",
      "FileManager": "FileManager.default", "NotificationCenter": "NotificationCenter.default",
      "UIApplication": "UIApplication.shared", "URLSession": "URLSession.shared",
      "UICollectionView":
        "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
      "UITableViewCell.AccessoryType": "UITableViewCell.AccessoryType.disclosureIndicator",
      "UITableViewCell.CellStyle": "UITableViewCell.CellStyle.default",
      "UIFont.Weight": "UIFont.Weight.regular", "UIFont.TextStyle": "UIFont.TextStyle.body",
      "UIView.ContentMode": "UIView.ContentMode.scaleAspectFit",
      "UIKeyboardType": "UIKeyboardType.default",
    ]
    for type in [
      "NSObject", "UIView", "UILabel", "UIImageView", "UIButton", "UIViewController", "UITableView",
      "UIStackView", "UITextField", "UITextView", "UISwitch", "UINavigationController",
      "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "DateComponents", "JSONDecoder",
      "IndexSet", "UIBezierPath", "UITraitCollection", "NSMutableArray", "NSArray", "NSDictionary",
    ] { values[type] = "\(type)()" }
    return values
  }()
}
