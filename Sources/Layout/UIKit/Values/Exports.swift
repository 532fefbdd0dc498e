// Cell code written for iOS imports UIKit alone, and expects `CGRect`, `IndexPath` and
// `NSAttributedString` with it.
@_exported import Foundation
