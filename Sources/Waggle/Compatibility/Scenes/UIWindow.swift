public import Foundation

/// A window as UIKit writes it: to ask for its size and its safe area, and to show a view in a program that begins with a delegate.
///
/// ```swift
/// final class GardenScene: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession,
///     options connectionOptions: UIScene.ConnectionOptions
///   ) {
///     guard let scene = scene as? UIWindowScene else { return }
///     let window = UIWindow(windowScene: scene)
///     window.rootViewController = UIHostingController(rootView: Text("Meadow"))
///     window.makeKeyAndVisible()
///     self.window = window
///   }
/// }
/// ```
///
/// The page, or the window of the desktop, shows the last visible one (C633).
@MainActor @preconcurrency
open class UIWindow: UIResponder {
  /// The scene of the window; nil where no program runs.
  public private(set) weak var windowScene: UIWindowScene?

  /// A window of a scene, which is not visible yet.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  /// A window of the program, which is not visible yet. It has the size of the page, whatever the frame is.
  public init(frame: CGRect) {
    windowScene = ProgramStore.current?.scene
    super.init()
  }

  private var host: ViewHost? { windowScene?.program?.host }

  /// What the window shows; nil for nothing. Another controller begins with states of its own (C633).
  open var rootViewController: UIViewController? {
    didSet { if !isHidden { windowScene?.show(self) } }
  }

  /// Whether the window is not shown, which it is from the start.
  open var isHidden = true {
    didSet { isHidden ? windowScene?.hide(self) : windowScene?.show(self) }
  }

  /// Shows the window over the others.
  open func makeKeyAndVisible() { isHidden = false }

  /// The window's size, at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: host?.size ?? .zero) }
  /// The window's size, at the origin.
  open var frame: CGRect { bounds }
  /// What the device covers at the window's edges, in points.
  open var safeAreaInsets: UIEdgeInsets {
    guard let host else { return .zero }
    let sides = SideInsets(host.safeArea, in: host.rootEnvironment.embeddingLevel)
    return UIEdgeInsets(
      top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
  }
  /// Whether a person uses the window.
  open var isKeyWindow: Bool { host?.rootEnvironment.scenePhase == .active }
  /// The traits of the window's content.
  open var traitCollection: UITraitCollection {
    UITraitCollection(host?.rootEnvironment.colorContext ?? ColorContext())
  }
}
