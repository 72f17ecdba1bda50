import Foundation
import Waggle

/// The view of a button: performs its action when pressed or activated by a key, and tracks whether a finger is
/// pressing.
struct PressableButton<Content: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let release: Animation?
  private let content: (Bool) -> Content
  @State private var isPressed = false
  @Environment(\.buttonRepeatBehavior) private var behavior

  /// - Parameter release: the animation with which the pressed state ends; nil leaves it to the style.
  init(
    configuration: PrimitiveButtonStyleConfiguration, release: Animation? = nil,
    @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.configuration = configuration
    self.release = release
    self.content = content
  }

  var body: some View {
    content(isPressed)
      .onPress(repeats: behavior == .enabled) {
        show($0)
      } perform: {
        configuration.trigger()
      }
  }

  private func show(_ isPressed: Bool) {
    guard let release else { return self.isPressed = isPressed }
    withAnimation(isPressed ? .buttonPress : release) { self.isPressed = isPressed }
  }
}

/// An animation of no duration, which also ends the running one: without it, a second press would be drawn fainter,
/// by the rest of the release before it (M026).
private struct InstantAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

extension Animation {
  /// The animation with which the built-in styles enter the pressed state.
  static var buttonPress: Animation { Animation(InstantAnimation()) }

  /// The animation with which the built-in styles leave the pressed state.
  static var buttonRelease: Animation { .easeOut(duration: 0.2) }
}

extension View {
  /// Draws the ring of the focus around a button without a border.
  nonisolated func plainFocusRing() -> some View { modifier(PlainFocusRing()) }
}

private struct PlainFocusRing: ViewModifier {
  @Environment(\.platformMetrics) private var metrics

  func body(content: Content) -> some View {
    content.focusRing(RoundedRectangle(cornerRadius: metrics.button.plainRadius))
  }
}

/// The view of a button that can be pressed anywhere in its frame. It looks pressed at once, and fades back in 0.2 s
/// (C033).
struct PressableFrame<Content: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let content: (Bool) -> Content

  init(
    _ configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.configuration = configuration
    self.content = content
  }

  var body: some View {
    PressableButton(configuration: configuration, release: .buttonRelease) { isPressed in
      content(isPressed).contentShape(Rectangle())
    }
  }
}
