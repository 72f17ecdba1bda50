import Foundation

/// How a view looks while a pointer is over it.
public struct HoverEffect: Hashable, Sendable {
  fileprivate enum Kind { case highlight, lift }

  fileprivate let kind: Kind

  /// The usual one: a highlight.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A light area behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view is larger, over a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Changes how this view looks while a pointer is over it; layout is unchanged (C294).
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Changes how this view looks while a pointer is over it, unless that is not enabled; layout is unchanged (C294).
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  { modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled)) }
}

extension EnvironmentValues {
  private enum HoverEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether views may change their look while a pointer is over them, as `hoverEffect(_:)` says.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Switches the hover effects of this view off, those of the views inside too; false leaves them as they are around the view.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed

  nonisolated init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    let isLit = isHovered && isEnabled && isAllowed
    let isLifted = isLit && effect.kind == .lift
    content
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color.primary.opacity(isLit && effect.kind == .highlight ? 0.08 : 0))
          .allowsHitTesting(false)
      }
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0)
      .scaleEffect(isLifted ? 1.05 : 1)
      .animation(.easeOut(duration: 0.15), value: isLit)
      .onHover { isHovered = $0 }
  }
}
