import Foundation
import Waggle

/// What is behind a dialog: one card, or one above the button that cancels (C139).
struct DialogBackground: ViewModifier {
  let form: DialogForm
  let metrics: DialogMetrics
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let shape = DialogShape(
      radius: metrics.radius, cancel: form == .bottom ? metrics.buttonHeight : 0)
    content
      .clipShape(shape)
      .background {
        shape.fill(backgroundColor).shadow(
          color: .black.opacity(isDark ? 0.5 : 0.18), radius: 16, y: 6)
      }
      .overlay { shape.stroke(edge, lineWidth: 0.5).allowsHitTesting(false) }
  }

  private var isDark: Bool { scheme == .dark }
  private var backgroundColor: Color { isDark ? Color(white: 0.16) : Color(white: 0.985) }
  private var edge: Color { isDark ? .white.opacity(0.14) : .black.opacity(0.08) }
}

/// A card, or two above each other.
private struct DialogShape: Shape {
  let radius: CGFloat
  /// The height of the lower card; 0 for none.
  let cancel: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    guard cancel > 0 else { return card(rect) }
    let (lower, rest) = rect.divided(atDistance: cancel, from: .maxYEdge)
    var path = card(rest.divided(atDistance: DialogMetrics.margin, from: .maxYEdge).remainder)
    path.addPath(card(lower))
    return path
  }

  private nonisolated func card(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }
}
