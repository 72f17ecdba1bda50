// What is wrong with the windows of a program as UIKit writes it.

extension Diagnostic {
  /// A window that a delegate makes is not shown.
  static var windowOfApp: Diagnostic {
    Diagnostic(
      .missingScene, at: "",
      "A UIWindow with a rootViewController was made visible in a program with an App, and is not shown: the App's scenes are. "
        + "Put its content over that of the WindowGroup, by .overlay or .fullScreenCover.")
  }

  /// Nothing is shown.
  static var noWindow: Diagnostic {
    Diagnostic(
      .missingScene, at: "",
      "The program's delegate and that of its scene have made no window with a view, so that nothing is shown. "
        + "In scene(_:willConnectTo:options:) of a class that adopts UIWindowSceneDelegate, set the rootViewController of a UIWindow(windowScene:) to a UIHostingController(rootView:), and call makeKeyAndVisible(). Storyboards are not read."
    )
  }

  /// The scene has no delegate.
  static func noDelegate(_ type: AnyClass) -> Diagnostic {
    Diagnostic(
      .missingScene, at: "",
      "\(type) is the delegateClass of a UISceneConfiguration, and cannot be a scene's delegate. "
        + "Declare it as class \(type): UIResponder, UIWindowSceneDelegate.")
  }
}
