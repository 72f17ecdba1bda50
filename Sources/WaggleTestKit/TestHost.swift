public import Foundation
@_exported public import Waggle
import WaggleRender

/// A tree of views without a screen, to drive and to query.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     VStack {
///       Text("\(count)")
///       Button("More") { count += 1 }
///     }
///   }
/// }
///
/// @MainActor @Test func `a tap counts`() throws {
///   let host = TestHost(size: CGSize(width: 200, height: 100)) { Counter() }
///   try host.find(role: .button, label: "More").tap()
///   #expect(host.text.contains("1"))
///   #expect(host.diagnostics.isEmpty)
/// }
/// ```
///
/// Nothing runs by itself: `frame`, `settle`, `advance` and the events run frames, at a time that only `advance`
/// changes. A query runs one frame if none has run.
@MainActor
public final class TestHost {
  package let host: ViewHost
  package let runtime: Runtime
  let rasterizer: any Rasterizer
  let receivers = URLReceivers()
  /// The diagnostics so far, oldest first, beginning with what is missing on the machine. Notes, warnings and errors.
  public private(set) var diagnostics = RenderSystem.diagnostics
  /// Virtual time in seconds since the host was made.
  public var time: TimeInterval { runtime.time }
  /// The addresses that views have opened and that no view handled, oldest first.
  public private(set) var openedURLs: [URL] = []
  /// What views have shared, oldest first: for each time the texts and addresses.
  public private(set) var sharedItems: [[String]] = []
  /// The windows that views have asked for, oldest first.
  public private(set) var openedWindows: [OpenedWindow] = []

  /// Makes a host; no body runs before the first frame.
  ///
  /// - Parameter size: the window's size in points.
  /// - Parameter semantics: the interpretation of rules on which sources disagree.
  /// - Parameter safeArea: the insets of the window's safe area, in points.
  /// - Parameter colorScheme: light or dark, where no view prefers another.
  /// - Parameter scale: pixels per point; sizes of text and lines are rounded to pixels.
  /// - Parameter content: the root view.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), semantics: PreferenceSemantics = .seeds,
    safeArea: EdgeInsets = EdgeInsets(), colorScheme: ColorScheme = .light, scale: CGFloat = 2,
    @ViewBuilder content: @escaping () -> Content
  ) {
    CrashReporter.install()
    let parts = RenderSystem.make()
    rasterizer = parts.rasterizer
    runtime = Runtime(
      measurer: parts.measurer, symbols: parts.symbols, semantics: semantics)
    runtime.startDate = Date()
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    host = ViewHost(runtime: runtime, size: size, environment: environment, content: content)
    host.safeArea = safeArea
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
    host.updateEnvironment {
      $0.urlReceivers = receivers
      $0.systemLinks = SystemLinks { [weak self] url in
        onMainActor { self?.openedURLs.append(url) }
        return true
      }
      $0.systemSharing = SystemSharing { [weak self] content in
        onMainActor { self?.sharedItems.append(content.items.map(\.text)) }
      }
    }
    host.input.fingers.insert(.mouse)
    runtime.store(WindowStore.self).windows.onRequest = { [weak self] request in
      onMainActor { self?.openedWindows.append(OpenedWindow(request)) }
    }
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

  /// Runs frames until nothing is pending at the current time; reports W-LOOP after 120.
  public func settle() { host.settle() }

  /// Advances time by `duration` seconds: a frame at each sixtieth of a second, and one at the end.
  public func advance(by duration: TimeInterval) {
    for next in moments(within: duration) { frame(at: next) }
  }

  /// The times of the frames in the next `duration` seconds; a duration of 0 or less is one frame now.
  func moments(within duration: TimeInterval) -> [TimeInterval] {
    let start = time
    let duration = duration.isFinite ? max(duration, 0) : 0
    let sixtieths: Double = (duration * 60 - 1e-6).rounded(.up)
    var moments: [TimeInterval] = []
    for step in 1..<max(Int(sixtieths), 1) { moments.append(start + Double(step) / 60) }
    moments.append(start + duration)
    return moments
  }

  /// Runs one frame at a time; gestures whose deadline has passed act in it.
  func frame(at moment: TimeInterval) { host.frame(at: moment) }

  // MARK: Around the tree

  /// The window's size in points; the next frame lays out the views in it.
  public var size: CGSize {
    get { host.size }
    set { host.size = newValue }
  }

  /// The insets of the window's safe area, in points; the next frame lays out the views in it.
  public var safeArea: EdgeInsets {
    get { host.safeArea }
    set { host.safeArea = newValue }
  }

  /// The height of the keyboard on the screen, in points from the bottom of the window; 0, the default, hides it. The next
  /// frame lays out the views above it.
  public var keyboard: CGFloat {
    get { host.keyboardHeight }
    set { host.keyboardHeight = newValue }
  }

  /// Whether the user prefers reduced motion (`accessibilityReduceMotion`); takes effect in the next frame.
  public var reducesMotion: Bool {
    get { host.rootEnvironment.accessibilityReduceMotion }
    set { host.updateEnvironment { $0.accessibilityReduceMotion = newValue } }
  }

  /// Changes a value of the root view's environment; takes effect in the next frame.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) {
    host.updateEnvironment { $0[keyPath: keyPath] = value }
  }
}
