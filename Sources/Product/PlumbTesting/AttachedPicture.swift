import AtomicFiles
import Foundation
import Snapshots

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A picture that a test keeps with its failure.
struct AttachedPicture {
  /// `feed.1-320-actual.png`
  let name: String
  let png: [UInt8]

  #if canImport(Testing)
    /// Keeps it with the running test of Swift Testing.
    func attach(at location: SourceLocation) {
      #if compiler(>=6.2)
        Attachment.record(png, named: name, sourceLocation: location)
      #endif
    }
  #endif

  /// Keeps it with the running test of XCTest, but on Linux, which has no attachments.
  func attachToXCTest() {
    #if canImport(XCTest) && canImport(Darwin)
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(
            data: Data(png), uniformTypeIdentifier: "public.png")
          attachment.name = name
          activity.add(attachment)
        }
      }
    #endif
  }
}

extension AssertionOutcome {
  private static let attachedVariants = 10

  /// Expected, actual and difference of what fails, as they lie among the artifacts.
  var attachedPictures: [AttachedPicture] {
    failures.prefix(Self.attachedVariants).flatMap { result in
      [result.pictures.expected, result.pictures.actual, result.pictures.difference]
        .compactMap { $0.flatMap { picture(at: $0.path) } }
    }
  }

  private func picture(at path: String) -> AttachedPicture? {
    guard let bytes = FileManager.default.contents(atPath: "\(artifacts)/\(path)") else {
      return nil
    }
    return AttachedPicture(
      name: PathName.last(of: path), png: [UInt8](bytes))
  }
}
