import Foundation

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  private enum Kind { case auto, `public`, `private`, sensitive }

  /// What is written for a value that is private.
  public enum Mask: Sendable {
    /// A hash of its text, the same for the same text in one run of the program.
    case hash
    /// The word “private”.
    case none
  }

  private let kind: Kind
  private var mask = Mask.none

  /// Numbers, Booleans and types are public, all else is private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
  /// Everyone may read it.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public) }
  /// It is written in debug builds alone.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private) }
  /// It is written in debug builds alone.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive) }

  /// As `auto`, with a mask for what is private.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// It is written in debug builds alone; in others its mask is.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }
  /// It is written in debug builds alone; in others its mask is.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  func isPublic(byDefault isPublic: Bool) -> Bool {
    switch kind {
    case .auto: isPublic
    case .public: true
    case .private, .sensitive: false
    }
  }

  /// What is written for a private text.
  func replacement(for text: String) -> String {
    if mask == .hash {
      return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
    }
    return kind == .sensitive ? "<sensitive>" : "<private>"
  }
}
