import Foundation
import Waggle

/// Draws a screen at its position in the stack, or on the way there. Only this modifier runs where the screen is drawn
/// elsewhere, and not the bars of the screen.
struct SlidesInStack: ViewModifier {
  let position: StackState.Position
  let screen: ScreenModel
  let stack: StackModel
  /// The position at which the screen is drawn: 0 on top, 1 beside the stack, -1 covered.
  @State private var drawn: Double
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction

  init(position: StackState.Position, screen: ScreenModel, stack: StackModel) {
    (self.position, self.screen, self.stack) = (position, screen, stack)
    _drawn = State(initialValue: position.screen.start)
  }

  func body(content: Content) -> some View {
    content
      // Its frames are final at once, as those of a sheet: a screen is within reach while it slides in.
      .modifier(slide.ignoredByLayout())
      .opacity(zoom == nil ? 1 : 1 - max(0, position.dragged ?? drawn))
      .onChange(of: position.target, initial: true) { move(to: $1) }
  }

  /// Where the screen grows from; nil for one that slides.
  private var zoom: CGRect? { screen.zoomFrame }

  /// Whether a screen that grows is over this one, which then stays where it is.
  private var isUnderZoom: Bool {
    position.above.contains { stack.model(of: $0).zoomFrame != nil }
  }

  private var slide: ScreenSlide {
    ScreenSlide(
      position: position.dragged ?? drawn, isMirrored: direction == .rightToLeft,
      coveredPart: isUnderZoom ? 0 : 0.3, source: zoom, isStill: reducesMotion)
  }

  private func move(to target: Double) {
    guard drawn != target else { return stack.settle(screen.id, at: target) }
    // With reduced motion a screen that grows fades, and so does what it uncovers.
    let slides = stack.state.isAnimated && (!reducesMotion || zoom != nil || isUnderZoom)
    withAnimation(slides ? ScreenSlide.animation : nil) {
      drawn = target
    } completion: { [weak stack, id = screen.id] in
      stack?.settle(id, at: target)
    }
  }
}
