package import Foundation

/// What a scene says of its windows; nil where it sets none.
nonisolated package struct WindowSettings {
  /// The size of a new window, in points.
  package var defaultSize: CGSize?
  /// Where in the page a new window is.
  package var defaultPosition: UnitPoint?
  /// What decides about the size.
  package var resizability: WindowResizability?
  /// What is around the content.
  package var frame: WindowFrameKind?
  /// The keys that open a window.
  package var shortcut: KeyboardShortcut?

  init() {}

  /// Adopts what these settings do not say.
  mutating func fill(from outer: WindowSettings) {
    defaultSize = defaultSize ?? outer.defaultSize
    defaultPosition = defaultPosition ?? outer.defaultPosition
    resizability = resizability ?? outer.resizability
    frame = frame ?? outer.frame
    shortcut = shortcut ?? outer.shortcut
  }
}

/// The windows of one scene: what they are called, and how their content is made.
nonisolated package struct SceneWindow {
  package enum Kind {
    /// As many windows as one opens.
    case group
    /// One window.
    case single
    /// The program's settings.
    case settings
  }

  package let kind: Kind
  /// The type of the values that the windows are for; nil for windows without one.
  let valueType: Any.Type?
  package let id: () -> String?
  package let title: () -> Text?
  package internal(set) var settings: () -> WindowSettings = { WindowSettings() }
  /// Makes the content of the program's first window, with all modifiers of the scene.
  var makeFirst: (_ViewInputs) -> _ViewOutputs
  /// Makes the content of a further window, with those modifiers that are about its views.
  var make: (_ViewInputs) -> _ViewOutputs

  init(
    _ kind: Kind, valueType: Any.Type? = nil, id: @escaping () -> String?,
    title: @escaping () -> Text?, make: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    (self.kind, self.valueType, self.id, self.title) = (kind, valueType, id, title)
    (makeFirst, self.make) = (make, make)
  }

  /// Whether a window of it can be opened by its name or by a value.
  var canBeOpened: Bool { kind == .settings || valueType != nil || id() != nil }
}

/// A scene of a kind of windows: its content is at the beginning of its value.
protocol WindowScene: PrimitiveScene {
  associatedtype Content: View

  nonisolated static var kind: SceneWindow.Kind { get }
  nonisolated var title: Text? { get }
  nonisolated var id: String? { get }
}

extension WindowScene {
  /// Describes the scene's windows. Several views in one are laid out as a column (L009).
  nonisolated static func makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs)
    -> _SceneOutputs
  {
    let content = scene.part(at: 0, as: Content.self)
    let latest = LatestValue(scene, inputs.base)
    let type = (Content.self as? any ValueWindowContent.Type)?.valueType
    let window = SceneWindow(
      kind, valueType: type, id: { latest.current.id }, title: { latest.current.title }
    ) { inputs in
      _ViewOutputs(content.makeSingleView(in: VStackLayout(), inputs))
    }
    return _SceneOutputs(windows: [window])
  }
}

/// The content of windows that are for values.
protocol ValueWindowContent {
  nonisolated static var valueType: Any.Type { get }
}
