import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Observers of scrolling")
@MainActor
struct ScrollObserverTests {
  @Test func `L120: the geometry is delivered empty first, then as it was laid out`() {
    let log = Log()
    let host = PlainHost(100, 80) {
      ScrollView { box(40, 300) }
        .contentMargins(.top, 12)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.bounds.height
        } action: {
          log.add("\($0) \($1)")
        }
    }
    #expect(log.take() == ["0.0 0.0", "0.0 68.0"])
    host.wheel(50, 40, by: 30)
    #expect(log.take() == [])
  }

  @Test
  func `L112: the container is the viewport without the insets, the visible rect is all of it`() {
    let found = Recorder<ScrollGeometry>()
    let host = PlainHost(100, 80) {
      ScrollView { box(40, 300) }
        .contentMargins(.top, 12)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          found.add($1)
        }
    }
    host.wheel(50, 40, by: 30)
    let last = found.entries.last
    #expect(last?.contentOffset == CGPoint(x: 0, y: 18))
    #expect(last?.contentSize == CGSize(width: 40, height: 300))
    #expect(last?.containerSize == CGSize(width: 40, height: 68))
    #expect(last?.bounds == CGRect(x: 0, y: 18, width: 40, height: 68))
    #expect(last?.visibleRect == CGRect(x: 0, y: 18, width: 40, height: 80))
  }

  @Test func `An observer around several scroll views follows the first one`() {
    let log = Log()
    let host = PlainHost(100, 100) {
      VStack(spacing: 0) {
        ScrollView { box(40, 300) }
        ScrollView { box(40, 300) }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.add("\($1)")
      }
    }
    _ = log.take()
    host.wheel(50, 75, by: 30)
    #expect(log.take() == [])
    host.wheel(50, 25, by: 20)
    #expect(log.take() == ["20.0"])
  }

  @Test func `An observer follows another scroll view once the first one is gone`() {
    let log = Log()
    let isFirst = Knob(true)
    let host = PlainHost(100, 100) {
      Turned(isFirst) { isFirst in
        Group {
          if isFirst { ScrollView { box(40, 300) } } else { ScrollView { box(40, 400) } }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height
        } action: {
          log.add("\($1)")
        }
      }
    }
    #expect(log.take() == ["0.0", "300.0"])
    host.settle { isFirst.value = false }
    #expect(log.take() == ["400.0"])
  }

  @Test func `A running animation is a phase`() {
    let log = Log()
    let handle = ProxyHandle()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Read(handle: handle) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("\($0)").frame(height: 20) } } }
          .onScrollPhaseChange { old, new, context in
            log.add("\(old) \(new) \(context.geometry.contentOffset.y)")
          }
      }
    }
    host.settle()
    #expect(log.take() == ["idle idle 0.0"])
    host.frame { withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(25, anchor: .top) } }
    host.advance(by: 2)
    #expect(log.take() == ["idle animating 0.0", "animating idle 500.0"])
  }

  @Test func `The user's wheel ends an animation where it is`() throws {
    let handle = ProxyHandle()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Read(handle: handle) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
          }
        }
      }
    }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1)) { handle.proxy.scrollTo(25, anchor: .top) } }
    host.advance(by: 0.5)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 10))
    let row = try host.find(identifier: "0")
    #expect(abs(row.frame.minY + 260) < 0.01)
    host.advance(by: 1)
    #expect(abs(row.frame.minY + 260) < 0.01)
  }

  @Test func `A view is notified when half of it is scrolled in or out`() {
    let log = Log()
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          box(40, 90).onScrollVisibilityChange { log.add("first \($0)") }
          box(40, 90).onScrollVisibilityChange(threshold: 1) { log.add("second \($0)") }
          box(40, 300)
        }
      }
    }
    #expect(log.take() == ["first true"])
    host.wheel(50, 50, by: 44)
    #expect(log.take() == [])
    host.wheel(50, 50, by: 40)
    #expect(log.take().sorted() == ["first false", "second true"])
  }

  @Test func `Visible targets are reported by their ids`() {
    let log = Log()
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { _ in box(40, 40) } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") }
    }
    #expect(log.take() == ["[0, 1, 2]"])
    host.wheel(50, 50, by: 30)
    #expect(log.take() == ["[1, 2]"])
    host.wheel(50, 50, by: 1)
    #expect(log.take() == [])
  }

  @Test func `R128, R118: an anchor follows the offset, and off-screen parts are not clipped`() {
    struct Row: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let log = Log()
    let host = PlainHost(100, 50) {
      ScrollView {
        box(40, 300).anchorPreference(key: Row.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(Row.self) { anchor in
        GeometryReader { proxy in
          let _ = log.add("\(proxy[anchor!].minY)")
          Color.clear
        }
      }
    }
    #expect(log.take() == ["0.0"])
    host.wheel(50, 25, by: 60)
    #expect(log.take() == ["-60.0"])
  }

  @Test func `R139: a frame in the space of a scroll view changes by its offset`() {
    let log = Log()
    let host = PlainHost(100, 50) {
      VStack(spacing: 0) {
        box(10, 10)
        ScrollView {
          VStack(spacing: 0) {
            box(40, 30)
            ScrollView(.horizontal) {
              GeometryReader { proxy in
                let outer = proxy.frame(in: .scrollView(axis: .vertical)).minY
                let inner = proxy.frame(in: .scrollView).minX
                let area = proxy.bounds(of: .scrollView(axis: .vertical)).map { "\($0.minY)" }
                let _ = log.add("\(outer) \(inner) \(area ?? "none")")
                Color.clear
              }
              .frame(width: 200, height: 300)
            }
          }
        }
      }
    }
    #expect(log.take().last == "30.0 0.0 -30.0")
    host.wheel(50, 45, dx: 7, by: 20)
    #expect(log.take() == ["10.0 -7.0 -10.0"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `R157: all content of a scroll view passes its preferences up, visible or not`() {
    struct Names: PreferenceKey {
      static let defaultValue: [Int] = []
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
    let host = PlainHost(100, 50) {
      ScrollView { ForEach(0..<100) { box(40, 20).preference(key: Names.self, value: [$0]) } }
    }
    #expect(host.preference(Names.self) == Array(0..<100))
  }
}
