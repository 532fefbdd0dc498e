import Snapshots

#if canImport(Testing)
  import Testing
#endif

/// The test that an assertion belongs to, as its references call it.
struct TestName {
  /// `row-width` of `row(width:)`.
  let text: String
  /// Whether the test runs once for each of several arguments.
  let isParameterised: Bool

  /// The test that is running in Swift Testing; else the function that the assertion stands in.
  ///
  /// - Throws: `AssertionProblem` for a function without letters and digits.
  init(function: String) throws(AssertionProblem) {
    #if canImport(Testing)
      isParameterised = Test.Case.current?.isParameterized ?? false
      let name = Test.current?.name ?? function
    #else
      isParameterised = false
      let name = function
    #endif
    text = FileNamePart.sanitized(name)
    if text.isEmpty { throw AssertionProblem("'\(name)' has nothing that a file can be called by") }
  }

  /// `row.long`, or with a number in place of a name `row.1`.
  func reference(
    named name: String?, number: () -> Int
  ) throws(AssertionProblem) -> String {
    guard let name else {
      guard !isParameterised else {
        throw AssertionProblem(
          "a snapshot of a parameterised test needs a name that is different for each of its arguments:"
            + " assertSnapshot(of: …, named: \"\\(argument)\")")
      }
      return try checked("\(text).\(number())")
    }
    let part = FileNamePart.sanitized(name)
    if part.isEmpty { throw AssertionProblem("named: '\(name)' has no letter and no digit") }
    return try checked("\(text).\(part)")
  }

  private func checked(_ name: String) throws(AssertionProblem) -> String {
    guard name.utf8.count > FileNamePart.limit else { return name }
    throw AssertionProblem(
      "the reference's name has \(name.utf8.count) bytes (limit: \(FileNamePart.limit)): \(name)")
  }
}
