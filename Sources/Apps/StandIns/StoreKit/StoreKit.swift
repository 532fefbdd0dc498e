// Products of a shop: there are none.
@_exported import Foundation
import UIKit

open class SKProduct: NSObject {
  public let localizedTitle = ""
  public let localizedDescription = ""
  public let productIdentifier = ""
  public let price = NSDecimalNumber.zero
  public let priceLocale = Locale(identifier: "en_US_POSIX")
}
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}
open class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) {}
}
open class SKReceiptRefreshRequest: SKRequest {}
open class SKProductsResponse: NSObject {
  public let products: [SKProduct] = []
  public let invalidProductIdentifiers: [String] = []
}
public protocol SKRequestDelegate: AnyObject {}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment {
  open var quantity = 1
  open var applicationUsername: String?
}
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
open class SKPaymentTransaction: NSObject {
  public var transactionState: SKPaymentTransactionState { .purchasing }
  public var transactionIdentifier: String? { nil }
  public var transactionDate: Date? { nil }
  public var error: (any Error)? { nil }
  public var original: SKPaymentTransaction? { nil }
  public let payment = SKPayment(product: SKProduct())
}
open class SKPaymentQueue: NSObject {
  private static let only = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { only }
  open class func canMakePayments() -> Bool { false }
  public var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions: [SKPaymentTransaction])
}
public struct SKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
  }
  public let code: Code
}
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  @MainActor open class func requestReview(in scene: UIWindowScene) {}
}
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: AnyObject {}
public let SKStoreProductParameterITunesItemIdentifier = "id"
