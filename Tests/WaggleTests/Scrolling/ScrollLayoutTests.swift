import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("The layout of scroll views")
@MainActor
struct ScrollLayoutTests {
  @Test
  func `L110: a scroll view is as long as proposed along its axis, and as wide as its content`() {
    #expect(measure(100, 50) { ScrollView { box(40, 90) } } == CGSize(width: 40, height: 50))
    #expect(measure(30, 50) { ScrollView { box(40, 90) } } == CGSize(width: 40, height: 50))
    #expect(measure(nil, nil) { ScrollView { box(40, 90) } } == CGSize(width: 40, height: 90))
    #expect(measure(0, 0) { ScrollView { box(40, 90) } } == CGSize(width: 40, height: 0))
    #expect(
      measure(100, .infinity) { ScrollView { box(40, 90) } }
        == CGSize(width: 40, height: CGFloat.infinity))
    #expect(
      measure(100, 50) { ScrollView(.horizontal) { box(400, 90) } }
        == CGSize(width: 100, height: 90))
    #expect(
      measure(100, 50) { ScrollView([.horizontal, .vertical]) { box(400, 90) } }
        == CGSize(width: 100, height: 50))
  }

  @Test func `L110: the content is proposed nothing along the axes, and the width across them`() {
    let host = PlainHost(100, 50) { ScrollView { greedy("a") } }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 10))
    let both = PlainHost(100, 50) { ScrollView([.horizontal, .vertical]) { greedy("a") } }
    #expect(both.frame("a") == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `L009: several views in a scroll view of any axis are a column`() {
    let host = PlainHost(100, 50) {
      ScrollView(.horizontal) {
        box(20, 10, "a")
        box(10, 10, "b")
      }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 11, width: 20, height: 10))
    #expect(host.frame("b") == CGRect(x: 5, y: 29, width: 10, height: 10))
  }

  @Test func `L110: short content is at the top leading corner`() {
    let host = PlainHost(100, 50) {
      ScrollView([.horizontal, .vertical]) { box(40, 20, "a") }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `L110: a scroll view is flexible from 0 to infinity in a stack`() {
    let host = PlainHost(100, 100) {
      VStack(spacing: 0) {
        box(10, 30, "a")
        ScrollView { box(40, 200, "b") }.named("scroll")
      }
    }
    #expect(host.frame("scroll") == CGRect(x: 30, y: 30, width: 40, height: 70))
    #expect(host.frame("b") == CGRect(x: 30, y: 30, width: 40, height: 200))
  }

  @Test
  func `L111: margins of the content grow the frame across the axis, and are scrolled through`() {
    #expect(
      measure(100, 50) { ScrollView { box(40, 90) }.contentMargins(7) }
        == CGSize(width: 54, height: 50))
    let host = PlainHost(100, 50) {
      ScrollView { box(40, 90, "a") }.contentMargins(7).named("scroll")
    }
    #expect(host.frame("scroll") == CGRect(x: 23, y: 0, width: 54, height: 50))
    #expect(host.frame("a") == CGRect(x: 30, y: 7, width: 40, height: 90))
    host.wheel(50, 25, by: 1000)
    #expect(host.frame("a").maxY == 43)
  }

  @Test func `L111: margins of the indicators change nothing`() {
    #expect(
      measure(100, 50) { ScrollView { box(40, 90) }.contentMargins(7, for: .scrollIndicators) }
        == CGSize(width: 40, height: 50))
  }

  @Test func `L112: the offset is limited to the content at each layout`() {
    let rows = Knob(20)
    let host = PlainHost(100, 50) { ScrollView { Turned(rows) { box(40, CGFloat($0) * 10, "a") } } }
    host.wheel(50, 25, by: 120)
    #expect(host.frame("a").minY == -120)
    host.wheel(50, 25, by: 120)
    #expect(host.frame("a").minY == -150)
    host.settle { rows.value = 10 }
    #expect(host.frame("a").minY == -50)
    host.settle { rows.value = 3 }
    #expect(host.frame("a").minY == 0)
  }

  @Test func `L144: a horizontal scroll view starts at the right in right-to-left layout`() {
    let host = PlainHost(100, 50) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box(80, 10, "a")
          box(80, 10, "b")
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame("a") == CGRect(x: 20, y: 20, width: 80, height: 10))
    #expect(host.frame("b") == CGRect(x: -60, y: 20, width: 80, height: 10))
    host.wheel(50, 25, dx: -30)
    #expect(host.frame("a").minX == 50)
  }

  @Test func `L162: margins and anchors are those of the nearest scroll view inside alone`() {
    let host = PlainHost(100, 50) {
      ScrollView(.horizontal) {
        ScrollView { box(40, 90, "a") }.named("inner")
      }
      .contentMargins(5)
      .defaultScrollAnchor(.bottomTrailing)
    }
    #expect(host.frame("inner").size == CGSize(width: 40, height: 40))
    #expect(host.frame("a").minY == host.frame("inner").minY)
  }

  @Test func `L120: settings of scrolling change no frame`() {
    let host = PlainHost(100, 50) {
      ScrollView(showsIndicators: false) { box(40, 90, "a") }
        .scrollDisabled(true)
        .scrollClipDisabled()
        .scrollIndicators(.never)
        .scrollBounceBehavior(.basedOnSize)
    }
    #expect(host.frame("a") == CGRect(x: 30, y: 0, width: 40, height: 90))
  }
}
