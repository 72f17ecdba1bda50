import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Scroll views whose size changes")
@MainActor
struct ScrollResizeTests {
  /// Pages as long as the scroll view in a window of 100 by 100, at page `page`.
  private func pages(
    _ axis: Axis, at page: Int, isLazy: Bool = false, _ direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    let set: Axis.Set = axis == .vertical ? .vertical : .horizontal
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView(set) {
        if isLazy {
          LazyVStack(spacing: 0) { Pages(axis: axis) }
        } else if axis == .vertical {
          VStack(spacing: 0) { Pages(axis: axis) }
        } else {
          HStack(spacing: 0) { Pages(axis: axis) }
        }
      }
      .scrollTargetBehavior(.paging)
      .environment(\.layoutDirection, direction)
    }
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    for _ in 0..<page {
      let distance = axis == .vertical ? CGVector(dx: 0, dy: 100) : CGVector(dx: sign * 100, dy: 0)
      host.scroll(at: CGPoint(x: 50, y: 50), by: distance)
      host.advance(by: 1)
    }
    return host
  }

  @Test func `L237: a page that is shown is shown in a scroll view of another size`() throws {
    for (width, height) in [(160, 100), (100, 160), (70, 70), (230, 40)] {
      let size = CGSize(width: width, height: height)
      let window = CGRect(origin: .zero, size: size)
      let vertical = pages(.vertical, at: 3)
      #expect(try vertical.find(identifier: "3").frame.minY == 0)
      vertical.frame { vertical.size = size }
      #expect(try vertical.find(identifier: "3").frame == window)
      let horizontal = pages(.horizontal, at: 4)
      horizontal.frame { horizontal.size = size }
      #expect(try horizontal.find(identifier: "4").frame == window)
      let mirrored = pages(.horizontal, at: 2, .rightToLeft)
      #expect(try mirrored.find(identifier: "2").frame.minX == 0)
      mirrored.frame { mirrored.size = size }
      #expect(try mirrored.find(identifier: "2").frame == window)
    }
  }

  @Test func `L237: a lazy row that is shown stays where it is seen`() throws {
    for (width, height) in [(160, 100), (100, 160), (70, 70), (230, 40)] {
      let size = CGSize(width: width, height: height)
      let paged = pages(.vertical, at: 5, isLazy: true)
      paged.frame { paged.size = size }
      paged.settle()
      #expect(try paged.find(identifier: "5").frame == CGRect(origin: .zero, size: size))
      let aligned = TestHost(size: CGSize(width: 100, height: 100)) {
        ScrollView {
          LazyVStack(spacing: 10) { Pages(axis: .vertical) }.scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
      }
      aligned.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 420))
      aligned.advance(by: 1)
      #expect(try aligned.find(identifier: "4").frame.minY == 0)
      aligned.frame { aligned.size = size }
      aligned.settle()
      #expect(try aligned.find(identifier: "4").frame == CGRect(origin: .zero, size: size))
    }
  }

  @Test func `L237: content of its own length comes to rest at the page nearest to what is shown`()
    throws
  {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("a") }
        .scrollTargetBehavior(.paging)
    }
    let content = try host.find(identifier: "a")
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 300))
    host.advance(by: 1)
    host.frame { host.size = CGSize(width: 100, height: 160) }
    #expect(content.frame.minY == -320)
  }

  @Test func `L237: a view that is aligned stays aligned, also where the user cannot scroll`()
    throws
  {
    for anchor in [UnitPoint.topLeading, .center, .trailing] {
      let isEnabled = Knob(true)
      let host = TestHost(size: CGSize(width: 200, height: 100)) {
        Turned(isEnabled) { isEnabled in
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<40) { card in
                Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                  .accessibilityIdentifier("\(card)")
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: anchor))
          .scrollDisabled(!isEnabled)
        }
      }
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 1105, dy: 0))
      host.advance(by: 1)
      isEnabled.value = false
      host.frame()
      let aligned = try (0..<40).first { card in
        let frame = try host.find(identifier: "\(card)").frame
        return abs(frame.minX + anchor.x * frame.width - anchor.x * 200) < 1e-9
      }
      let card = try #require(aligned)
      for width in [CGFloat(300), 80, 260] {
        host.frame { host.size = CGSize(width: width, height: 100) }
        let frame = try host.find(identifier: "\(card)").frame
        #expect(abs(frame.minX + anchor.x * frame.width - anchor.x * width) < 1e-9)
      }
    }
  }

  @Test func `L237: a custom behaviour is asked once for a size, and not for other changes`()
    throws
  {
    let log = Log()
    let length = Knob<CGFloat>(1000)
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Turned(length) { length in
        ScrollView { Color.red.frame(height: length).accessibilityIdentifier("a") }
          .scrollTargetBehavior(Hundreds(log: log))
      }
    }
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 290))
    host.advance(by: 1)
    #expect(log.take() == ["290 in 100"])
    #expect(try host.find(identifier: "a").frame.minY == -300)
    host.frame { host.size = CGSize(width: 100, height: 240) }
    #expect(log.take() == ["300 in 240"])
    host.settle()
    host.frame { host.size = CGSize(width: 40, height: 240) }
    #expect(log.take() == ["300 in 240"])
    host.frame { length.value = 1400 }
    host.scroll(at: CGPoint(x: 20, y: 50), by: CGVector(dx: 0, dy: 1))
    #expect(log.take().isEmpty)
  }

  @Test func `L237: a fling continues to a target for the new size`() throws {
    let host = pages(.vertical, at: 0)
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))
    host.advance(by: 0.1)
    #expect(try host.find(identifier: "1").frame.minY > 0)
    host.frame { host.size = CGSize(width: 100, height: 180) }
    host.advance(by: 2)
    #expect(try host.find(identifier: "1").frame.minY == 0)
  }

  @Test func `L237: in an animated change of the size the page stays at its place in each frame`()
    throws
  {
    let width = Knob<CGFloat>(100)
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Turned(width) { width in
        ScrollView(.horizontal) { HStack(spacing: 0) { Pages(axis: .horizontal) } }
          .scrollTargetBehavior(.paging)
          .frame(width: width)
      }
    }
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 200, dy: 0))
    host.advance(by: 1)
    host.frame { withAnimation(.linear(duration: 1)) { width.value = 60 } }
    for step in 0...4 {
      #expect(abs(host.scroll.offset.x - 200 + 20 * CGFloat(step)) < 1e-6)
      host.advance(by: 0.25)
    }
    #expect(try host.find(identifier: "2").frame.minX == 20)
  }

  @Test func `L116: a behaviour that limits scrolls lets the content slow down sooner`() throws {
    for limits in [false, true] {
      let log = Log()
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        ScrollView { Color.red.frame(height: 9000).accessibilityIdentifier("a") }
          .scrollTargetBehavior(AnyScrollTargetBehavior(Limited(limits: limits, log: log)))
          .environment(\.layoutDirection, .rightToLeft)
      }
      host.press(at: CGPoint(x: 50, y: 90))
      for step in 1...4 {
        host.advance(by: 0.01)
        host.move(to: CGPoint(x: 50, y: 90 - CGFloat(step) * 10))
      }
      host.release(at: CGPoint(x: 50, y: 50))
      host.advance(by: 5)
      let offset = -(try host.find(identifier: "a").frame.minY)
      #expect(abs(offset - (limits ? 139 : 539)) < 0.1)
      #expect(log.take() == ["rightToLeft, vertical: true"])
    }
  }
}

private struct Pages: View {
  let axis: Axis

  var body: some View {
    ForEach(0..<12) { page in
      Color.red.containerRelativeFrame([.horizontal, .vertical])
        .accessibilityIdentifier("\(page)")
    }
  }
}

private struct Hundreds: ScrollTargetBehavior {
  let log: Log

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let line = "\(Int(target.rect.minY)) in \(Int(context.containerSize.height))"
    MainActor.assumeIsolated { log.add(line) }
    target.rect.origin.y = (target.rect.origin.y / 100).rounded() * 100
  }
}

private struct Limited: ScrollTargetBehavior {
  let limits: Bool
  let log: Log

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  func properties(context: PropertiesContext) -> Properties {
    let line = "\(context.environment.layoutDirection), vertical: \(context.axes == .vertical)"
    MainActor.assumeIsolated { log.add(line) }
    var properties = Properties()
    properties.limitsScrolls = limits
    return properties
  }
}
