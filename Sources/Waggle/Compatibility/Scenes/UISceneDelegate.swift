/// An object that is notified of what happens to a scene, as UIKit writes it. Each function may be left out.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Called once, when the scene was made: the place to make its window (C634).
  ///
  /// - Parameters:
  ///   - scene: a `UIWindowScene`.
  ///   - session: the scene's session.
  ///   - connectionOptions: what is opened in the scene.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the program ends: in a page, when its session is freed (C634).
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene becomes visible (C634).
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has become active: in a page, when it is shown (C634).
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is no longer active: in a page, when it is hidden (C634).
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is no longer visible (C634).
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called with an address that is opened in the program (C634).
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called with an address of the web that is opened in the program (C634).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene with a window, as UIKit writes it.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate has made.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// nil: the delegate has no property for its window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
