/// What the text of a field means, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning, as in HTML's `autocomplete`.
  public let rawValue: String

  /// The meaning with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A title after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "off location")
  /// A street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and a state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level2")
  /// A district.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// When a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A date.
  public static let dateTime = UITextContentType(rawValue: "off dateTime")
  /// A flight.
  public static let flightNumber = UITextContentType(rawValue: "off flightNumber")
  /// A shipment.
  public static let shipmentTrackingNumber = UITextContentType(
    rawValue: "off shipmentTrackingNumber")

  /// The value of HTML's `autocomplete`, which has no word for some meanings.
  var autocomplete: String { rawValue.hasPrefix("off ") ? "off" : rawValue }
}

/// What the text of a field means, in AppKit's words.
public typealias NSTextContentType = UITextContentType
