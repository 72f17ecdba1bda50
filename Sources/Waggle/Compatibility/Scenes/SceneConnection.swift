import Foundation

/// Makes the delegate of a program's scene (C634).
@MainActor enum SceneConnection {
  /// Asks the program's delegate how the scene is to be made, and has its delegate make the window.
  ///
  /// - Parameter beginsProgram: whether the program has no `App`: then the class of the scene's delegate is looked for where the
  ///   program's delegate names none.
  static func connect(
    _ scene: UIWindowScene, _ delegate: any UIApplicationDelegate, beginsProgram: Bool
  ) {
    guard scene.delegate == nil else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      .shared, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    guard let type = configuration.delegateClass ?? (beginsProgram ? found(for: delegate) : nil)
    else {
      if beginsProgram, scene.content.root == nil { report(.noWindow, scene) }
      return
    }
    guard let made = makeSceneDelegate(type) else { return report(.noDelegate(type), scene) }
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
    if beginsProgram, scene.content.root == nil { report(.noWindow, scene) }
  }

  /// The class of the program that adopts `UIWindowSceneDelegate`. Of several it is one in the module of the program's delegate, and
  /// of several there the one called SceneDelegate, or else the first by its name.
  private static func found(for delegate: any UIApplicationDelegate) -> AnyClass? {
    let classes = ProgramImage.types(conformingTo: (any UIWindowSceneDelegate).self)
      .compactMap { $0 as? AnyClass }
    let home = module(of: type(of: delegate))
    return classes.min { rank($0, home) < rank($1, home) }
  }

  private static func rank(_ type: AnyClass, _ home: Substring) -> (Int, String) {
    let name = String(reflecting: type)
    if module(of: type) != home { return (2, name) }
    return (name.hasSuffix(".SceneDelegate") ? 0 : 1, name)
  }

  private static func module(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  private static func makeSceneDelegate(_ type: AnyClass) -> (any UISceneDelegate)? {
    guard type is any UISceneDelegate.Type, let type = type as? NSObject.Type else { return nil }
    return makeObject(type) as? any UISceneDelegate
  }

  private static func report(_ diagnostic: Diagnostic, _ scene: UIWindowScene) {
    scene.program?.runtime.reportOnce(diagnostic)
  }
}

/// The delegate that a program begins with, made by its `init()`.
@MainActor func makeDelegate<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
  let maker = type as? NSObject.Type
  require(
    maker != nil, "\(type) is the program's delegate, and not a class of NSObject's.", path: "",
    cure: "Declare it as class \(type): UIResponder, UIApplicationDelegate.")
  guard let maker, let object = makeObject(maker) as? Delegate else {
    preconditionFailure("An object has its class.")
  }
  return object
}
