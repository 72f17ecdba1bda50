import Foundation
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct HitTestTreeTests {
  private let log = Log()

  @Test func `A bounds tree finds the same rectangles as a linear search, the last first`() {
    var random = SeededGenerator(seed: 1)
    for count in [0, 1, 15, 16, 17, 300] {
      var rects = (0..<count).map { _ in rect(&random) }
      var tree = BoundsTree(rects)
      for round in 0..<60 {
        if round % 3 == 0, count > 0 {
          let index = Int.random(in: 0..<count, using: &random)
          rects[index] = rect(&random)
          tree.set(index, to: rects[index])
          tree.checkInvariants()
        }
        let point = CGPoint(
          x: CGFloat.random(in: 0...100, using: &random),
          y: CGFloat.random(in: 0...100, using: &random))
        let expected = rects.indices.last { rects[$0].contains(point) }
        #expect(tree.first(at: point) { rects[$0].contains(point) ? $0 : nil } == expected)
      }
    }
  }

  private func rect(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat.random(in: 0...90, using: &random), y: CGFloat.random(in: 0...90, using: &random),
      width: CGFloat.random(in: 0...20, using: &random),
      height: CGFloat.random(in: 0...20, using: &random))
  }

  @Test func `A touch among many views finds the right one, at little more cost than among few`() {
    func areas(_ count: Int) -> TestHost {
      let host = TestHost(size: CGSize(width: 100, height: CGFloat(count))) {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Color.red.frame(height: 1).onTapGesture { log.add("\(index)") }
          }
        }
      }
      host.tap(50, CGFloat(count) - 7.5)
      #expect(log.take() == ["\(count - 8)"])
      return host
    }
    func time(_ host: TestHost) -> Duration {
      ContinuousClock().measure {
        for _ in 0..<200 { _ = host.host.input.hit(at: CGPoint(x: 50, y: 3.5)) }
      }
    }
    let (few, many) = (areas(20), areas(2000))
    #expect((0..<5).contains { _ in time(many) < time(few) * 10 })
  }

  @Test func `Moved, resized, inserted and removed views are touched where they are`() {
    struct Wide: Shape {
      var isWide: Bool
      nonisolated func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: isWide ? -40 : 0, dy: 0))
      }
    }
    let model = TouchModel()
    let host = TestHost.small {
      VStack(spacing: 0) {
        if model.isShown { Color.green.frame(height: model.height).logs("first", log) }
        Color.red.frame(width: 20, height: 20).offset(x: model.offset).logs("moved", log)
        Wide(isWide: model.isWide).frame(width: 20, height: 20).logs("shape", log)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> [String] {
      host.tap(x, y)
      return log.take()
    }
    #expect(at(50, 10) == ["first"])
    #expect(at(50, 30) == ["moved"])
    #expect(at(50, 50) == ["shape"])
    #expect(at(20, 50) == [])
    host.frame { model.isWide = true }
    #expect(at(20, 50) == ["shape"])
    host.frame { model.offset = 40 }
    #expect(at(50, 30) == [])
    #expect(at(90, 30) == ["moved"])
    host.frame { model.height = 40 }
    #expect(at(90, 50) == ["moved"])
    host.frame { model.isShown = false }
    #expect(at(90, 10) == ["moved"])
    host.frame { model.isShown = true }
    #expect(at(50, 30) == ["first"])
  }

  @Test func `Content shapes larger than their view are found`() {
    struct Large: Shape {
      nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -30, dy: -30)) }
    }
    let host = TestHost.small {
      VStack {
        Color.red.frame(width: 20, height: 20).contentShape(Large()).logs("large", log)
        HStack {
          Color.red.frame(width: 5, height: 5)
          Spacer()
        }
        .contentShape(Rectangle()).logs("row", log)
      }
    }
    host.tap(25, 20)
    host.tap(90, host.size.height / 2 + 12)
    #expect(log.entries == ["large", "row"])
  }

  @Test func `The bounds tree is made at the first touch, and costs frames nothing`() {
    let host = TestHost.small { VStack { ForEach(0..<9) { _ in Color.red.logs("red", log) } } }
    host.settle()
    let before = host.counts
    host.tap(50, 50)
    #expect(host.counts == before)
  }
}
