public import Foundation

/// A part of a program on the screen, as UIKit writes it.
@MainActor
public class UIScene: Hashable {
  /// nil once the program has ended.
  private(set) weak var program: ProgramStore?

  init(_ program: ProgramStore) { self.program = program }

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

  /// Whether both are the same scene.
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }

  /// Hashes the scene's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with a window, as UIKit writes it, for code such as
/// `(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets`.
///
/// What it says is not tracked: a body that reads it does not run again when the window changes. `GeometryReader` does.
@MainActor
public final class UIWindowScene: UIScene {
  /// The window.
  public private(set) lazy var windows: [UIWindow] = [UIWindow(self)]
  /// The window while the scene is used.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen, which is the window.
  public var screen: UIScreen { UIScreen.main }

  /// How the window lies.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = program?.host?.size ?? .zero
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// A window as UIKit writes it, to ask for its size and its safe area.
@MainActor
public final class UIWindow: Hashable {
  private weak var scene: UIWindowScene?

  fileprivate init(_ scene: UIWindowScene) { self.scene = scene }

  private var host: ViewHost? { scene?.program?.host }

  /// The window's size, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: host?.size ?? .zero) }
  /// The window's size, at the origin.
  public var frame: CGRect { bounds }
  /// What the device covers at the window's edges, in points.
  public var safeAreaInsets: UIEdgeInsets {
    guard let host else { return .zero }
    let sides = SideInsets(host.safeArea, in: host.rootEnvironment.embeddingLevel)
    return UIEdgeInsets(
      top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
  }
  /// Whether a person uses the window.
  public var isKeyWindow: Bool { host?.rootEnvironment.scenePhase == .active }
  /// The scene of the window.
  public var windowScene: UIWindowScene? { scene }
  /// The traits of the window's content.
  public var traitCollection: UITraitCollection {
    UITraitCollection(host?.rootEnvironment.colorContext ?? ColorContext())
  }

  /// Whether both are the same window.
  nonisolated public static func == (a: UIWindow, b: UIWindow) -> Bool { a === b }

  /// Hashes the window's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a window lies, as UIKit writes it.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, the top below.
  case portraitUpsideDown
  /// On its right side.
  case landscapeRight
  /// On its left side.
  case landscapeLeft

  /// Whether the window is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the window is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Distances from the sides of a rectangle, as UIKit writes them.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top, in points.
  public var top: CGFloat
  /// From the left, in points.
  public var left: CGFloat
  /// From the bottom, in points.
  public var bottom: CGFloat
  /// From the right, in points.
  public var right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Insets of 0.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Insets from the four sides.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets {
  /// The insets of a text from left to right.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
