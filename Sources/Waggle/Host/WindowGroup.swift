public import Foundation
import WaggleGraph

/// Windows that show the same kind of content.
///
/// ```swift
/// struct Notes: App {
///   var body: some Scene {
///     WindowGroup("Notes", id: "notes") { Text("No notes yet") }
///   }
/// }
/// ```
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content
  /// The title, for windows with a title bar.
  package let title: Text?
  /// The identifier by which a program refers to the group.
  package let id: String?

  private init(content: Content, title: Text?, id: String?) {
    self.content = content
    self.title = title
    self.id = id
  }

  /// Windows with this content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), title: nil, id: nil)
  }

  /// Windows with this content, identified by `id`.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: nil, id: id)
  }

  /// Windows with this title and content.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: title, id: nil)
  }

  /// Windows with this title and content, identified by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: title, id: id)
  }

  /// Windows with this title, looked up in the program's tables, and content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(titleKey), id: nil)
  }

  /// Windows with this title, looked up in the program's tables, and content, identified by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(titleKey), id: id)
  }

  /// Windows with this title and content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(title), id: nil)
  }

  /// Windows with this title and content, identified by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(title), id: id)
  }

  /// Makes one window. Several views in it are laid out as a column (L009).
  public nonisolated static func _makeScene(
    scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let content = scene.part(at: 0, as: Content.self)
    return _SceneOutputs { inputs in
      let latest = LatestValue(scene, inputs)
      inputs.runtime.store(WindowStore.self).title = { latest.current.title }
      return _ViewOutputs(content.makeSingleView(in: VStackLayout(), inputs))
    }
  }
}

/// What the scene of a host's window says of it.
package final class WindowStore: RuntimeStore {
  /// The title of the scene, for content that has none.
  var title: () -> Text? = { nil }
  /// The size of new windows; nil where the scene has none.
  package internal(set) var defaultSize: CGSize?

  init() {}

  package func close() { title = { nil } }
}

extension Scene {
  /// Sets the size of new windows, in points: that of a picture for which no other is asked. In a page the window is as
  /// large as the browser's.
  ///
  /// ```swift
  /// struct Board: App {
  ///   var body: some Scene {
  ///     WindowGroup { Text("Board") }.defaultSize(width: 900, height: 600)
  ///   }
  /// }
  /// ```
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(self, DefaultWindowSize(size: size))
  }

  /// Sets the size of new windows, in points: that of a picture for which no other is asked. In a page the window is as
  /// large as the browser's.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}

nonisolated private struct DefaultWindowSize: PrimitiveModifier {
  let size: CGSize

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    let size = graph.untracked { modifier.read(in: graph) }.size
    if size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite {
      inputs.runtime.store(WindowStore.self).defaultSize = size
    }
    return body(_Graph(), inputs)
  }
}
