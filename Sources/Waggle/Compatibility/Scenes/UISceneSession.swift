public import Foundation

/// What a program knows of a scene, as UIKit writes it.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name.
    public var rawValue: String
    /// A role of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the program, which each scene here is.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil once the program has ended.
  public internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public var role: Role { .windowApplication }
  /// How the scene was made.
  public internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// An identifier that no other session has.
  public let persistentIdentifier = UUID().uuidString

  override init() { super.init() }
}

/// How a scene is to be made, as UIKit writes it.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in a property list; no such list is read.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. Where it is nil, a program that begins with a delegate has the class of its own that adopts
  /// ``UIWindowSceneDelegate``, as there is no property list to name it (C634).
  open var delegateClass: AnyClass?

  /// A configuration of that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// An address that is opened in a scene, as UIKit writes it.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
