public import Foundation

/// A part of a program on the screen, as UIKit writes it.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// nil once the program has ended.
  private(set) weak var program: ProgramStore?
  /// What the program knows of the scene while it is not shown.
  public let session: UISceneSession
  /// The object that is notified of what happens to the scene; nil for none (C634).
  public var delegate: (any UISceneDelegate)?

  init(_ program: ProgramStore) {
    self.program = program
    session = UISceneSession()
    super.init()
    session.scene = self
  }

  /// Whether a scene is used.
  public enum ActivationState: Int, Sendable {
    /// The state of the scene is not known.
    case unattached = -1
    /// A person uses the scene.
    case foregroundActive
    /// The scene is visible, and receives no events.
    case foregroundInactive
    /// The scene is not visible.
    case background
  }

  /// The phase of the scene.
  public var activationState: ActivationState {
    switch program?.phase ?? .background {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// Why a scene is made: what is opened in it.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// The addresses to open: empty, as `scene(_:openURLContexts:)` receives them all.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// What the user continues: empty.
    public let userActivities: Set<NSUserActivity> = []

    override init() { super.init() }
  }
}

/// A scene with a window, as UIKit writes it, for code such as
/// `(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets`.
///
/// What it says is not tracked: a body that reads it does not run again when the window changes. `GeometryReader` does.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  /// What the windows of the program's delegate show.
  let content = SceneContent()
  /// Whether the scene shows the windows that its delegate makes; that of an `App` shows what the `App` says.
  var showsWindows = false
  /// The windows that were made to be visible, the last one on top.
  private var shownWindows: [UIWindow] = []
  private lazy var ownWindow = UIWindow(windowScene: self)

  /// The windows, the last one on top.
  public var windows: [UIWindow] { showsWindows ? shownWindows : [ownWindow] + shownWindows }
  /// The window while the scene is used.
  public var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// The screen, which is the window.
  public var screen: UIScreen { UIScreen.main }

  /// How the window lies.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = program?.host?.size ?? .zero
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Shows a window over the others, or again what the windows have.
  func show(_ window: UIWindow) {
    if !shownWindows.contains(window) { shownWindows.append(window) }
    update()
  }

  /// Takes a window away.
  func hide(_ window: UIWindow) {
    shownWindows.removeAll { $0 === window }
    update()
  }

  private func update() {
    let top = shownWindows.last { $0.root != nil }
    if showsWindows {
      content.root = top?.root
    } else if top != nil {
      program?.runtime.reportOnce(.windowOfApp)
    }
  }
}
