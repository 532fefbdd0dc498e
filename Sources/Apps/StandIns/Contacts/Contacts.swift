// People in an address book: nobody is in it.
@_exported import Foundation

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum CNEntityType: Int, Sendable { case contacts }
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

open class CNLabeledValue<Value>: NSObject {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  /// `home` of `_$!<Home>!$_`.
  public class func localizedString(forLabel label: String) -> String {
    let isKnown = label.hasPrefix("_$!<") && label.hasSuffix(">!$_")
    return isKnown ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
open class CNPostalAddress: NSObject {
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
  open var isoCountryCode = ""
}
open class CNMutablePostalAddress: CNPostalAddress {}
open class CNPostalAddressFormatter: Formatter {
  /// Lines of street, city and country.
  open class func string(from address: CNPostalAddress, style: Int = 0) -> String {
    let city = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
    return [address.street, city.joined(separator: " "), address.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
open class CNContact: NSObject {
  open var identifier = ""
  open var givenName = ""
  open var familyName = ""
  open var organizationName = ""
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var imageData: Data?
  open var thumbnailImageData: Data?
}
open class CNMutableContact: CNContact {}
open class CNContactFormatter: Formatter {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open class func string(from contact: CNContact, style: Style) -> String? {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch keys: [any CNKeyDescriptor]) {}
}
open class CNContactStore: NSObject {
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  open func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func enumerateContacts(
    with request: CNContactFetchRequest, usingBlock block: (CNContact, Any?) -> Void
  ) throws {}
}
