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
  package let runtime: DrawingRuntime
  let rasterizer: any Rasterizer
  /// What was reported so far, oldest first; first of all what the machine lacks. Notes, warnings and errors.
  public private(set) var diagnostics = RenderSystem.diagnostics
  /// Virtual seconds since the host was made.
  public var time: TimeInterval { runtime.time }

  /// Makes a host; no body runs before the first frame.
  ///
  /// - Parameter size: the window's size in points.
  /// - Parameter semantics: which reading of the rules that sources disagree on.
  /// - Parameter colorScheme: light or dark, where no view says otherwise.
  /// - Parameter scale: pixels a point, to which sizes of text and lines are rounded.
  /// - Parameter content: the root view.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), semantics: PreferenceSemantics = .seeds,
    colorScheme: ColorScheme = .light, scale: CGFloat = 2,
    @ViewBuilder content: @escaping () -> Content
  ) {
    Breadcrumbs.install()
    let parts = RenderSystem.make()
    rasterizer = parts.rasterizer
    runtime = DrawingRuntime(
      measurer: parts.measurer, symbols: parts.symbols, semantics: semantics)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    host = ViewHost(runtime: runtime, size: size, environment: environment, content: content)
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
  }

  isolated deinit {
    runtime.report = { _ in }
    host.close()
  }

  // MARK: Driving

  /// Runs an event, then exactly one frame.
  public func frame(_ event: () -> Void = {}) {
    host.frame(event)
  }

  /// Runs frames until nothing is pending at the present time; W-LOOP after 120.
  public func settle() { host.settle() }

  /// Moves time on by so many seconds: a frame at each sixtieth of a second, and one at the end.
  public func advance(by duration: TimeInterval) {
    for next in moments(within: duration) { frame(at: next) }
  }

  /// The times of the frames in the next `duration` seconds; what is not above 0 is one frame now.
  func moments(within duration: TimeInterval) -> [TimeInterval] {
    let start = time
    let duration = duration.isFinite ? max(duration, 0) : 0
    let sixtieths: Double = (duration * 60 - 1e-6).rounded(.up)
    var moments: [TimeInterval] = []
    for step in 1..<max(Int(sixtieths), 1) { moments.append(start + Double(step) / 60) }
    moments.append(start + duration)
    return moments
  }

  /// One frame at a time; gestures that waited long enough act in it.
  func frame(at moment: TimeInterval) { host.frame(at: moment) }

  // MARK: Around the tree

  /// The window's size in points; the next frame lays the views out in it.
  public var size: CGSize {
    get { host.size }
    set { host.size = newValue }
  }

  /// Whether somebody asked for less motion (`accessibilityReduceMotion`); the next frame knows it.
  public var reducesMotion: Bool {
    get { host.rootEnvironment.accessibilityReduceMotion }
    set { host.updateEnvironment { $0.accessibilityReduceMotion = newValue } }
  }

  /// Changes a value of the environment that the root view is given; the next frame shows it.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) {
    host.updateEnvironment { $0[keyPath: keyPath] = value }
  }
}
