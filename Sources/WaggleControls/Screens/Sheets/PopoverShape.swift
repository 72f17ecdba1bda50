import Foundation
import Waggle

/// A bubble with an arrow that points at what it was presented from. Around it is room for an arrow on every side.
struct PopoverShape: Shape {
  /// The bubble's frame with the room for arrows, and that of the source, in one space, from the left.
  let frame: CGRect
  let source: CGRect
  let radius: CGFloat

  /// How far an arrow reaches out, and half of its width at the bubble.
  static let arrow: CGFloat = 10
  private static let half: CGFloat = 13

  nonisolated func path(in rect: CGRect) -> Path {
    let body = rect.insetBy(dx: Self.arrow, dy: Self.arrow)
    let radius = min(radius, body.width / 2, body.height / 2)
    var path = Path(roundedRect: body, cornerRadius: max(0, radius), style: .continuous)
    if let side { add(to: &path, side, body, radius) }
    return path
  }

  /// The side that the source is on; nil where the bubble covers it.
  private nonisolated var side: Edge? {
    let slack = Self.arrow
    if source.maxY <= frame.minY + slack { return .top }
    if source.minY >= frame.maxY - slack { return .bottom }
    if source.maxX <= frame.minX + slack { return .leading }
    return source.minX >= frame.maxX - slack ? .trailing : nil
  }

  private nonisolated func add(to path: inout Path, _ side: Edge, _ body: CGRect, _ radius: CGFloat)
  {
    let x = clamped(source.midX - frame.minX, body.minX + radius, body.maxX - radius)
    let y = clamped(source.midY - frame.minY, body.minY + radius, body.maxY - radius)
    guard let along = side == .top || side == .bottom ? x : y else { return }
    let tip =
      switch side {
      case .top: CGPoint(x: along, y: body.minY - Self.arrow)
      case .bottom: CGPoint(x: along, y: body.maxY + Self.arrow)
      case .leading: CGPoint(x: body.minX - Self.arrow, y: along)
      case .trailing: CGPoint(x: body.maxX + Self.arrow, y: along)
      }
    addArrow(to: &path, tip, toCenter: side)
  }

  /// Where the arrow is along its side; nil where there is no room for it.
  private nonisolated func clamped(_ wanted: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat?
  {
    let (start, end) = (start + Self.half, end - Self.half)
    return start <= end ? max(start, min(end, wanted)) : nil
  }

  private nonisolated func addArrow(to path: inout Path, _ tip: CGPoint, toCenter side: Edge) {
    let depth = Self.arrow + 0.5
    func point(_ across: CGFloat, _ down: CGFloat) -> CGPoint {
      switch side {
      case .top: CGPoint(x: tip.x + across, y: tip.y + down)
      case .bottom: CGPoint(x: tip.x - across, y: tip.y - down)
      case .leading: CGPoint(x: tip.x + down, y: tip.y - across)
      case .trailing: CGPoint(x: tip.x - down, y: tip.y + across)
      }
    }
    path.move(to: point(-Self.half, depth))
    path.addQuadCurve(to: point(-2, 1), control: point(-Self.half / 2, depth))
    path.addQuadCurve(to: point(2, 1), control: tip)
    path.addQuadCurve(to: point(Self.half, depth), control: point(Self.half / 2, depth))
    path.closeSubpath()
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
