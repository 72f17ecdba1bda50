public import Foundation

/// What decides about the size of windows.
nonisolated public struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }

  private let kind: Kind

  /// As the system decides: settings have the size of their content, other windows can be made larger and smaller.
  public static let automatic = WindowResizability(kind: .automatic)
  /// A window has the size of its content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// A window can be made larger and smaller, but not smaller than its content can be.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)

  /// Whether a window is never smaller than its content can be.
  var keepsLeastSize: Bool { kind == .contentMinSize }

  /// Whether the content decides, in a window of this kind.
  package func fitsContent(in kind: SceneWindow.Kind) -> Bool {
    self.kind == .contentSize || self.kind == .automatic && kind == .settings
  }
}

/// What is around the content of a window.
nonisolated package enum WindowFrameKind: Sendable {
  case titleBar, hiddenTitleBar, plain
}

/// The appearance of windows (`windowStyle`).
public protocol WindowStyle: Sendable {
  /// What is around the content.
  nonisolated static var _frame: _WindowFrame { get }
}

/// What is around the content of a window; opaque to conforming code.
nonisolated public struct _WindowFrame: Sendable {
  let kind: WindowFrameKind
}

/// The appearance that the system chooses: with a title bar.
nonisolated public struct DefaultWindowStyle: WindowStyle {
  /// The appearance that the system chooses.
  public init() {}

  /// With a title bar.
  public static var _frame: _WindowFrame { _WindowFrame(kind: .titleBar) }
}

/// A window with a title bar.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
  /// With a title bar.
  public init() {}

  /// With a title bar.
  public static var _frame: _WindowFrame { _WindowFrame(kind: .titleBar) }
}

/// A window without a title bar: its content has the whole window, under the button that closes it.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Without a title bar.
  public init() {}

  /// Without a title bar.
  public static var _frame: _WindowFrame { _WindowFrame(kind: .hiddenTitleBar) }
}

/// A window with neither a title bar nor a background.
nonisolated public struct PlainWindowStyle: WindowStyle {
  /// Without a background.
  public init() {}

  /// Without a background.
  public static var _frame: _WindowFrame { _WindowFrame(kind: .plain) }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The appearance that the system chooses: with a title bar.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// With neither a title bar nor a background.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// Sets the size of new windows, in points: that of a window over the first one (C380), and that of a picture for which no other
  /// is asked. In a page the first window is as large as the browser's.
  ///
  /// ```swift
  /// struct Board: App {
  ///   var body: some Scene {
  ///     WindowGroup { Text("Board") }.defaultSize(width: 900, height: 600)
  ///   }
  /// }
  /// ```
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    windowSettings {
      guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else {
        return
      }
      $0.defaultSize = size
    }
  }

  /// Sets the size of new windows, in points: that of a window over the first one (C380), and that of a picture for which no other
  /// is asked. In a page the first window is as large as the browser's.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets where in the page a new window is. The first window is the page.
  ///
  /// - Parameter position: the point of the page at which the same point of the window is.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    windowSettings { $0.defaultPosition = position }
  }

  /// Sets what decides about the size of windows over the first one. The first window is as large as the browser's.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windowSettings { $0.resizability = resizability }
  }

  /// Sets what is around the content of windows over the first one. Around the first is what the browser has.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    windowSettings { $0.frame = S._frame.kind }
  }

  /// Sets the keys that open a window of the scene (C383).
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keys that open a window of the scene (C383).
  ///
  /// ```swift
  /// struct Apiary: App {
  ///   var body: some Scene {
  ///     WindowGroup { Text("Hives") }
  ///     Window("Weather", id: "weather") { Text("Rain") }
  ///       .keyboardShortcut("w", modifiers: [.command, .shift])
  ///   }
  /// }
  /// ```
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    windowSettings { $0.shortcut = shortcut }
  }

  private nonisolated func windowSettings(_ change: (inout WindowSettings) -> Void) -> some Scene {
    var settings = WindowSettings()
    change(&settings)
    return WindowSettingsScene(content: self, settings: settings)
  }
}

/// A scene that says something of its windows; where several say the same, the innermost counts.
nonisolated private struct WindowSettingsScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let settings: WindowSettings

  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    var outputs = Content._makeScene(scene: scene.part(at: 0, as: Content.self), inputs: inputs)
    let latest = LatestValue(scene, inputs.base)
    for index in outputs.windows.indices {
      let inner = outputs.windows[index].settings
      outputs.windows[index].settings = {
        var settings = inner()
        settings.fill(from: latest.current.settings)
        return settings
      }
    }
    return outputs
  }
}
