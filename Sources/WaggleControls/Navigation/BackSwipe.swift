import Foundation
import Waggle

/// A swipe from the leading edge that pops the page (C104).
struct BackSwipe: ViewModifier {
  let model: NavigationModel
  @Binding var dragged: Double?
  let isEnabled: Bool
  @State private var width: CGFloat = 0
  @GestureState private var isTouched = false
  @Environment(\.layoutDirection) private var direction

  /// The part of the width after which the page is popped.
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
          .onChanged { dragged = part(of: $0.translation.width) }
          .onEnded { end(part(of: $0.predictedEndTranslation.width)) },
        including: isEnabled ? .all : .subviews
      )
      // A touch that is taken away ends without an end.
      .onChange(of: isTouched) { if !$1, dragged != nil { end(0) } }
  }

  private func part(of distance: CGFloat) -> Double {
    let forwards = direction == .rightToLeft ? -distance : distance
    return width > 0 ? min(1, max(0, forwards / width)) : 0
  }

  private func end(_ part: Double) {
    guard let page = model.top else { return }
    withAnimation(PageSlide.animation) {
      model.stopDragging()
      dragged = nil
      if part > Self.limit { model.pop(page.id) }
    } completion: { [weak model] in
      model?.settled(page, at: 0)
    }
  }
}
