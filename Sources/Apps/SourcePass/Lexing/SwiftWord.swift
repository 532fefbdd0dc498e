/// The words of Swift that matter to its structure.
enum SwiftWord: String, CaseIterable {
  // Declarations.
  case `import`, `class`, `struct`, `enum`, `protocol`, `extension`, actor
  case `func`, `var`, `let`, `init`, `deinit`, `subscript`, `case`, `typealias`
  case `associatedtype`, `operator`, `precedencegroup`, macro
  // Modifiers.
  case `private`, `fileprivate`, `internal`, package, `public`, open
  case `static`, final, override, dynamic, lazy, weak, unowned, required, convenience
  case mutating, nonmutating, optional, indirect, nonisolated, prefix, postfix, infix
  case borrowing, consuming, distributed, isolated, sending
  // Accessors, effects and clauses.
  case get, set, didSet, willSet, _modify, async, `throws`, `rethrows`, `where`
  case `inout`, some, any
  // Words after which an operand begins.
  case `return`, `in`, `if`, `else`, `guard`, `while`, `for`, `repeat`, `switch`, `throw`, `try`
  case `await`, `is`, `as`, `do`, `defer`, yield, then

  /// Reads a word of the source.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard range.count <= 15, let word = Self.byHash[Self.hash(bytes[range])],
      word.rawValue.utf8.elementsEqual(bytes[range])
    else { return nil }
    self = word
  }

  /// Whether the word can end an operand; otherwise `/` after it begins a regex.
  var endsOperand: Bool {
    switch self {
    case .return, .in, .if, .else, .guard, .while, .for, .repeat, .switch, .throw, .try, .await,
      .is, .as, .do, .defer, .yield, .then, .case, .where:
      false
    default: true
    }
  }

  /// Whether the word may stand before the keyword of a declaration. `class` may too.
  var isModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open, .static, .final, .override,
      .dynamic, .lazy, .weak, .unowned, .required, .convenience, .mutating, .nonmutating,
      .optional, .indirect, .nonisolated, .prefix, .postfix, .infix, .borrowing, .consuming,
      .distributed, .isolated, .sending:
      true
    default: false
    }
  }

  var isDeclaration: Bool {
    switch self {
    case .import, .class, .struct, .enum, .protocol, .extension, .actor, .func, .var, .let, .`init`,
      .deinit, .subscript, .case, .typealias, .associatedtype, .operator, .precedencegroup, .macro:
      true
    default: false
    }
  }

  /// Whether the declaration has members.
  var isType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .actor: true
    default: false
    }
  }

  private static let byHash = Dictionary(
    uniqueKeysWithValues: allCases.map { (hash($0.rawValue.utf8), $0) })

  /// FNV-1a; a match is compared byte by byte.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(into: FNV1a()) { $0.mix(UInt64($1)) }.value
  }
}
