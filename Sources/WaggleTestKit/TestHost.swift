public import Foundation
@_exported public import Waggle
import WaggleRender

/// A tree of views with no screen: drive it, then ask it.
///
/// ```swift
/// let host = TestHost(size: CGSize(width: 390, height: 844)) { ContentView() }
/// host.settle()
/// #expect(host.preference(Names.self) == ["Ada"])
/// ```
///
/// Nothing runs by itself: `frame`, `settle`, `advance` and the events run frames, at a time that only `advance` moves.
/// A question runs one frame if none has run.
@MainActor
public final class TestHost {
  package let host: ViewHost
  package let runtime: LayoutRuntime
  let rasterizer: any Rasterizer
  /// What was reported so far, oldest first.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Virtual seconds since the host was made.
  public private(set) var time: TimeInterval = 0

  /// Makes a host; no body runs before the first frame.
  ///
  /// - Parameter size: the window's size in points.
  /// - Parameter semantics: which reading of the rules that sources disagree on.
  /// - Parameter content: the root view.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), semantics: PreferenceSemantics = .seeds,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let parts = RenderSystem.make()
    rasterizer = parts.rasterizer
    runtime = LayoutRuntime(measurer: parts.measurer, semantics: semantics)
    host = ViewHost(
      runtime: runtime, size: size, environment: EnvironmentValues(), content: content)
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
  }

  isolated deinit { host.close() }

  // MARK: Driving

  /// Runs an event, then exactly one frame.
  public func frame(_ event: (() -> Void)? = nil) { host.frame(event) }

  /// Runs frames until nothing is pending at the present time; W-LOOP after 120.
  public func settle() { host.settle() }

  /// Moves time on: a frame at each sixtieth of a second, and one at the end.
  public func advance(by duration: TimeInterval) {
    let end = time + duration
    while time + 1 / 60 < end {
      time += 1 / 60
      host.frame()
    }
    time = end
    host.frame()
  }

  // MARK: Asking

  /// The value that reaches the root for a key; nil where no output does.
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { host.preference(key) }

  /// How a key's value comes about: who was asked, who wrote, what was combined, who listened.
  public func trace<K: PreferenceKey>(_ key: K.Type) -> String { host.flow(of: key).description }

  /// How much was done since the host was made, the user's keys only.
  public struct Counts: Hashable, Sendable {
    /// Bodies that ran.
    public var bodies: Int
    /// Calls of `reduce`.
    public var reduces: Int
    /// Sizes that were computed and nodes that were placed.
    public var layouts: Int
    /// Graph nodes made.
    public var nodesMade: Int
    /// Graph nodes that are there now.
    public var nodesLive: Int
  }

  /// How much was done since the host was made.
  public var counts: Counts {
    Counts(
      bodies: runtime.counts.bodies, reduces: runtime.counts.reduces,
      layouts: runtime.counts.layouts, nodesMade: runtime.graph.madeNodeCount,
      nodesLive: runtime.graph.liveNodeCount)
  }
}
