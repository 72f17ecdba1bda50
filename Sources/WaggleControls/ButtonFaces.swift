import Foundation
import Waggle

/// The view of a button: performs its action when pressed or activated by a key, and tracks whether a finger is
/// pressing.
struct PressedButton<Face: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let release: Animation?
  private let face: (Bool) -> Face
  @State private var isPressed = false

  /// - Parameter release: the animation with which the pressed state ends; nil leaves it to the style.
  init(
    configuration: PrimitiveButtonStyleConfiguration, release: Animation? = nil,
    @ViewBuilder face: @escaping (Bool) -> Face
  ) {
    self.configuration = configuration
    self.release = release
    self.face = face
  }

  var body: some View {
    face(isPressed)
      .onPress {
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
private struct AtOnce: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

extension Animation {
  /// The animation in which our own styles enter the pressed state.
  static var buttonPress: Animation { Animation(AtOnce()) }

  /// The animation in which our own styles leave the pressed state.
  static var buttonRelease: Animation { .easeOut(duration: 0.2) }
}

/// The view of a button that can be pressed anywhere in its frame. It looks pressed at once, and fades back in 0.2 s
/// (C033).
struct ButtonFace<Face: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration
  private let face: (Bool) -> Face

  init(
    _ configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder face: @escaping (Bool) -> Face
  ) {
    self.configuration = configuration
    self.face = face
  }

  var body: some View {
    PressedButton(configuration: configuration, release: .buttonRelease) { isPressed in
      face(isPressed).contentShape(Rectangle())
    }
  }
}

/// The label at half opacity when disabled (C032), a quarter fainter when pressed (C033).
struct PlainFace<Label: View>: View {
  let label: Label
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { label.opacity(isEnabled ? isPressed ? 0.75 : 1 : 0.5) }
}

/// The label in the tint; red if destructive, faint when disabled (C031, C032) or pressed (C033).
struct BorderlessFace<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    label.foregroundStyle(ink).opacity(isPressed ? scheme == .dark ? 0.4 : 0.2 : 1)
  }

  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The label on a capsule: grey, or a faint tint where one is set (C031); fainter when pressed (C033).
struct BorderedFace<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.tint) private var tint

  var body: some View {
    label
      .foregroundStyle(ink)
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : 0.24)
      .modifier(ButtonPadding())
      .background { Capsule().fill(ground).opacity(isPressed ? pressedGround : 1) }
  }

  private var ink: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var pressedGround: Double { tint == nil ? 0.75 : 0.65 }

  private var ground: AnyShapeStyle {
    guard let tint, isEnabled else { return .quietGround(in: scheme) }
    return AnyShapeStyle(tint.opacity(scheme == .dark ? 0.25 : 0.18))
  }
}

/// The label in white on a capsule in the tint, or in red if destructive (C031); fainter when pressed (C033).
struct ProminentFace<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    label
      .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : 0.17)
      .modifier(ButtonPadding())
      .background { Capsule().fill(ground).opacity(isPressed ? 0.65 : 1) }
  }

  private var ground: AnyShapeStyle {
    guard isEnabled else { return .quietGround(in: scheme) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The padding around a label on a capsule, and the label's font, by control size (C030).
struct ButtonPadding: ViewModifier {
  @Environment(\.controlSize) private var size

  func body(content: Content) -> some View {
    content
      .font(isSmall ? .subheadline : .body)
      .padding(.horizontal, isSmall ? 10 : size == .regular ? 12 : 20)
      .padding(.vertical, isSmall ? 5 : size == .regular ? 7 : 15)
  }

  private var isSmall: Bool { size == .mini || size == .small }
}

extension AnyShapeStyle {
  /// The secondary of the fill colours for controls.
  fileprivate static func quietGround(in scheme: ColorScheme) -> AnyShapeStyle {
    AnyShapeStyle(
      Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255)
        .opacity(scheme == .dark ? 0.32 : 0.16))
  }
}
