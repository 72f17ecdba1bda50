import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// The class that a program begins with has this one found for its scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  nonisolated(unsafe) static var made = 0
  var window: UIWindow?

  override init() {
    Self.made += 1
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIHostingController(rootView: Text("found"))
    window?.makeKeyAndVisible()
  }
}

/// Programs that begin with a delegate, as UIKit has them.
@MainActor @Suite(.serialized) struct SceneDelegateTests {
  private struct Meadow: View {
    var name: String
    @State private var visits = 0

    var body: some View {
      Button("\(name) \(visits)") { visits += 1 }
    }
  }

  /// Notes what it is notified of.
  private final class Keeper: UIResponder, UIApplicationDelegate {
    nonisolated(unsafe) static var log: [String] = []
    /// The class of the scene's delegate.
    nonisolated(unsafe) static var delegateClass: AnyClass? = Gatekeeper.self

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.log.append("launched \(application.delegate === self)")
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Self.log.append("asked \(connectingSceneSession.role == .windowApplication)")
      let configuration = UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Self.delegateClass
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { Self.log.append("ends") }

    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      Self.log.append("discarded \(sceneSessions.count)")
    }
  }

  private final class Gatekeeper: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Keeper.log.append("connects \(scene.delegate === self)")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(rootView: Meadow(name: "clover"))
      self.window = window
      window.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Keeper.log.append("visible") }
    func sceneDidBecomeActive(_ scene: UIScene) { Keeper.log.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Keeper.log.append("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { Keeper.log.append("hidden") }
    func sceneDidDisconnect(_ scene: UIScene) { Keeper.log.append("disconnected") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      Keeper.log.append(contentsOf: URLContexts.map(\.url.absoluteString))
    }
  }

  private func host(_ delegateClass: AnyClass?) -> TestHost {
    (Keeper.log, Keeper.delegateClass) = ([], delegateClass)
    return TestHost { AppView(DelegateProgram<Keeper>()) }
  }

  @Test func `C633: a program that begins with a delegate shows its window's controller`() throws {
    let host = host(Gatekeeper.self)
    #expect(host.elements.map(\.label) == ["clover 0"])
    try host.find(label: "clover 0").tap()
    #expect(host.elements.map(\.label) == ["clover 1"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C633: a root view that is set keeps its states, and another controller has its own`()
    throws
  {
    let host = host(Gatekeeper.self)
    try host.find(label: "clover 0").tap()
    func window() -> UIWindow? { UIApplication.shared.windows.first }
    let controller = try #require(
      window()?.rootViewController as? UIHostingController<Meadow>)
    controller.rootView = Meadow(name: "poppy")
    host.settle()
    #expect(host.elements.map(\.label) == ["poppy 1"])
    window()?.rootViewController = UIHostingController(rootView: Meadow(name: "thistle"))
    host.settle()
    #expect(host.elements.map(\.label) == ["thistle 0"])
  }

  @Test func `C633: the window that was made visible last is shown, until it is hidden`() throws {
    let host = host(Gatekeeper.self)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("over"))
    host.settle()
    #expect(host.text == ["clover 0"])
    window.isHidden = false
    host.settle()
    #expect(host.text == ["over"])
    #expect(scene.windows.count == 2 && scene.keyWindow === window)
    window.isHidden = true
    host.settle()
    #expect(host.text == ["clover 0"])
  }

  @Test func `C633: a window of the program's delegate needs no scene`() {
    final class Old: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: Text("of old"))
        window?.makeKeyAndVisible()
        return true
      }

      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = Quiet.self
        return configuration
      }
    }
    let host = TestHost { AppView(DelegateProgram<Old>()) }
    #expect(host.text == ["of old"])
    #expect(host.diagnostics.isEmpty)
  }

  private final class Quiet: UIResponder, UIWindowSceneDelegate {}

  @Test func `C633: where no window is made nothing is shown, which is reported`() {
    let host = host(Quiet.self)
    #expect(host.text.isEmpty)
    #expect(host.diagnostics.map(\.id) == ["W-SCENE"])
  }

  @Test func `C634: the scene's delegate is notified of what happens, and not the program's`() {
    do {
      let host = host(Gatekeeper.self)
      host.settle()
      #expect(
        Keeper.log == [
          "launched true", "asked true", "connects true", "visible", "scene active",
        ])
      Keeper.log = []
      host.setEnvironment(\.scenePhase, .background)
      host.settle()
      host.setEnvironment(\.scenePhase, .active)
      host.settle()
    }
    #expect(
      Keeper.log == [
        "resigns", "hidden", "visible", "scene active", "disconnected", "discarded 1", "ends",
      ])
  }

  @Test func `C634: the scene's delegate receives addresses`() throws {
    let host = host(Gatekeeper.self)
    host.settle()
    Keeper.log = []
    host.open(try #require(URL(string: "garden:clover")))
    #expect(Keeper.log == ["garden:clover"])
  }

  @Test func `C634: without a class in the configuration it is the SceneDelegate of the program`() {
    SceneDelegate.made = 0
    let host = host(nil)
    #expect(host.text == ["found"])
    #expect(SceneDelegate.made == 1)
    #expect(
      UIApplication.shared.connectedScenes.first?.delegate is SceneDelegate)
  }

  private final class Wrong: NSObject {}

  @Test func `C634: a class that cannot be a scene's delegate is reported`() {
    let host = host(Wrong.self)
    #expect(host.diagnostics.map(\.id) == ["W-SCENE"])
    #expect(host.diagnostics.first?.message.contains("Wrong is the delegateClass") == true)
  }

  @Test func `C634: an App's delegate may give its scene a delegate, whose window is not shown`() {
    struct Program: App {
      @UIApplicationDelegateAdaptor(Keeper.self) private var keeper
      var body: some Scene { WindowGroup { Text("of the App") } }
    }
    (Keeper.log, Keeper.delegateClass) = ([], Gatekeeper.self)
    let host = TestHost { AppView(Program()) }
    host.settle()
    #expect(host.text == ["of the App"])
    #expect(Keeper.log.contains("connects true") && Keeper.log.contains("scene active"))
    #expect(host.diagnostics.map(\.id) == ["W-SCENE"])
    Keeper.delegateClass = nil
    Keeper.log = []
    let other = TestHost { AppView(Program()) }
    other.settle()
    #expect(Keeper.log == ["launched true", "asked true", "active"])
    #expect(other.diagnostics.isEmpty)
  }
}
