import AppProjects
import SourcePass

/// Types that the sources name and that are nowhere: empty ones take their place.
struct MissingTypes: Sendable {
  /// A type that has been made up.
  struct Added: Sendable {
    let name: String
    /// `an empty UIView`.
    let description: String
    /// Where it is named first.
    let location: FileLocation
    /// Whether it is a view that shows nothing of itself; a label or a field shows what it is given.
    let isBlank: Bool
  }

  /// The declarations by name; those of members by their types' names, too.
  private var types: [String: String] = [:]

  /// The declarations as a file; empty without any.
  var source: String {
    types.isEmpty
      ? ""
      : imports.map { "import \($0)\n" }.joined()
        + types.keys.sorted().compactMap { types[$0] }.joined()
  }

  private var imports: [String] {
    ["UIKit", "PlumbCells"]
      + (types.values.contains { $0.contains("NSFetchRequest") } ? ["CoreData"] : [])
  }

  static let fileName = "PlumbMissingTypes.swift"

  func has(_ name: String) -> Bool { types[name]?.isEmpty == false }

  /// The type that a message of the compiler lacks: also where an object is made of it, if it is a
  /// view by its name.
  static func name(in message: String) -> String? {
    guard let name = message.split(separator: "'").dropFirst().first.map(String.init) else {
      return nil
    }
    if message.hasPrefix("cannot find type '") { return name }
    let isView = name.first?.isUppercase == true && kitClass(for: name) != nil
    return message.hasPrefix("cannot find '") && message.hasSuffix("' in scope") && isView
      ? name : nil
  }

  /// Makes up the types that errors lack.
  ///
  /// - Parameter texts: the files by their paths.
  /// - Returns: those that are new.
  mutating func add(_ errors: [CompilerReport], in texts: [String: [UInt8]]) -> [Added] {
    var uses: [String: [TypeUse]] = [:]
    var places: [String: FileLocation] = [:]
    var cutters: [String: SourceCutter] = [:]
    for report in errors {
      guard let name = Self.name(in: report.error.message), types[name] == nil,
        let location = report.error.location
      else { continue }
      let cutter = cutters[location.file] ?? SourceCutter(texts[location.file] ?? [])
      cutters[location.file] = cutter
      guard let use = cutter.typeUse(line: location.line, column: location.column) else { continue }
      uses[name, default: []].append(use)
      places[name] = places[name] ?? location
    }
    var added: [Added] = []
    for (name, uses) in uses.sorted(by: { $0.key < $1.key }) {
      // An extension of what is not here adds to nothing.
      guard let place = places[name], uses.contains(where: { $0.role != .extended }) else {
        continue
      }
      let made = Self.declaration(of: name, for: uses)
      types[name] = made.text
      added.append(
        Added(
          name: name, description: made.description, location: place, isBlank: made.isBlank))
    }
    return added
  }

  /// Adds what Xcode generates for resources and errors lack. Returns whether there is any.
  ///
  /// - Parameter texts: the files by their paths.
  mutating func add(
    _ errors: [CompilerReport], of assets: AssetSymbols, in texts: [String: [UInt8]]
  ) -> Bool {
    let count = types.count
    for report in errors {
      if let name = report.lackedName, types[name] == nil,
        let text = assets.entities[name] ?? (report.lacksType ? nil : Self.accessor(name))
      {
        types[name] = text
        continue
      }
      if let call = Self.colorCall(report, in: texts), types["UIColor(\(call.label):)"] == nil {
        types["UIColor(\(call.label):)"] = Self.colorInitializers(call.label, call.line)
        continue
      }
      if let made = Self.helper(report, in: texts), types[made.name] == nil {
        types[made.name] = made.text
        continue
      }
      let words = report.error.message.split(separator: "'", omittingEmptySubsequences: false)
      if words.count > 3, words[0] == "value of type ", words[2] == " has no member " {
        let type = words[1].filter { !"?!".contains($0) }
        if let text = assets.entityProperties[type], types["\(type).*"] == nil {
          types["\(type).*"] = text
          continue
        }
      }
      guard words.count > 3, words[0] == "type ", words[2] == " has no member " else { continue }
      let (type, member) = (words[1].filter { $0 != "?" }, String(words[3]))
      guard let (kind, isResource) = Self.generated[type], !has("\(type).\(member)"),
        let text = assets.declaration(of: member, kind, isResource: isResource)
      else { continue }
      types["\(type).\(member)"] = "extension UIKit.\(type) { \(text) }\n"
    }
    return types.count > count
  }

  /// Makes declarations simpler that do not compile beside what the sources declare. Returns whether
  /// errors are in any.
  mutating func simplify(_ errors: [CompilerReport]) -> Bool {
    var places: [(name: String, end: Int)] = []
    var end = imports.count
    for name in types.keys.sorted() {
      end += types[name, default: ""].count { $0 == "\n" }
      places.append((name, end))
    }
    var isChanged = false
    var mended: Set<String> = []
    for report in errors {
      // One change may mend all errors of a declaration.
      guard let line = report.error.location?.line,
        let name = places.first(where: { line <= $0.end })?.name, let text = types[name],
        mended.insert(name).inserted
      else { continue }
      types[name] = Self.simpler(text, of: name, report.error.message)
      isChanged = isChanged || types[name] != text
    }
    return isChanged
  }

  /// A class of the app may be less open than one made of a model that inherits from it, or final.
  private static func simpler(_ text: String, of name: String, _ message: String) -> String {
    if message.contains("of open class must be open") {
      return text.replacing("open ", with: "public ")
    }
    if message.contains("cannot be declared public") {
      return text.replacing("public ", with: "").replacing("open ", with: "")
    }
    if message.contains("conform to protocol 'Decodable'")
      || message.contains("conform to protocol 'Encodable'")
    {
      return text.replacing(", Codable", with: "")
    }
    guard !name.contains("(") else { return "" }
    let plain = declaration(of: name, for: []).text.replacing(", Codable", with: "")
    return text == plain ? "" : plain
  }

  /// What tools generate at build time to name the pictures and texts of an app: `R` of R.swift,
  /// `Asset` and `L10n` of SwiftGen, and those of Tuist, which begin with the target's name.
  private static func accessor(_ name: String) -> String? {
    let head = "let \(name) = PlumbCells.Generated"
    switch name {
    case "R":
      return "enum R { static let image = PlumbCells.GeneratedImages(); "
        + "static let color = PlumbCells.GeneratedColors(); "
        + "static let string = PlumbCells.GeneratedTexts() }\n"
    case "L10n",
      _ where name.hasSuffix("Strings"):
      return head + "Texts()\n"
    case _ where name.hasSuffix(fonts): return head + "Fonts()\n"
    case _ where ["Asset", "Assets"].contains(where: name.hasSuffix): return head + "Assets()\n"
    default: return nil
    }
  }

  /// What SwiftGen and Tuist end the names of fonts with.
  private static let fonts = "FontFamily"

  /// The label by which code makes a colour of the digits of its name, as many small libraries have it:
  /// `hex` of `UIColor(hex: "#EFEDE8")`, with the line; nil where an error is about none.
  static func colorCall(
    _ report: CompilerReport, in texts: [String: [UInt8]]
  ) -> (label: String, line: String)? {
    let message = report.error.message
    let starts = ["incorrect argument label in call (have '", "extraneous argument label '"]
    guard let start = starts.first(where: message.hasPrefix), let place = report.error.location
    else { return nil }
    let label = String(message.dropFirst(start.count).prefix { $0 != ":" })
    guard colorLabels.contains(label), let line = line(of: place, in: texts) else { return nil }
    return line.contains("UIColor(\(label)") ? (label, line) : nil
  }

  /// What many small libraries add to UIKit: a static method that makes a view and hands it to a
  /// closure, as in `UILabel.create { $0.numberOfLines = 0 }`, and one that adds several views; nil
  /// where an error is about none.
  static func helper(
    _ report: CompilerReport, in texts: [String: [UInt8]]
  ) -> (name: String, text: String)? {
    let words = report.error.message.split(separator: "'", omittingEmptySubsequences: false)
    guard words.count > 3, words[2] == " has no member " else { return nil }
    if let type = adders[String(words[3])] {
      return ("\(type).\(words[3])", adder(String(words[3]), of: type))
    }
    guard words[0] == "type ", madeByFactories.contains(String(words[1])),
      let place = report.error.location,
      let line = line(of: place, in: texts), line.contains("\(words[1]).\(words[3]) {")
    else { return nil }
    let (type, member) = (words[1], words[3])
    return (
      "\(type).\(member)",
      "extension UIKit.\(type) { static func \(member)(_ body: (\(type)) -> Void) -> \(type) {"
        + " let view = \(type)(); body(view); return view } }\n"
    )
  }

  private static let adders = ["addSubviews": "UIView", "addArrangedSubviews": "UIStackView"]

  private static func adder(_ name: String, of type: String) -> String {
    let one = String(name.dropLast())
    return "extension UIKit.\(type) { func \(name)(_ views: UIView...) { views.forEach(\(one)) };"
      + " func \(name)(_ views: [UIView]) { views.forEach(\(one)) } }\n"
  }

  private static let madeByFactories: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UIStackView", "UITextField", "UITextView",
    "UISwitch", "UIScrollView", "UIProgressView", "UIActivityIndicatorView",
  ]

  private static func line(of place: FileLocation, in texts: [String: [UInt8]]) -> String? {
    texts[place.file]?.split(separator: 0x0A, omittingEmptySubsequences: false)
      .dropFirst(place.line - 1).first.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let colorLabels: Set<String> = [
    "hex", "hexString", "rgba", "rgb", "rgbValue", "netHex", "hexValue", "hexCode", "fromHexString",
  ]

  /// The initializers, as the code that calls them expects: some libraries give nil for other text.
  private static func colorInitializers(_ label: String, _ call: String) -> String {
    let mayFail = [")!", ") ?", "if let", "guard let"].contains(where: call.contains)
    let inits = ["String", "Int"].map { type in
      "convenience init\(mayFail ? "!" : "")(\(label) value: \(type), alpha: CGFloat = 1) {"
        + " self.init(digits: value, alpha: alpha) }"
    }
    return "extension UIKit.UIColor { \(inits.joined(separator: "; ")) }\n"
  }

  /// Whether a name that is nowhere is one that a tool generates.
  static func isGenerated(_ name: String) -> Bool { accessor(name) != nil }

  private static let generated: [String: (AssetSymbols.Kind, isResource: Bool)] = [
    "UIColor": (.color, false), "UIImage": (.image, false), "ColorResource": (.color, true),
    "ImageResource": (.image, true),
  ]

  private static func declaration(
    of name: String, for uses: [TypeUse]
  ) -> (text: String, description: String, isBlank: Bool) {
    if name.hasSuffix(fonts) {
      let families = Set(uses.flatMap(\.nested)).sorted().map { family in
        "@dynamicMemberLookup public enum \(family) { public static subscript(dynamicMember name:"
          + " String) -> PlumbCells.GeneratedFonts { .init(\"\(family)\", name) } }"
      }
      return ("public enum \(name) { \(families.joined(separator: "; ")) }\n", "fonts", false)
    }
    let count = uses.map(\.argumentCount).max() ?? 0
    let arguments = (0..<count).map { "T\($0)" }.joined(separator: ", ")
    let parameters = count == 0 ? "" : "<\(arguments)>"
    let nested = Set(uses.flatMap(\.nested)).subtracting(["Type", "Protocol"]).sorted()
      .map { " public final class \($0): NSObject, Codable {};" }.joined()
    let isConformance = uses.contains { $0.role == .conformance }
    let isProtocol =
      uses.contains { $0.role == .constraint } || isConformance
      || uses.contains { $0.role == .firstEntry } && !uses.contains(where: \.overrides)
        && kitClass(for: name) == nil
    if isProtocol { return ("public protocol \(name) {}\n", "an empty protocol", false) }
    let hint = uses.lazy.compactMap { $0.role == .firstEntry ? $0.subclass : nil }
      .compactMap(kitClass).first
    if let kit = kitClass(for: name) ?? hint {
      return (
        "open class \(name)\(parameters): \(kit) {\(nested) }\n", "an empty \(kit)",
        kit == "UIView" || kit == "UIControl"
      )
    }
    let isSubclassed = uses.contains { $0.role == .firstEntry }
    if isSubclassed {
      return ("open class \(name)\(parameters): NSObject {\(nested) }\n", "an empty class", false)
    }
    return (
      "@dynamicMemberLookup public final class \(name)\(parameters): NSObject, Codable {\(nested)"
        + " public override var description: String { \"\(name)\" }\(madeUpMembers) }\n",
      "a class whose values are made up", false
    )
  }

  /// Properties that code reads of a model: a text where it does not say of which type, which is why
  /// there are several; one that may be nil only where it asks. What is assigned to them is forgotten.
  private static let madeUpMembers = [
    ("", "String"), ("<Value: PlumbCells.SampledMember>", "Value"), ("", "String?"),
    ("", "UIKit.UIColor"), ("", "UIKit.UIImage"),
  ].map { parameter, type in
    let isRare = type.hasSuffix("?") || type.hasPrefix("UIKit.")
    return "; \(isRare ? "@_disfavoredOverload " : "")public subscript\(parameter)"
      + "(dynamicMember name: String) -> \(type) { get { .sampleMember(name) } set {} }"
  }.joined()

  /// The views that were made up.
  var views: Set<String> {
    Set(types.filter { $0.value.hasPrefix("open class ") }.keys)
  }

  /// The class of UIKit whose name a name ends with.
  private static func kitClass(for name: String) -> String? {
    kitEndings.first { name.hasSuffix($0) && name != "UI" + $0 }.map {
      $0 == "Cell" ? "UITableViewCell" : $0 == "Switch" ? "UISwitch" : "UI" + $0
    }
  }

  private static let kitEndings = [
    "TableViewHeaderFooterView", "CollectionReusableView", "CollectionViewCell", "TableViewCell",
    "CollectionViewFlowLayout", "VisualEffectView", "ActivityIndicatorView", "CollectionView",
    "TableView", "ScrollView", "StackView", "ImageView", "TextView", "ProgressView", "PickerView",
    "TextField", "SearchBar", "Label", "Button", "Switch", "Slider", "SegmentedControl",
    "PageControl", "GestureRecognizer", "NavigationController", "TabBarController",
    "TableViewController", "CollectionViewController", "ViewController", "Control", "Cell", "View",
  ]
}
