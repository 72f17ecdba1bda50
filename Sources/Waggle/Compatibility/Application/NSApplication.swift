public import Foundation

/// The program as AppKit writes it.
@MainActor @preconcurrency
public final class NSApplication {
  /// The program.
  public static let shared = NSApplication()

  nonisolated private init() {}

  /// Whether the program's scene is active.
  public var isActive: Bool { UIApplication.shared.applicationState == .active }

  /// The object that a property with `@NSApplicationDelegateAdaptor` has made; nil without one.
  public var delegate: (any NSApplicationDelegate)? {
    ProgramStore.current?.delegates.lazy
      .compactMap { $0.object as? any NSApplicationDelegate }.first
  }

  /// Posted before the program is launched (C366).
  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// Posted when the program has been launched, before its first scene (C366).
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// Posted when the program has become active: in a page, when it is shown (C366).
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Posted when the program is no longer active: in a page, when it is hidden (C366).
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Posted when a program with a delegate ends: in a page, when its session is freed (C366).
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")

  static func notification(of event: ProgramEvent) -> Notification.Name? {
    switch event {
    case .willFinishLaunching: willFinishLaunchingNotification
    case .didFinishLaunching: didFinishLaunchingNotification
    case .didBecomeActive: didBecomeActiveNotification
    case .willResignActive: willResignActiveNotification
    case .willTerminate: willTerminateNotification
    case .willEnterForeground, .didEnterBackground: nil
    }
  }
}

/// An object that is notified of what happens to the program, as AppKit writes it. Each function may be left out.
///
/// A property of the `App` with ``NSApplicationDelegateAdaptor`` makes it.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Called once, before the other functions (C366).
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called once, before the first scene is made (C366).
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called when the program has become active: in a page, when it is shown (C366).
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called when the program is no longer active: in a page, when it is hidden (C366).
  func applicationWillResignActive(_ notification: Notification)
  /// Called when the program ends: in a page, when its session is freed (C366).
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}

struct NSProgramDelegate: ProgramDelegate {
  let delegate: any NSApplicationDelegate

  var object: AnyObject { delegate }

  func receive(_ event: ProgramEvent) {
    guard let name = NSApplication.notification(of: event) else { return }
    let notification = Notification(name: name, object: NSApplication.shared)
    switch event {
    case .willFinishLaunching: delegate.applicationWillFinishLaunching(notification)
    case .didFinishLaunching: delegate.applicationDidFinishLaunching(notification)
    case .didBecomeActive: delegate.applicationDidBecomeActive(notification)
    case .willResignActive: delegate.applicationWillResignActive(notification)
    case .willTerminate: delegate.applicationWillTerminate(notification)
    case .willEnterForeground, .didEnterBackground: break
    }
  }
}
