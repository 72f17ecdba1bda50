public import Foundation

/// What a user does in a program, so that it can be continued later or elsewhere.
///
/// No system of Waggle hands activities to other devices: a view's activity is what the program says it is doing, and an address that
/// is opened is an activity of the type `NSUserActivityTypeBrowsingWeb`.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type, in reverse-DNS notation.
  public let activityType: String
  /// What the user sees it called; nil for none.
  public var title: String?
  /// What is needed to continue it; nil for nothing.
  public var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must be kept; nil for all.
  public var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is to be updated before it is used.
  public var needsSave = false
  /// The address at which a browser continues it; nil for none.
  public var webpageURL: URL?
  /// The address that led to it; nil for none.
  public var referrerURL: URL?
  /// The date from which the activity is of no use; nil for never.
  public var expirationDate: Date?
  /// Words that describe it.
  public var keywords: Set<String> = []
  /// What identifies the content that it is about; nil for none.
  public var targetContentIdentifier: String?
  /// What identifies it, to delete it later; nil for none.
  public var persistentIdentifier: String?
  /// Whether another device may continue it.
  public var isEligibleForHandoff = true
  /// Whether a search on the device may find it.
  public var isEligibleForSearch = false
  /// Whether everyone's search may find it.
  public var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  public var isEligibleForPrediction = false

  /// An activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to `userInfo`; those of the same keys are replaced.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Sets `userInfo` to the fields of a value, as an `Encoder` writes them.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    let fields = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload))
    userInfo = fields as? [AnyHashable: Any]
  }

  /// The value whose fields are in `userInfo`.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    let data = try JSONSerialization.data(withJSONObject: userInfo ?? [:])
    return try JSONDecoder().decode(type, from: data)
  }
}

/// The type of the activity of a user who follows an address into a program.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
