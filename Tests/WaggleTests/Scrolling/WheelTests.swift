import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("The wheel and nested scroll views")
@MainActor
struct WheelTests {
  @Test func `The offset grows by the distance, and the content follows (L112)`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
    let row = try host.find(identifier: "4")
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40))
    #expect(row.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 1e9))
    #expect(row.frame.minY == -220)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -.infinity))
    #expect(row.frame.minY == -220)
    host.scroll(at: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: -40))
    #expect(row.frame.minY == -220)
  }

  @Test func `L160: what the inner scroll view cannot use of a wheel goes to the outer one`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { box(40, 80, "inner") }.frame(height: 50)
          box(40, 300, "outer")
        }
      }
    }
    host.wheel(50, 25, by: 20)
    #expect(host.frame("inner").minY == -20)
    host.wheel(50, 25, by: 20)
    #expect(host.frame("inner").minY == -40)
    #expect(host.frame("outer").minY == 40)
  }

  @Test func `L160: scroll views of different axes share a wheel by axis`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { box(300, 50, "inner") }
          box(40, 300)
        }
      }
    }
    host.wheel(50, 25, dx: 30, by: 10)
    #expect(host.frame("inner") == CGRect(x: -30, y: -10, width: 300, height: 50))
  }

  @Test func `L120: a disabled scroll view ignores the wheel`() {
    let host = PlainHost(100, 100) {
      ScrollView { box(40, 300, "a") }.scrollDisabled(true)
    }
    host.wheel(50, 25, by: 20)
    #expect(host.frame("a").minY == 0)
  }

  @Test func `What is scrolled in is touched, and what is scrolled out is not`() throws {
    let log = Recorder<String>()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 50).onTapGesture { log.add("top") }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { index in
              Color.red.frame(height: 50).onTapGesture { log.add("\(index)") }
            }
          }
        }
      }
    }
    host.tap(at: CGPoint(x: 50, y: 75))
    host.scroll(at: CGPoint(x: 50, y: 75), by: CGVector(dx: 0, dy: 50))
    host.tap(at: CGPoint(x: 50, y: 75))
    host.tap(at: CGPoint(x: 50, y: 25))
    #expect(log.entries == ["0", "1", "top"])
  }

  @Test func `A step of a scroll view over 1,000 rows runs no body and no layout`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)") } }
      }
    }
    host.settle()
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40))
    let before = host.counts
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40))
    #expect(host.counts == before)
  }

  @Test func `A step reruns what reads a position in the scroll view, and nothing else`() {
    let (reader, sizes) = (Tally(), Tally())
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let _ = reader.count += 1
            let _ = proxy.frame(in: .global)
            Color.red
          }
          .frame(height: 30)
          GeometryReader { proxy in
            let _ = sizes.count += 1
            let _ = proxy.size
            Color.green
          }
          .frame(height: 30)
          ForEach(0..<1000) { Text("\($0)") }
        }
      }
    }
    host.settle()
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40))
    let before = (reader.count, sizes.count, host.counts.layouts)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40))
    #expect(reader.count == before.0 + 1)
    #expect(sizes.count == before.1)
    #expect(host.counts.layouts <= before.2 + 4)
  }

  @Test func `A step shares the drawing of the content`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: CGFloat($0)) } }
      }
    }
    host.wheel(50, 50, by: 10)
    let before = host.list.identities
    host.wheel(50, 50, by: 10)
    let after = host.list.identities
    #expect(after.count == before.count)
    #expect(after.subtracting(before).count <= 2)
    #expect(host.lines.first == "scroll (0 0 100 100) by (0 20)")
    #expect(host.lines[1].hasPrefix("  rect (0 -20 100"))
  }

  @Test func `Assistive technology scrolls by pages, or by the element's own action`() throws {
    let log = Log()
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in Text("\(index)").frame(width: 100, height: 30) }
          Text("own").accessibilityScrollAction { log.add("\($0)") }
        }
      }
    }
    host.settle()
    let tree = host.host.accessibilityTree
    let first = try #require(tree.first { $0.label == "0" })
    host.frame { _ = first.scroll(towards: .bottom) }
    #expect(try host.find(label: "0").frame.maxY < 0)
    host.frame { _ = first.scroll(towards: .top) }
    #expect(first.scroll(towards: .top) == false)
    let own = try #require(tree.first { $0.label == "own" })
    host.frame { _ = own.scroll(towards: .bottom) }
    #expect(log.take() == ["bottom"])
  }
}
