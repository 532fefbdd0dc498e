import Foundation

/// Brings sources of Swift 1 and 2 up to date, as far as cells need it.
///
/// No compiler of today takes them, and public apps are full of them. Names that moved with Swift 3
/// are replaced word by word, first parameters lose the labels that they never had, and `where` in a
/// condition becomes a comma. Lines stay where they are. What else has changed is left to the
/// compiler, and cut out like everything that does not compile.
package enum FormerSwift {
  /// The texts of the files of one module, brought up to date; nil for files of today.
  ///
  /// - Parameter isKnown: whether their project is of that time.
  /// - Complexity: linear in the size of the files.
  package static func updated(_ files: [[UInt8]], isKnown: Bool = false) -> [[UInt8]]? {
    guard isKnown || isEnough(files.map(hasMark)) else { return nil }
    let structures = files.map {
      $0.count <= SwiftLexer.largestSource ? StructureScanner.scan($0, lacking: []) : nil
    }
    let declared = structures.reduce(into: Set<String>()) { names, structure in
      guard let structure else { return }
      names.formUnion(declaredCases(structure))
      names.formUnion(structure.members.flatMap { [$0.name] + $0.furtherNames })
      names.formUnion(structure.types.map(\.simpleName))
    }
    guard isKnown || isEnough(structures.map { $0.map { isFormer($0, declared) } ?? false }) else {
      return nil
    }
    return zip(files, structures).map { text, structure in
      structure.map { FormerSource($0, declared: declared).updated } ?? text
    }
  }

  /// Whether the first file, which is the one that is drawn, or a quarter of all show their age: a
  /// file that nobody has touched for years makes no module of today an old one.
  private static func isEnough(_ files: [Bool]) -> Bool {
    files.first == true || files.contains(true) && files.count(where: \.self) * 4 >= files.count
  }

  /// Whether code, and no comment or string, calls UIKit or Foundation as only Swift 2 does. A name
  /// that the module declares itself is no sign: many an app has its own `activateConstraints()`.
  private static func isFormer(_ structure: SwiftStructure, _ declared: Set<String>) -> Bool {
    structure.words.indices.contains { index in
      guard structure.isName(index) else { return false }
      let name = structure.text(index)
      if structure.condition(from: index).contains(where: { structure.words[$0].word == .where }) {
        return true
      }
      if structure.kind(index + 1) == .colon {
        return ["forState", "forControlEvents", "forAxis", "style"].contains(name)
          && structure.kind(index + 2) == .dot && structure.isName(index + 3)
          && structure.text(index + 3).first?.isUppercase == true
          && !declared.contains(structure.text(index + 3))
      }
      guard structure.kind(index - 1) == .dot, !declared.contains(name) else { return false }
      if ["ScaleAspectFill", "ScaleAspectFit", "ScaleToFill"].contains(name) { return true }
      guard structure.isName(index - 2) else { return false }
      let base = structure.text(index - 2)
      if name == "CGColor" { return structure.kind(index + 1) != .openParen }
      guard structure.kind(index + 1) == .openParen else { return false }
      return FormerNames.calls[name] != nil && base == "UIFont" || name == maskSetter
        || name.hasPrefix("dequeueReusableCellWith")
        || name == "activateConstraints" && base == "NSLayoutConstraint"
        || name.hasPrefix("constraintEqualTo") && base.hasSuffix("Anchor")
        || FormerNames.property(ofCall: name) != nil && ["UI", "NS"].contains(base.prefix(2))
    }
  }

  /// A method of UIKit's in Swift 1.
  fileprivate static let maskSetter = "setTranslatesAutoresizingMaskIntoConstraints"

  /// What one of those signs has in it: few files of today do, and only these are read closer.
  private static let marks = [
    "forControlEvents", "forState", "forAxis", "style: .", "FontOfSize(", "ForTextStyle(",
    "Color()", "constraintEqualTo", "activateConstraints(", ".CGColor", "Calendar()", "Device()",
    "Locale()", "Center()", "Manager()", "Bundle()", "Screen()", "Application()", "Defaults()",
    " where ", "dequeueReusableCellWith", ".Scale", maskSetter,
  ]

  private static func hasMark(_ text: [UInt8]) -> Bool {
    (text + [0]).withUnsafeBytes { text in
      guard let start = text.bindMemory(to: CChar.self).baseAddress else { return false }
      return marks.contains { strstr(start, $0) != nil }
    }
  }

  /// The names of the module's own cases, which keep their capitals.
  private static func declaredCases(_ structure: SwiftStructure) -> [String] {
    var names: [String] = []
    for index in structure.words.indices where structure.isWord(index, "case") {
      var name = index + 1
      while structure.isName(name) {
        names.append(structure.text(name))
        let next = structure.kind(name + 1) == .openParen ? structure.matching(name + 1) : name
        guard let next, structure.kind(next + 1) == .comma else { break }
        name = next + 2
      }
    }
    return names
  }
}

/// One file of Swift 2.
private struct FormerSource {
  private let structure: SwiftStructure
  private let declared: Set<String>
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ structure: SwiftStructure, declared: Set<String>) {
    self.structure = structure
    self.declared = declared
    for index in structure.words.indices {
      if structure.isName(index) {
        visit(index)
      } else if structure.kind(index) == .directive, structure.kind(index + 1) == .colon {
        // `func show(#note: Note)` names label and parameter at once.
        edits.append((structure.words[index].start..<structure.words[index].start + 1, ""))
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  var updated: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(structure.bytes.count)
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      text += structure.bytes[position..<edit.range.lowerBound]
      text += edit.text.utf8
      position = edit.range.upperBound
    }
    return text + structure.bytes[position...]
  }

  private mutating func visit(_ index: Int) {
    let name = structure.text(index)
    let isCall = structure.kind(index + 1) == .openParen
    let isMember = structure.kind(index - 1) == .dot
    if structure.isWord(index, "func") {
      if !makeProperty(at: index) { freeFirstParameter(of: index + 1) }
    } else if !isMember, let type = FormerNames.types[name], !declared.contains(name) {
      replace(index, type)
    } else if structure.beginsCondition(index) {
      separateConditions(from: index)
    } else if name == "dynamicType", isMember, structure.isWord(index - 2, "self") {
      let range = structure.words[index - 2].start..<structure.words[index].end
      edits.append((range, "type(of: self)"))
    } else if structure.kind(index + 1) == .colon, let label = FormerNames.labels[name] {
      replace(index, label)
    } else if structure.kind(index + 1) == .colon, structure.isWord(index - 2, "NSNumber"),
      ["bool", "double", "float", "integer", "int"].contains(name)
    {
      replace(index, "value")
    } else if name.hasSuffix("AtIndexPath"), structure.isName(index + 1) {
      // `cellForRowAtIndexPath indexPath: NSIndexPath` of a data source.
      replace(index, String(name.dropLast(9)))
    } else if isCall, structure.kind(index + 2) == .closeParen,
      let property = FormerNames.property(ofCall: name), isMember, !declared.contains(name)
    {
      edits.append((structure.words[index].start..<structure.words[index + 2].end, property))
    } else if isCall, let call = FormerNames.calls[name], isMember, !declared.contains(name) {
      replace(index, call.name)
      let isEmpty = structure.kind(index + 2) == .closeParen
      if let label = call.label, !isEmpty { insert("\(label): ", behind: index + 1) }
    } else if isCall, isMember, name == FormerSwift.maskSetter {
      replace(index, "translatesAutoresizingMaskIntoConstraints = ")
    } else if name == "options", structure.kind(index + 1) == .colon,
      structure.isWord(index + 2, "nil")
    {
      replace(index + 2, "[]")
    } else if isMember, !isCall, let property = FormerNames.properties[name], hasBase(index - 1),
      !declared.contains(name)
    {
      replace(index, property)
    } else if isMember, isCase(index, name) {
      let isStyle = FormerNames.styles.contains(name)
      replace(index, name.prefix(1).lowercased() + name.dropFirst().dropLast(isStyle ? 5 : 0))
    }
  }

  /// `override func intrinsicContentSize() -> CGSize {` is a property now.
  private mutating func makeProperty(at keyword: Int) -> Bool {
    let name = keyword + 1
    guard structure.isName(name), FormerNames.overridden.contains(structure.text(name)),
      structure.kind(name + 1) == .openParen, structure.kind(name + 2) == .closeParen,
      structure.isWord(name + 3, "->")
    else { return false }
    replace(keyword, "var")
    edits.append((structure.words[name].end..<structure.words[name + 3].end, ":"))
    return true
  }

  /// `func show(note: Note)` had no label for its first parameter.
  private mutating func freeFirstParameter(of name: Int) {
    var open = name + 1
    while open < name + 40, structure.kind(open) != .openParen {
      guard structure.kind(open) != .openBrace, open < structure.words.count else { return }
      open += 1
    }
    let first = open + 1
    guard structure.kind(open) == .openParen, structure.isName(first),
      structure.kind(first + 1) == .colon
    else { return }
    insert("_ ", before: first)
  }

  /// `if let name = name, text = text where !name.isEmpty {`
  private mutating func separateConditions(from start: Int) {
    for index in structure.condition(from: start) {
      if structure.words[index].word == .where {
        var before = structure.words[index].start
        while before > 0, [0x20, 0x09].contains(structure.bytes[before - 1]) { before -= 1 }
        edits.append((before..<structure.words[index].end, ","))
      } else if structure.kind(index) == .comma, structure.isName(index + 1),
        structure.isWord(index + 2, "=")
      {
        insert("let ", before: index + 1)
      }
    }
  }

  /// Whether something stands before a dot, so that a member of it is meant.
  private func hasBase(_ dot: Int) -> Bool {
    guard let previous = structure.kind(dot - 1) else { return false }
    let ends: [SwiftToken.Kind] = [.closeParen, .closeBracket, .closeBrace, .quotedIdentifier]
    if ends.contains(previous) { return true }
    if previous == .operator {
      // `label?.hidden` and `label!.hidden`, without a space.
      return structure.isWord(dot - 1, "?") || structure.isWord(dot - 1, "!")
    }
    return structure.isName(dot - 1) && structure.words[dot - 1].word?.endsOperand != false
  }

  /// Whether a member is a case of UIKit: `.TouchUpInside`, `NSTextAlignment.Center`.
  private func isCase(_ index: Int, _ name: String) -> Bool {
    let letters = Array(name.utf8.prefix(2))
    guard letters.count == 2, (0x41...0x5A).contains(letters[0]),
      (0x61...0x7A).contains(letters[1]), !declared.contains(name),
      !["Type", "Protocol"].contains(name)
    else { return false }
    guard hasBase(index - 1) else { return structure.kind(index + 1) != .dot }
    let base = structure.isName(index - 2) ? structure.text(index - 2) : ""
    return ["UI", "NS", "CA", "CG"].contains(base.prefix(2).description)
      && structure.kind(index - 3) != .dot
  }

  private mutating func replace(_ index: Int, _ text: String) {
    edits.append((structure.words[index].start..<structure.words[index].end, text))
  }

  private mutating func insert(_ text: String, before index: Int) {
    edits.append((structure.words[index].start..<structure.words[index].start, text))
  }

  private mutating func insert(_ text: String, behind index: Int) {
    edits.append((structure.words[index].end..<structure.words[index].end, text))
  }
}

extension SwiftStructure {
  /// Words that a condition has at most, so that many without a body are not read again and again.
  private static let longestCondition = 200

  fileprivate func beginsCondition(_ index: Int) -> Bool {
    (isWord(index, "if") || isWord(index, "guard") || isWord(index, "while"))
      && kind(index - 1) != .dot
  }

  /// The words of the condition that begins at one, outside of brackets: those before its body; none
  /// where none begins.
  fileprivate func condition(from start: Int) -> [Int] {
    guard beginsCondition(start) else { return [] }
    var found: [Int] = []
    var index = start + 1
    while index < words.count, found.count < Self.longestCondition,
      kind(index) != .openBrace, kind(index) != .closeBrace
    {
      found.append(index)
      index = max(matching(index) ?? index, index) + 1
    }
    return found
  }
}

/// Names of Swift 2 and those of today (SE-0005, SE-0006).
private enum FormerNames {
  /// Calls without arguments that are properties now.
  static func property(ofCall name: String) -> String? {
    if name.hasSuffix("Color"), colors.contains(name.dropLast(5).description) {
      return name.dropLast(5).description
    }
    return singletons[name]
  }

  private static let colors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "lightGray",
    "lightText", "magenta", "orange", "purple", "red", "white", "yellow",
  ]
  private static let singletons = [
    "currentCalendar": "current", "currentDevice": "current", "currentLocale": "current",
    "defaultCenter": "default", "defaultManager": "default",
    "intrinsicContentSize": "intrinsicContentSize", "isAnimating": "isAnimating",
    "isFirstResponder": "isFirstResponder", "mainBundle": "main", "mainScreen": "main",
    "sharedApplication": "shared", "standardUserDefaults": "standard",
  ]

  /// Functions that classes of apps override and that are properties now.
  static let overridden: Set = [
    "canBecomeFirstResponder", "intrinsicContentSize", "layerClass", "preferredStatusBarStyle",
    "prefersStatusBarHidden", "requiresConstraintBasedLayout",
  ]

  /// Styles of formatters, which are called less than that now.
  static let styles: Set = [
    "CurrencyStyle", "DecimalStyle", "FullStyle", "LongStyle", "MediumStyle", "NoStyle",
    "PercentStyle", "ScientificStyle", "ShortStyle", "SpellOutStyle",
  ]

  /// Types of Foundation, Core Graphics and the standard library.
  static let types = [
    "CGColorRef": "CGColor", "CGContextRef": "CGContext", "CGImageRef": "CGImage",
    "CGMutablePathRef": "CGMutablePath", "CGPathRef": "CGPath", "CollectionType": "Collection",
    "ErrorType": "Error", "GeneratorType": "IteratorProtocol", "SequenceType": "Sequence",
    "NSBundle": "Bundle", "NSCalendar": "Calendar", "NSCharacterSet": "CharacterSet",
    "NSData": "Data", "NSDate": "Date", "NSDateComponents": "DateComponents",
    "NSComparisonResult": "ComparisonResult", "NSDateFormatter": "DateFormatter",
    "NSDateFormatterStyle": "DateFormatter.Style", "NSFileManager": "FileManager",
    "NSFormatter": "Formatter", "NSHTTPURLResponse": "HTTPURLResponse", "NSIndexPath": "IndexPath",
    "NSIndexSet": "IndexSet", "NSJSONSerialization": "JSONSerialization", "NSLocale": "Locale",
    "NSNotification": "Notification", "NSNotificationCenter": "NotificationCenter",
    "NSNumberFormatter": "NumberFormatter", "NSNumberFormatterStyle": "NumberFormatter.Style",
    "NSOperation": "Operation", "NSOperationQueue": "OperationQueue",
    "NSProcessInfo": "ProcessInfo", "NSScanner": "Scanner", "NSThread": "Thread",
    "NSTimeInterval": "TimeInterval", "NSTimeZone": "TimeZone", "NSTimer": "Timer",
    "NSURL": "URL", "NSURLComponents": "URLComponents", "NSURLRequest": "URLRequest",
    "NSURLResponse": "URLResponse", "NSURLSession": "URLSession",
    "NSURLSessionConfiguration": "URLSessionConfiguration",
    "NSURLSessionDataTask": "URLSessionDataTask", "NSURLSessionTask": "URLSessionTask",
    "NSUserDefaults": "UserDefaults", "NSUUID": "UUID",
  ]

  /// Labels of arguments.
  static let labels = [
    "atIndex": "at", "forAxis": "for", "forControlEvents": "for", "forIndexPath": "for",
    "forState": "for", "withString": "with",
  ]

  /// Properties, and calls without arguments that were properties.
  static let properties = [
    "CGColor": "cgColor", "CGImage": "cgImage", "CGPath": "cgPath", "active": "isActive",
    "capitalizedString": "capitalized", "editable": "isEditable", "enabled": "isEnabled",
    "focused": "isFocused", "hidden": "isHidden", "highlighted": "isHighlighted",
    "lowercaseString": "lowercased()",
    "opaque": "isOpaque", "pagingEnabled": "isPagingEnabled", "scrollEnabled": "isScrollEnabled",
    "secureTextEntry": "isSecureTextEntry", "selectable": "isSelectable", "selected": "isSelected",
    "translucent": "isTranslucent",
    "uppercaseString": "uppercased()", "userInteractionEnabled": "isUserInteractionEnabled",
  ]

  /// Functions, with the label that the first argument has now.
  static let calls: [String: (name: String, label: String?)] = [
    "activateConstraints": ("activate", nil),
    "addArcWithCenter": ("addArc", "withCenter"),
    "addLineToPoint": ("addLine", "to"),
    "animateWithDuration": ("animate", "withDuration"),
    "appendContentsOf": ("append", "contentsOf"),
    "boldSystemFontOfSize": ("boldSystemFont", "ofSize"),
    "boundingRectWithSize": ("boundingRect", "with"),
    "cellForRowAtIndexPath": ("cellForRow", "at"),
    "colorWithAlphaComponent": ("withAlphaComponent", nil),
    "componentsSeparatedByString": ("components", "separatedBy"),
    "constraintEqualToAnchor": ("constraint", "equalTo"),
    "constraintEqualToConstant": ("constraint", "equalToConstant"),
    "constraintGreaterThanOrEqualToAnchor": ("constraint", "greaterThanOrEqualTo"),
    "constraintGreaterThanOrEqualToConstant": ("constraint", "greaterThanOrEqualToConstant"),
    "constraintLessThanOrEqualToAnchor": ("constraint", "lessThanOrEqualTo"),
    "constraintLessThanOrEqualToConstant": ("constraint", "lessThanOrEqualToConstant"),
    "constraintsWithVisualFormat": ("constraints", "withVisualFormat"),
    "containsString": ("contains", nil),
    "dateFromString": ("date", "from"),
    "deactivateConstraints": ("deactivate", nil),
    "dequeueReusableCellWithIdentifier": ("dequeueReusableCell", "withIdentifier"),
    "dequeueReusableCellWithReuseIdentifier": ("dequeueReusableCell", "withReuseIdentifier"),
    "deselectRowAtIndexPath": ("deselectRow", "at"),
    "drawInRect": ("draw", "in"),
    "enumerate": ("enumerated", nil),
    "imageWithRenderingMode": ("withRenderingMode", nil),
    "instantiateWithOwner": ("instantiate", "withOwner"),
    "isKindOfClass": ("isKind", "of"),
    "italicSystemFontOfSize": ("italicSystemFont", "ofSize"),
    "joinWithSeparator": ("joined", "separator"),
    "moveToPoint": ("move", "to"),
    "numberOfItemsInSection": ("numberOfItems", "inSection"),
    "numberOfRowsInSection": ("numberOfRows", "inSection"),
    "objectAtIndex": ("object", "at"),
    "objectForKey": ("object", "forKey"),
    "preferredFontForTextStyle": ("preferredFont", "forTextStyle"),
    "rangeOfString": ("range", "of"),
    "registerClass": ("register", nil),
    "registerNib": ("register", nil),
    "removeAtIndex": ("remove", "at"),
    "sizeWithAttributes": ("size", "withAttributes"),
    "stringByReplacingOccurrencesOfString": ("replacingOccurrences", "of"),
    "stringByTrimmingCharactersInSet": ("trimmingCharacters", "in"),
    "stringFromDate": ("string", "from"),
    "stringFromNumber": ("string", "from"),
    "systemFontOfSize": ("systemFont", "ofSize"),
    "systemLayoutSizeFittingSize": ("systemLayoutSizeFitting", nil),
    "valueForKey": ("value", "forKey"),
  ]
}
