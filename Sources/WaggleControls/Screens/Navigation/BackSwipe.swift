import Foundation
import Waggle

/// A swipe from the leading edge that goes back (C104).
struct BackSwipe: ViewModifier {
  let isEnabled: Bool
  /// A finger has moved the screen, by a part of its width.
  let drag: (Double) -> Void
  /// The finger has left it; whether to go back.
  let end: (Bool) -> Void
  @State private var width: CGFloat = 0
  @State private var isDragged = false
  @GestureState private var isTouched = false
  @Environment(\.layoutDirection) private var direction

  /// The part of the width after which the screen is popped.
  private static let limit = 0.5

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .highPriorityGesture(
        EdgeDragGesture(isTrailing: direction == .rightToLeft)
          .updating($isTouched) { _, isTouched, _ in isTouched = true }
          .onChanged {
            isDragged = true
            drag(part(of: $0.translation.width))
          }
          .onEnded { end(at: part(of: $0.predictedEndTranslation.width)) },
        including: isEnabled ? .all : .subviews
      )
      // A touch that is taken away ends without an end.
      .onChange(of: isTouched) { if !$1, isDragged { end(at: 0) } }
  }

  private func part(of distance: CGFloat) -> Double {
    let forwards = direction == .rightToLeft ? -distance : distance
    return width > 0 ? min(1, max(0, forwards / width)) : 0
  }

  private func end(at part: Double) {
    isDragged = false
    end(part > Self.limit)
  }
}
