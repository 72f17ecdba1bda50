import Foundation
import Waggle

/// The shadow of a floating bar, without what casts it. A material that is shadowed itself would blur nothing in a page: a
/// browser takes the group with the shadow for all that is behind it.
struct OuterShadow<S: InsettableShape>: View {
  let shape: S

  var body: some View {
    shape.inset(by: 1)
      .shadow(color: .black.opacity(0.12), radius: Self.radius, y: 2)
      .clipShape(Outside(shape: shape, reach: 3 * Self.radius), style: FillStyle(eoFill: true))
      .allowsHitTesting(false)
  }

  private static var radius: CGFloat { 8 }
}

/// What is outside of a shape, up to a distance.
private nonisolated struct Outside<S: Shape>: Shape {
  let shape: S
  let reach: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: -reach, dy: -reach))
    path.addPath(shape.path(in: rect))
    return path
  }
}
