// Cell code written for iOS imports only UIKit, and expects to get `CGRect`, `IndexPath` and
// `NSAttributedString` with it.
@_exported import Foundation
