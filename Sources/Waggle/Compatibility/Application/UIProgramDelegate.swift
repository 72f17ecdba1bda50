/// A delegate as UIKit writes it, and that of the scene which it has made.
struct UIProgramDelegate: ProgramDelegate {
  let delegate: any UIApplicationDelegate
  /// Whether the program has no `App`.
  var beginsProgram = false

  var object: AnyObject { delegate }

  func receive(_ event: ProgramEvent) {
    let program = UIApplication.shared
    switch event {
    case .willFinishLaunching:
      if beginsProgram { ProgramStore.current?.scene.showsWindows = true }
      _ = delegate.application(program, willFinishLaunchingWithOptions: nil)
    case .didFinishLaunching:
      _ = delegate.application(program, didFinishLaunchingWithOptions: nil)
      if let scene = ProgramStore.current?.scene {
        SceneConnection.connect(scene, delegate, beginsProgram: beginsProgram)
      }
    case .willTerminate: terminate(program)
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground:
      if let scene = ProgramStore.current?.scene, let delegate = scene.delegate {
        receive(event, scene, delegate)
      } else {
        receive(event, program)
      }
    }
  }

  /// What happens to the scene is the program's where the scene has no delegate.
  private func receive(_ event: ProgramEvent, _ program: UIApplication) {
    switch event {
    case .willEnterForeground: delegate.applicationWillEnterForeground(program)
    case .didBecomeActive: delegate.applicationDidBecomeActive(program)
    case .willResignActive: delegate.applicationWillResignActive(program)
    case .didEnterBackground: delegate.applicationDidEnterBackground(program)
    case .willFinishLaunching, .didFinishLaunching, .willTerminate: break
    }
  }

  private func receive(
    _ event: ProgramEvent, _ scene: UIScene, _ delegate: any UISceneDelegate
  ) {
    switch event {
    case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .willResignActive: delegate.sceneWillResignActive(scene)
    case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .willFinishLaunching, .didFinishLaunching, .willTerminate: break
    }
  }

  private func terminate(_ program: UIApplication) {
    if let scene = ProgramStore.current?.scene, let sceneDelegate = scene.delegate {
      sceneDelegate.sceneDidDisconnect(scene)
      delegate.application(program, didDiscardSceneSessions: [scene.session])
    }
    delegate.applicationWillTerminate(program)
  }
}
