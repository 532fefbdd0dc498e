// Cell code for iOS imports only UIKit, and gets `CGRect` and `IndexPath` with it.
@_exported import Foundation
