import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Suite("Bound positions that stay what they are")
@MainActor
struct ScrollStabilityTests {
  private let window = CGSize(width: 100, height: 100)

  /// Rows of 30 by their numbers, with a bound position.
  private func rows(
    _ rows: Knob<[Int]>, _ position: Knob<ScrollPosition>, isLazy: Bool = false,
    anchor: UnitPoint? = nil, sizeChanges: UnitPoint? = nil
  ) -> TestHost {
    let host = TestHost(size: window) {
      Turned(rows) { rows in
        Bound(position) { position in
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { Rows(rows: rows) }.scrollTargetLayout()
            } else {
              VStack(spacing: 0) { Rows(rows: rows) }.scrollTargetLayout()
            }
          }
          .scrollPosition(position, anchor: anchor)
          .defaultScrollAnchor(sizeChanges, for: .sizeChanges)
        }
      }
    }
    host.settle()
    return host
  }

  private func wheel(_ host: TestHost, by distance: CGFloat) {
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: distance))
    host.advance(by: 1)
  }

  private func top(of row: Int, in host: TestHost) throws -> CGFloat {
    try host.find(identifier: "\(row)").frame.minY
  }

  @Test func `L163: content that a position holds at an edge stays there as it grows`() throws {
    let (data, position) = (Knob<[Int]>([]), Knob(ScrollPosition(edge: .bottom)))
    let host = rows(data, position)
    for count in [20, 30, 12] {
      host.frame { data.value = Array(0..<count) }
      #expect(try top(of: count - 1, in: host) == 70)
    }
    wheel(host, by: -100)
    let seen = try top(of: 8, in: host)
    host.frame { data.value = Array(0..<40) }
    #expect(try top(of: 8, in: host) == seen)
    host.frame { position.value.scrollTo(edge: .bottom) }
    host.frame { data.value = Array(0..<50) }
    #expect(try top(of: 49, in: host) == 70)
    host.frame { position.value.scrollTo(y: 100) }
    host.frame { data.value = Array(0..<60) }
    #expect(host.offset == 100)
  }

  @Test func `L163: the view that a position names stays where it is seen`() throws {
    for isLazy in [false, true] {
      let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(idType: Int.self)))
      let host = rows(data, position, isLazy: isLazy)
      wheel(host, by: 95)
      #expect(position.value.viewID(type: Int.self) == 4)
      #expect(try top(of: 4, in: host) == 25)
      host.frame { data.value = Array(-10..<20) }
      host.settle()
      #expect(try top(of: 4, in: host) == 25, "rows are added before it")
      host.frame { data.value = Array(3..<20) }
      host.settle()
      #expect(try top(of: 4, in: host) == 25, "rows are removed before it")
      host.frame { data.value = Array(-9..<20) }
      host.settle()
      host.frame { host.size = CGSize(width: 60, height: 180) }
      host.settle()
      #expect(try top(of: 4, in: host) == 25, "the window is resized")
      #expect(position.value.viewID(type: Int.self) == 4)
    }
  }

  @Test func `L163: a move for a position is neither the user's nor the program's`()
    throws
  {
    let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(idType: Int.self)))
    let host = rows(data, position)
    wheel(host, by: 95)
    let (known, moves) = (position.value, host.scroll.userMoves)
    let number = host.scroll.command.number
    host.frame { data.value = Array(-10..<20) }
    #expect(host.scroll.command.correction.dy == 300)
    #expect(host.scroll.command.number == number)
    #expect(host.scroll.userMoves == moves)
    #expect(position.value == known)
    #expect(host.scroll.phase == .idle)
  }

  @Test func `L163: an anchor of the view stays at the same anchor of the scroll view`() throws {
    let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(id: 9)))
    let host = rows(data, position, anchor: .bottom)
    #expect(try top(of: 9, in: host) == 70)
    host.frame { host.size = CGSize(width: 100, height: 160) }
    #expect(try top(of: 9, in: host) == 130)
    host.frame { host.keyboard = 60 }
    #expect(try top(of: 9, in: host) == 70)
    host.frame { data.value = [-2, -1] + Array(0..<20) }
    #expect(try top(of: 9, in: host) == 70)
  }

  @Test func `L163: a view that is not visible is not kept, and nor is one without a name`() throws
  {
    let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(id: 2)))
    let host = rows(data, position)
    host.frame { host.scroll.move(to: CGPoint(x: 0, y: 300), by: .program) }
    host.frame { data.value = Array(-1..<20) }
    #expect(host.offset == 300)
    host.frame { position.value = ScrollPosition(y: 300) }
    host.frame { data.value = Array(-2..<20) }
    #expect(host.offset == 300)
  }

  @Test func `L163: a lazy row that a change carries far away is made again where it was seen`()
    throws
  {
    let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(idType: Int.self)))
    let host = rows(data, position, isLazy: true)
    wheel(host, by: 95)
    for change in [Array((0..<20).reversed()), Array(0..<20), Array(-1000..<20)] {
      host.frame { data.value = change }
      #expect(try top(of: 4, in: host) == 25)
    }
  }

  @Test func `L163: where the program scrolls in the same change, it decides`() throws {
    let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(idType: Int.self)))
    let handle = ProxyHandle()
    let host = TestHost(size: window) {
      Turned(data) { rows in
        Bound(position) { position in
          Read(handle: handle) {
            ScrollView { VStack(spacing: 0) { Rows(rows: rows) }.scrollTargetLayout() }
              .scrollPosition(position)
          }
        }
      }
    }
    wheel(host, by: 95)
    host.frame {
      data.value = Array(-10..<20)
      handle.proxy.scrollTo(12, anchor: .top)
    }
    #expect(try top(of: 12, in: host) == 0)
    wheel(host, by: 3)
    host.frame {
      data.value = Array(-12..<20)
      position.value.scrollTo(id: 2, anchor: .top)
    }
    #expect(try top(of: 2, in: host) == 0)
  }

  @Test func `L163: in an animated change the view is where it was seen in each frame`() throws {
    let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(idType: Int.self)))
    let host = rows(data, position)
    wheel(host, by: 95)
    host.frame { withAnimation(.linear(duration: 1)) { data.value = Array(-10..<20) } }
    for step in 0...4 {
      #expect(abs(host.offset - 95 - 75 * CGFloat(step)) < 1e-6)
      host.advance(by: 0.25)
    }
    #expect(try top(of: 4, in: host) == 25)
  }

  @Test func `L163: an edge that an anchor for changes of size holds counts before the view`()
    throws
  {
    let (data, position) = (Knob(Array(0..<20)), Knob(ScrollPosition(idType: Int.self)))
    let host = rows(data, position, sizeChanges: .bottom)
    wheel(host, by: 1000)
    host.frame { data.value = Array(0..<30) }
    #expect(try top(of: 29, in: host) == 70)
    wheel(host, by: -50)
    let seen = try top(of: 27, in: host)
    host.frame { data.value = Array(-5..<40) }
    #expect(try top(of: 27, in: host) == seen)
  }

  @Test func `L163: the view stays under a finger, and in a fling that continues`() throws {
    let (data, position) = (Knob(Array(0..<90)), Knob(ScrollPosition(idType: Int.self)))
    let host = rows(data, position)
    wheel(host, by: 600)
    host.press(at: CGPoint(x: 50, y: 90))
    for y in [80, 60, 40] {
      host.advance(by: 0.02)
      host.move(to: CGPoint(x: 50, y: CGFloat(y)))
    }
    #expect(host.offset == 650)
    host.frame { data.value = Array(-10..<90) }
    #expect(host.offset == 950)
    host.move(to: CGPoint(x: 50, y: 30))
    #expect(host.offset == 960)
    host.release(at: CGPoint(x: 50, y: 30))
    host.advance(by: 0.05)
    let (seen, velocity) = (host.offset, try #require(host.scroll.velocity?.dy))
    host.frame { data.value = Array(-20..<90) }
    #expect(abs(host.offset - seen - 300) < 1e-9)
    #expect(abs(try #require(host.scroll.velocity?.dy) / velocity - 1) < 0.002)
  }

  @Test func `L163: a step of the scroll runs no body and no layout for a position`() {
    let (data, position) = (Knob(Array(0..<200)), Knob(ScrollPosition(id: 50)))
    let host = rows(data, position)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 1))
    host.settle()
    let counts = host.counts
    host.frame { host.scroll.move(to: CGPoint(x: 0, y: 1510), by: .program) }
    #expect(host.counts == counts)
  }
}

private struct Rows: View {
  let rows: [Int]

  var body: some View {
    ForEach(rows, id: \.self) { row in
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("\(row)")
    }
  }
}
