/// Names of Swift 2 and those of today (SE-0005, SE-0006).
enum FormerNames {
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
    "currentQueue": "current", "defaultSessionConfiguration": "default",
    "generalPasteboard": "general",
    "defaultCenter": "default", "defaultManager": "default",
    "intrinsicContentSize": "intrinsicContentSize", "isAnimating": "isAnimating",
    "isFirstResponder": "isFirstResponder", "mainBundle": "main", "mainQueue": "main",
    "mainScreen": "main", "sharedApplication": "shared", "sharedSession": "shared",
    "standardUserDefaults": "standard",
  ]

  /// Functions of the standard library, with the bracket.
  static let functions = [
    "println": "print(", "toString": "String(describing: ",
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
    "atIndex": "at", "contentsOfURL": "contentsOf", "forAxis": "for", "forControlEvents": "for",
    "forIndexPath": "for",
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
    "dataTaskWithRequest": ("dataTask", "with"),
    "dataTaskWithURL": ("dataTask", "with"),
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
