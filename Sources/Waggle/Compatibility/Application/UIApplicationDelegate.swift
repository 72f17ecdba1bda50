public import Foundation

/// An object that is notified of what happens to the program, as UIKit writes it. Each function may be left out.
///
/// A property of the `App` with ``UIApplicationDelegateAdaptor`` makes it. A program without an `App` begins with its delegate, a class
/// marked with `@main`, or with `@UIApplicationMain` in Swift 5 mode with the SDK; the delegate of its scene makes the window (C633):
///
/// ```swift
/// @main final class GardenDelegate: UIResponder, UIApplicationDelegate {}
///
/// final class GardenScene: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession,
///     options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let scene = scene as? UIWindowScene else { return }
///     window = UIWindow(windowScene: scene)
///     window?.rootViewController = UIHostingController(rootView: Text("Meadow"))
///     window?.makeKeyAndVisible()
///   }
/// }
/// ```
@MainActor @preconcurrency
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

  /// How the program's scene is to be made. Called once, after the program has been launched (C634).
  ///
  /// - Parameters:
  ///   - application: the program.
  ///   - connectingSceneSession: the session of the scene.
  ///   - options: what is opened in the scene.
  /// - Returns: a configuration with the class of the scene's delegate, or without one.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the program ends, after its scene's delegate was (C634).
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called with an address that is opened in a program without an `App` whose scene has no delegate (C634).
  ///
  /// - Parameters:
  ///   - app: the program.
  ///   - url: the address.
  ///   - options: empty.
  /// - Returns: ignored.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
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

  /// A configuration without a class.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
}
