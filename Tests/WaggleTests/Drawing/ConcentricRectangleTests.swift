import Foundation
import TestSupport
import Testing
import Waggle

/// Rectangles whose corners have the centres of those of their container.
@MainActor @Suite struct ConcentricRectangleTests {
  private func path<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> Path {
    let host = PlainHost(100, 100, content: view)
    return try withExtendedLifetime(host) { try #require(host.host.displayList.filledPaths.first) }
  }

  private func radius(_ path: Path, near corner: CGPoint, towards x: Double, _ y: Double) -> CGFloat
  {
    let steps = stride(from: 0.0, to: 50, by: 0.05)
    let inside = steps.first { path.contains(CGPoint(x: corner.x + x * $0, y: corner.y + y * $0)) }
    return CGFloat(inside ?? 50) / (1 - 0.5.squareRoot())
  }

  @Test func `C668: a corner has the radius of the container's less the inset`() throws {
    let path = try path {
      ConcentricRectangle().fill(.red).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 84, height: 84))
    #expect(abs(radius(path, near: .zero, towards: 1, 1) - 16) < 0.3)
    #expect(abs(radius(path, near: CGPoint(x: 84, y: 84), towards: -1, -1) - 16) < 0.3)
  }

  @Test func `C668: a corner has its least radius, and a fixed one its own`() throws {
    let path = try path {
      ConcentricRectangle(
        topLeadingCorner: .concentric(minimum: 10), topTrailingCorner: .fixed(5),
        bottomLeadingCorner: .concentric
      )
      .fill(.red).padding(20).containerShape(RoundedRectangle(cornerRadius: 24))
    }
    #expect(abs(radius(path, near: .zero, towards: 1, 1) - 10) < 0.3)
    #expect(abs(radius(path, near: CGPoint(x: 60, y: 0), towards: -1, 1) - 5) < 0.3)
    #expect(abs(radius(path, near: CGPoint(x: 0, y: 60), towards: 1, -1) - 4) < 0.3)
    #expect(radius(path, near: CGPoint(x: 60, y: 60), towards: -1, -1) < 0.3)
  }

  @Test func `C668: without a container corners are square, and uniform ones are all the largest`()
    throws
  {
    let square = ConcentricRectangle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(radius(square, near: .zero, towards: 1, 1) < 0.3)
    let path = try path {
      Rectangle().overlay {
        ConcentricRectangle(corners: .concentric, isUniform: true).fill(.blue)
          .frame(width: 40, height: 40)
      }
      .hidden()
      .overlay { ConcentricRectangle(corners: .fixed(7), isUniform: true).fill(.red) }
    }
    #expect(abs(radius(path, near: .zero, towards: 1, 1) - 7) < 0.3)
  }
}
