/// A source that every module of an app is compiled with: names of Foundation that mean something
/// else here.
///
/// A declaration of the module itself hides one of the same signature that an import brings along.
/// So `NSLocalizedString` and the questions to a bundle reach the app's own files, and formatters
/// that Foundation only names on Linux are there.
enum FoundationNames {
  /// No file of an app is likely to be called so.
  static let fileName = "PlumbFoundationNames.swift"

  /// Names of Combine: on a phone Foundation brings them along. Public, because members of the module
  /// that are may use them.
  ///
  /// - Parameter declared: names that the module has itself.
  static func combine(without declared: Set<String>) -> String {
    let names = [
      "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Future", "Just", "ObservableObject",
      "PassthroughSubject", "Published",
    ].filter { !declared.contains($0) }
    return """
      #if !canImport(ObjectiveC)
        \(["import", "Combine"].joined(separator: " "))

      \(names.map { "  public typealias \($0) = Combine.\($0)\n" }.joined())#endif

      """
  }

  /// What Combine adds to networks; apart from the rest, because it brings a library along.
  static let networks = """
    #if canImport(FoundationNetworking)
      \(["import", "Combine"].joined(separator: " "))
      \(["import", "FoundationNetworking"].joined(separator: " "))

      extension URLSession {
        typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
        // A picture does not wait for networks.
        func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
          Empty(completeImmediately: false).eraseToAnyPublisher()
        }
        func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
          Empty(completeImmediately: false).eraseToAnyPublisher()
        }
      }
    #endif

    """

  /// What stands in the place of code that was cut out, and names that Foundation has on macOS.
  static let source = """
    \(["import", "PlumbCells"].joined(separator: " "))

    @usableFromInline func plumbLeftOut(
      _ reason: String, function: String = #function, file: String = #filePath, line: Int = #line
    ) { PlumbCells.LeftOut.reach(function, reason, file, line) }

    @usableFromInline func plumbValueLeftOut<Value>(
      _ reason: String, function: String = #function, file: String = #filePath, line: Int = #line
    ) -> Value {
      let value: Value? = PlumbCells.LeftOut.value(function, reason, file, line)
      return value ?? { Swift.fatalError("left out: \\(reason)") }()
    }

    #if !canImport(ObjectiveC)
      \(["import", "Foundation"].joined(separator: " "))
      \(["import", "UIKit"].joined(separator: " "))

      // A closure becomes an object and back: it is a block on a phone, and larger than that here.
      func unsafeBitCast<Value, Other>(_ value: Value, to type: Other.Type) -> Other {
        if MemoryLayout<Value>.size != MemoryLayout<Other>.size, let other = value as? Other {
          return other
        }
        return Swift.unsafeBitCast(value, to: type)
      }

      // Swift's name for C's integer, which Foundation has beside the runtime.
      typealias NSInteger = Int
      public typealias AutoreleasingUnsafeMutablePointer<Pointee> =
        UIKit.FoundationGap.AutoreleasingUnsafeMutablePointer<Pointee>
      typealias DateComponentsFormatter = UIKit.FoundationGap.DateComponentsFormatter
      typealias MeasurementFormatter = UIKit.FoundationGap.MeasurementFormatter
      typealias PersonNameComponentsFormatter = UIKit.FoundationGap.PersonNameComponentsFormatter

      extension NSSortDescriptor {
        // Keys are looked up by the Objective-C runtime: what is sorted so keeps its order here.
        convenience init(key: String?, ascending: Bool) {
          self.init(keyPath: \\NSObject.self, ascending: ascending, comparator: { _, _ in .orderedSame })
        }
      }

      extension Formatter {
        // Numbers and dates are read; a formatter of the app's own is not asked.
        func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
          let value: AnyObject? =
            (self as? NumberFormatter)?.number(from: string)
            ?? (self as? DateFormatter)?.date(from: string).map { $0 as NSDate }
          if let value { obj?.pointee = value }
          return value != nil
        }
      }

      extension NSPredicate {
        // There is no language of predicates on Linux: one that is written as a text holds always.
        convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }
        convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) }
      }

      extension NSComparisonPredicate {
        var leftExpression: NSExpression { fatalError("no predicate is a comparison here") }
        var rightExpression: NSExpression { fatalError("no predicate is a comparison here") }
      }

      extension NSExpression {
        var expressionType: ExpressionType { .constantValue }
      }

      extension NSIndexPath {
        var section: Int { index(atPosition: 0) }
        var row: Int { index(atPosition: 1) }
        var item: Int { index(atPosition: 1) }
        convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
        convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
      }

      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String { UIKit.AppBundle.text(key, table: tableName, value: value) }

      extension String {
        static func localizedStringWithFormat(
          _ format: String, _ arguments: any CVarArg...
        ) -> String { UIKit.AppBundle.formatted(format, arguments, locale: .current) }
      }

      extension Bundle {
        func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          UIKit.AppBundle.text(key, table: tableName, value: value)
        }
        func path(forResource name: String?, ofType ext: String?) -> String? {
          UIKit.AppBundle.path(name, ext)
        }
        func path(
          forResource name: String?, ofType ext: String?, inDirectory subpath: String?
        ) -> String? { UIKit.AppBundle.path(name, ext) }
        func url(forResource name: String?, withExtension ext: String?) -> URL? {
          UIKit.AppBundle.path(name, ext).map { URL(fileURLWithPath: $0) }
        }
        func url(
          forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
        ) -> URL? { UIKit.AppBundle.path(name, ext).map { URL(fileURLWithPath: $0) } }
        var infoDictionary: [String: Any]? { UIKit.AppBundle.info }
        convenience init?(identifier: String) { self.init(path: Bundle.main.bundlePath) }
        func object(forInfoDictionaryKey key: String) -> Any? { UIKit.AppBundle.info[key] }
      }
    #endif

    """
}
