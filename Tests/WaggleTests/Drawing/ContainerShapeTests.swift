import Foundation
import TestSupport
import Testing
import Waggle

/// The shape of the container around a view, and shapes that are combined.
@MainActor
struct ContainerShapeTests {
  private func paths<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [Path] {
    let host = PlainHost(100, 100, content: view)
    return withExtendedLifetime(host) { host.host.displayList.filledPaths }
  }

  @Test func `a shape inside a container has its corners' centres`() throws {
    let path = try #require(
      paths {
        ContainerRelativeShape().fill(.red).padding(8)
          .containerShape(RoundedRectangle(cornerRadius: 24))
      }.first)
    #expect(path == Path(roundedRect: CGRect(x: 0, y: 0, width: 84, height: 84), cornerRadius: 16))
  }

  @Test func `the least distance from a side of the container counts`() throws {
    let path = try #require(
      paths {
        ContainerRelativeShape().fill(.red)
          .padding(.leading, 4).padding(.top, 30)
          .padding(.trailing, 10)
          .padding(.bottom, 20)
          .containerShape(RoundedRectangle(cornerRadius: 24))
      }.first)
    #expect(path == Path(roundedRect: CGRect(x: 0, y: 0, width: 86, height: 50), cornerRadius: 20))
  }

  @Test func `a shape that is farther inside than the corners are round is a rectangle`() {
    let lines = drawn {
      ContainerRelativeShape().fill(.red).padding(30)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    }
    #expect(lines == ["rect (30 30 40 40) #FF383C"])
  }

  @Test func `without a container it is a rectangle, and it can be inset`() {
    #expect(drawn { ContainerRelativeShape().fill(.red) } == drawn { Rectangle().fill(.red) })
    #expect(
      ContainerRelativeShape().inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        == Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
  }

  @Test func `the nearest container counts`() throws {
    let path = try #require(
      paths {
        ContainerRelativeShape().fill(.red)
          .containerShape(Circle())
          .padding(10)
          .containerShape(RoundedRectangle(cornerRadius: 24))
      }.first)
    #expect(path == Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80)))
  }

  @Test func `a view is clipped to the container's shape`() {
    let lines = drawn {
      Color.red.clipShape(ContainerRelativeShape()).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    }
    #expect(lines.contains { $0.contains("clip") })
    let plain = drawn {
      Color.red.clipShape(RoundedRectangle(cornerRadius: 16)).padding(8)
    }
    #expect(lines == plain)
  }

  @Test func `a shape follows a container that changes`() throws {
    let brush = Brush()
    let host = PlainHost(100, 100) {
      ContainerRelativeShape().fill(.red).padding(brush.number)
        .containerShape(RoundedRectangle(cornerRadius: brush.flag ? 40 : 24))
    }
    host.settle { brush.number = 8 }
    #expect(
      host.host.displayList.filledPaths.first
        == Path(roundedRect: CGRect(x: 0, y: 0, width: 84, height: 84), cornerRadius: 16))
    host.settle { brush.flag = true }
    #expect(
      host.host.displayList.filledPaths.first
        == Path(roundedRect: CGRect(x: 0, y: 0, width: 84, height: 84), cornerRadius: 32))
  }

  @Test func `L003: shapes are combined in one frame, with the first one's size`() {
    let both = Circle().union(Rectangle())
    #expect(measure(90, 30) { both } == CGSize(width: 30, height: 30))
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(both.path(in: rect) == Path(rect).normalized())
    let corners = Rectangle().subtracting(Circle()).path(in: rect)
    #expect(corners.contains(CGPoint(x: 1, y: 1)))
    #expect(!corners.contains(CGPoint(x: 10, y: 10)))
    let arc = Circle().lineIntersection(Rectangle().size(width: 10, height: 20))
    #expect(abs(arc.path(in: rect).boundingRect.maxX - 10) < 0.01)
  }
}

extension DisplayList {
  var filledPaths: [Path] {
    root.map { $0.filledPaths } ?? []
  }
}

extension DisplayNode {
  fileprivate var filledPaths: [Path] {
    if case .fill(let path, _, _, _) = content { return [path] }
    return content.children.flatMap(\.filledPaths)
  }
}
