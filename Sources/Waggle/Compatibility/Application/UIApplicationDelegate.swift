/// An object that is notified of what happens to the program, as UIKit writes it. Each function may be left out.
///
/// A property of the `App` with ``UIApplicationDelegateAdaptor`` makes it.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Called once, before the other functions (C366).
  ///
  /// - Parameter application: the program.
  /// - Parameter launchOptions: nil.
  /// - Returns: ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called once, before the first scene is made (C366).
  ///
  /// - Parameter application: the program.
  /// - Parameter launchOptions: nil.
  /// - Returns: ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the program becomes visible (C366).
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the program has become active: in a page, when it is shown (C366).
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the program is no longer active: in a page, when it is hidden (C366).
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the program is no longer visible (C366).
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the program ends: in a page, when its session is freed (C366).
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

struct UIProgramDelegate: ProgramDelegate {
  let delegate: any UIApplicationDelegate

  var object: AnyObject { delegate }

  func receive(_ event: ProgramEvent) {
    let program = UIApplication.shared
    switch event {
    case .willFinishLaunching:
      _ = delegate.application(program, willFinishLaunchingWithOptions: nil)
    case .didFinishLaunching:
      _ = delegate.application(program, didFinishLaunchingWithOptions: nil)
    case .willEnterForeground: delegate.applicationWillEnterForeground(program)
    case .didBecomeActive: delegate.applicationDidBecomeActive(program)
    case .willResignActive: delegate.applicationWillResignActive(program)
    case .didEnterBackground: delegate.applicationDidEnterBackground(program)
    case .willTerminate: delegate.applicationWillTerminate(program)
    }
  }
}
