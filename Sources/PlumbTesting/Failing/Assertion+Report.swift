#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

extension Assertion {
  /// Fails the running test, softly and at the assertion's line, where something is wrong; keeps the pictures with
  /// it. Whether all is well.
  func report(_ outcome: AssertionOutcome) -> Bool {
    guard let message = outcome.message else { return true }
    let pictures = outcome.attachedPictures
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(site.fileID)", filePath: site.path, line: Int(site.line),
          column: Int(site.column))
        for picture in pictures { picture.attach(at: location) }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return false
      }
    #endif
    #if canImport(XCTest)
      for picture in pictures { picture.attachToXCTest() }
      XCTFail(message, file: site.filePath, line: site.line)
    #endif
    return false
  }
}
