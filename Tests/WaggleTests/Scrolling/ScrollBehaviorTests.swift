import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Where scrolling by the user ends")
@MainActor
struct ScrollBehaviorTests {
  /// Pages of 100 in a window of 100.
  private func pages(_ count: Int = 8, extra: CGFloat = 0) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Color.red.frame(height: CGFloat(count) * 100 + extra).accessibilityIdentifier("a")
      }
      .scrollTargetBehavior(.paging)
    }
  }

  /// Cards of 80 with gaps of 10.
  private func cards(
    _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, width: CGFloat = 700,
    anchor: UnitPoint? = nil, margin: CGFloat = 0
  ) -> TestHost {
    TestHost(size: CGSize(width: width, height: 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<40) {
            Color.red.frame(width: 80, height: 100).accessibilityIdentifier("\($0)")
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin)
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit, anchor: anchor))
    }
  }

  @Test func `L117: a fling on page 2 ends on page 3`() throws {
    let host = pages()
    let content = try host.find(identifier: "a")
    for page in 1...3 {
      host.fling(y: 90, by: -40, at: 2000)
      host.advance(by: 3)
      #expect(content.frame.minY == -100 * CGFloat(page))
    }
    host.fling(y: 10, by: 40, at: 2000)
    host.advance(by: 3)
    #expect(content.frame.minY == -200)
  }

  @Test func `L117: paging ends at the page nearest to the projection, one page away at most`()
    throws
  {
    for distance in stride(from: CGFloat(-80), through: 80, by: 20) where distance != 0 {
      for speed in [CGFloat(100), 300, 1000] {
        let host = pages()
        let content = try host.find(identifier: "a")
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 300))
        host.advance(by: 1)
        host.fling(y: distance < 0 ? 90 : 10, by: distance, at: speed)
        host.advance(by: 5)
        let travel = (distance < 0 ? 1 : -1) * speed / 1000 * 499
        let projection = 300 - distance + travel
        let nearest = (0...7).min { a, b in
          abs(CGFloat(a) * 100 - projection) < abs(CGFloat(b) * 100 - projection)
        }!
        let expected = min(max(nearest, 2), 4)
        #expect(content.frame.minY == CGFloat(expected) * -100, "\(distance) at \(speed)")
      }
    }
  }

  @Test func `L117: the last page ends at the end of the content`() throws {
    let host = pages(2, extra: 30)
    let content = try host.find(identifier: "a")
    for expected in [CGFloat(-100), -130, -130] {
      host.fling(y: 90, by: -40, at: 1000)
      host.advance(by: 3)
      #expect(abs(content.frame.minY - expected) < 1e-9)
    }
    host.fling(y: 10, by: 60, at: 1000)
    host.advance(by: 3)
    #expect(content.frame.minY == -100)
  }

  @Test func `L117: from right to left pages are counted from the right`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 330, height: 100).accessibilityIdentifier("a")
      }
      .scrollTargetBehavior(.paging)
      .environment(\.layoutDirection, .rightToLeft)
    }
    let content = try host.find(identifier: "a")
    #expect(content.frame.minX == -230)
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50))
    host.advance(by: 2)
    #expect(content.frame.minX == -130)
  }

  @Test func `L118: 80 + 10 cards come to rest at multiples of 90`() throws {
    for distance in stride(from: CGFloat(-300), through: -10, by: 29) {
      let host = cards(.never)
      host.drag(from: CGPoint(x: 600, y: 50), to: CGPoint(x: 600 + distance, y: 50))
      host.advance(by: 2)
      let offset = -(try host.find(identifier: "0").frame.minX)
      let nearest = (0..<40).map { CGFloat($0) * 90 }.min {
        abs($0 + distance) < abs($1 + distance)
      }
      #expect(offset == nearest, "\(distance)")
    }
  }

  @Test
  func
    `L118: limits are one view, three views, or none; automatic limits where there is little room`()
    throws
  {
    let expectations: [(ViewAlignedScrollTargetBehavior.LimitBehavior, CGFloat, CGFloat)] = [
      (.always, 700, 90), (.alwaysByOne, 700, 90), (.alwaysByFew, 700, 270), (.never, 700, 540),
      (.automatic, 700, 540), (.automatic, 390, 90),
    ]
    for (limit, width, expected) in expectations {
      let host = cards(limit, width: width)
      host.fling(x: 300, by: -50, at: 1000)
      host.advance(by: 5)
      #expect(try host.find(identifier: "0").frame.minX == -expected, "\(limit) in \(width)")
    }
  }

  @Test func `L118: an anchor of the card meets the same anchor inside the margins`() throws {
    let host = cards(.never, width: 300, anchor: .center, margin: 20)
    host.drag(from: CGPoint(x: 290, y: 50), to: CGPoint(x: 90, y: 50))
    host.advance(by: 2)
    let middles = try (0..<10).map { try host.find(identifier: "\($0)").frame.midX }
    #expect(middles.contains { abs($0 - 150) < 1e-9 })
    let starts = cards(.never, width: 300, margin: 20)
    starts.drag(from: CGPoint(x: 290, y: 50), to: CGPoint(x: 90, y: 50))
    starts.advance(by: 2)
    #expect(try (0..<10).contains { try starts.find(identifier: "\($0)").frame.minX == 20 })
  }

  @Test func `A custom behaviour sees the projection and decides`() throws {
    let log = Recorder<String>()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 900).accessibilityIdentifier("a") }
        .contentMargins(.top, 12)
        .scrollTargetBehavior(Tens(log: log))
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.fling(y: 90, by: -40, at: 100)
    host.advance(by: 5)
    // The content begins below the margin, so that its 80 is 12 points down.
    #expect(try host.find(identifier: "a").frame.minY == -78)
    #expect(
      log.entries == [
        "from 0 to 89.9 at 100, 900 in 88, rightToLeft"
      ])
  }

  @Test func `L235: a wheel that pauses moves on to a target`() throws {
    let host = pages()
    let content = try host.find(identifier: "a")
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 140))
    host.advance(by: 0.1)
    #expect(content.frame.minY == -140)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 140))
    host.advance(by: 0.1)
    #expect(content.frame.minY == -280)
    host.advance(by: 2)
    #expect(content.frame.minY == -300)
  }

  @Test func `L162: a behaviour belongs to the nearest scroll view inside`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("a") }
            .frame(height: 100)
          Color.blue.frame(height: 100)
        }
      }
      .scrollTargetBehavior(.paging)
    }
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
    host.advance(by: 2)
    #expect(try host.find(identifier: "a").frame.minY == -40)
  }

  @Test func `A target that is not a number is taken as the start`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 900).accessibilityIdentifier("a") }
        .scrollTargetBehavior(Nowhere())
    }
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
    host.advance(by: 2)
    #expect(try host.find(identifier: "a").frame.minY == -40)
  }
}

private struct Tens: ScrollTargetBehavior {
  let log: Recorder<String>

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (from, to) = (context.originalTarget.rect.minY, target.rect.minY)
    let line =
      "from \(short(from)) to \(short(to)) at \(short(context.velocity.dy)), "
      + "\(short(context.contentSize.height)) in \(short(context.containerSize.height)), "
      + "\(context.layoutDirection)"
    MainActor.assumeIsolated { log.add(line) }
    target.rect.origin.y = (target.rect.origin.y / 10).rounded() * 10
  }

  private func short(_ number: CGFloat) -> String {
    String(format: "%g", (Double(number) * 10).rounded() / 10)
  }
}

private struct Nowhere: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = .nan
  }
}

extension TestHost {
  fileprivate func fling(x: CGFloat = 50, y: CGFloat, by distance: CGFloat, at speed: CGFloat) {
    fling(from: CGPoint(x: x, y: y), by: CGVector(dx: 0, dy: distance), at: speed)
  }

  fileprivate func fling(x: CGFloat, by distance: CGFloat, at speed: CGFloat) {
    fling(from: CGPoint(x: x, y: 50), by: CGVector(dx: distance, dy: 0), at: speed)
  }

  private func fling(from start: CGPoint, by distance: CGVector, at speed: CGFloat) {
    press(at: start)
    let length = abs(distance.dx) + abs(distance.dy)
    for step in 1...4 {
      let part = CGFloat(step) / 4
      advance(by: Double(length / speed) / 4)
      move(to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part))
    }
    release(at: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
  }
}
