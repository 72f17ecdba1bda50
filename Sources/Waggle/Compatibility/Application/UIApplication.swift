public import Foundation

/// The program as UIKit writes it, for code such as `UIApplication.shared.open(url)`.
///
/// Each page has a program: `shared` is the one in whose action, body or task the call is.
@MainActor @preconcurrency
public final class UIApplication {
  /// The program.
  public static let shared = UIApplication()

  nonisolated private init() {}

  /// Whether the program is used.
  public enum State: Int, Sendable {
    /// A person uses the program.
    case active
    /// The program is visible, and receives no events.
    case inactive
    /// No window of the program is visible.
    case background
  }

  /// The phase of the program's scene.
  public var applicationState: State {
    switch ProgramStore.current?.phase ?? .background {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// The object that a property with `@UIApplicationDelegateAdaptor` has made, or that the program begins with; nil without one.
  public var delegate: (any UIApplicationDelegate)? {
    ProgramStore.current?.delegates.lazy
      .compactMap { $0.object as? any UIApplicationDelegate }.first
  }
}

// MARK: Addresses

extension UIApplication {
  /// An option for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The option's name.
    public var rawValue: String
    /// An option of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Opens an address as the system does, past the program's `\.openURL` (C365).
  ///
  /// Call it in an action, or in a task that one began, so that it is known in whose page to open the address; elsewhere it is
  /// not opened (W-URL).
  ///
  /// - Parameter url: the address to open.
  /// - Parameter options: none has an effect.
  /// - Parameter completion: called before the function returns, with false for an address that cannot be opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = links(for: url)?.open(url) ?? false
    completion?(isOpened)
  }

  /// Opens an address as the system does, and returns whether it was opened (C365).
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    links(for: url)?.open(url) ?? false
  }

  /// Whether the system opens such an address: in a page those of the web, of mails and of calls (C365).
  public func canOpenURL(_ url: URL) -> Bool {
    ProgramStore.current?.host?.rootEnvironment.systemLinks?.canOpen(url) ?? false
  }

  private func links(for url: URL) -> SystemLinks? {
    guard let store: ProgramStore = Runtime.ofAction?.store() else {
      LastWindow.shared.host?.runtime.reportOnce(.addressOutsideOfActions(url))
      return nil
    }
    return store.host?.rootEnvironment.systemLinks
  }
}

// MARK: Windows

extension UIApplication {
  /// The scene of the program; empty where no program runs.
  public var connectedScenes: Set<UIScene> {
    ProgramStore.current.map { [$0.scene] } ?? []
  }

  /// The session of the program's scene; empty where no program runs.
  public var openSessions: Set<UISceneSession> {
    ProgramStore.current.map { [$0.scene.session] } ?? []
  }

  /// The window of the program; empty where no program runs.
  public var windows: [UIWindow] { ProgramStore.current?.scene.windows ?? [] }

  /// The window of the program while that is used.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

// MARK: What happens to the program

extension UIApplication {
  /// Why the program was launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The reason's name.
    public var rawValue: String
    /// A reason of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is known of an address that is opened.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of what is known.
    public var rawValue: String
    /// What is known by that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted when the program has been launched, before its first scene (C366).
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the program becomes visible (C366).
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the program has become active: in a page, when it is shown (C366).
  ///
  /// `onReceive(_:perform:)` receives those about its own program. Other observers receive those of each page of the process.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the program is no longer active: in a page, when it is hidden (C366).
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the program is no longer visible (C366).
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when a program with a delegate ends: in a page, when its session is freed (C366).
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  static func notification(of event: ProgramEvent) -> Notification.Name? {
    switch event {
    case .willFinishLaunching: nil
    case .didFinishLaunching: didFinishLaunchingNotification
    case .willEnterForeground: willEnterForegroundNotification
    case .didBecomeActive: didBecomeActiveNotification
    case .willResignActive: willResignActiveNotification
    case .didEnterBackground: didEnterBackgroundNotification
    case .willTerminate: willTerminateNotification
    }
  }
}

extension Diagnostic {
  /// An address was opened where it is not known in whose page.
  fileprivate static func addressOutsideOfActions(_ url: URL) -> Diagnostic {
    Diagnostic(
      .unopenedAddress, at: "",
      "The address \(url.absoluteString.prefix(200)) was not opened: UIApplication.shared.open was called outside of actions and of the tasks that they begin, so it is not known in which page. "
        + "Call it in an action, or in a Task that one begins.")
  }
}
