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
  package var root: WindowRoot? {
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
  /// The colour scheme of all that the program shows, over what its views prefer; `unspecified` leaves it to them (C642).
  ///
  /// It takes effect after the action or the body that sets it, and not where the program was started with a colour scheme.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard let runtime = windowScene?.program?.runtime else { return }
      let scheme = overrideUserInterfaceStyle.scheme
      runtime.actions.add(.lifecycle, .last) { [weak host] in host?.overridingColorScheme = scheme }
      runtime.wakeUp.call()
    }
  }

  /// The screen, which is the window.
  open var screen: UIScreen { UIScreen.main }
  /// Whether a person uses the window.
  open var isKeyWindow: Bool { host?.rootEnvironment.scenePhase == .active }
  /// The traits of the window's content.
  open var traitCollection: UITraitCollection {
    UITraitCollection(host?.rootEnvironment.colorContext ?? ColorContext())
  }
}

/// The controller of a window, and what it shows.
@MainActor package struct WindowRoot {
  /// A `UIViewController`, which is of a module above.
  package let controller: AnyObject
  package let content: AnyView

  /// What a window shows for a controller.
  package init(_ controller: AnyObject, content: AnyView) {
    (self.controller, self.content) = (controller, content)
  }
}

extension UIUserInterfaceStyle {
  /// The colour scheme; nil for no certain one.
  package var scheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
