import Foundation

/// Which references the assertions of this process have used, and for what.
///
/// Names must not depend on the order in which tests run, so an assertion without a name is numbered by its place among
/// those of its test: the first line that runs is 1, however often it runs. One file must not stand for two pictures
/// either. Both are known across tests only, which is why this is shared; a lock guards it.
///
/// A test that runs again, as repetitions of a run do, meets the same names with the same pictures, and passes.
final class ReferenceLedger: @unchecked Sendable {
  /// That of the process.
  static let shared = ReferenceLedger()

  /// Why a reference cannot be used.
  enum Clash: Equatable {
    /// Another assertion uses it.
    case otherAssertion(CallSite)
    /// The same assertion has used it for another picture.
    case otherPicture
  }

  private struct Use {
    let site: CallSite
    let content: Int
  }

  private let lock = NSLock()
  /// Lines of unnamed assertions, in the order in which each ran first, by test.
  private var sites: [String: [CallSite]] = [:]
  private var uses: [String: Use] = [:]

  /// The number of an assertion without a name among those of its test, from 1.
  func number(of site: CallSite, in test: String) -> Int {
    lock.withLock {
      var known = sites[test] ?? []
      if let index = known.firstIndex(of: site) { return index + 1 }
      known.append(site)
      sites[test] = known
      return known.count
    }
  }

  /// Notes that an assertion uses a reference for a picture; what speaks against it.
  ///
  /// - Parameter content: a hash of the picture and its layout.
  func use(_ reference: String, by site: CallSite, content: Int) -> Clash? {
    lock.withLock {
      guard let use = uses[reference] else {
        uses[reference] = Use(site: site, content: content)
        return nil
      }
      if use.site != site { return .otherAssertion(use.site) }
      return use.content == content ? nil : .otherPicture
    }
  }
}
