// Widgets of iOS 13 and before.
@_exported import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
@MainActor @preconcurrency public protocol NCWidgetProviding: AnyObject {}
