import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Scrolling with keys")
@MainActor
struct ScrollKeyTests {
  private let window = CGSize(width: 100, height: 400)

  @Test
  func `L234: arrows scroll by 40, pages by the container but for 40, home and end to the edges`()
    throws
  {
    let host = TestHost(size: window) {
      ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("a") }
    }
    let content = try host.find(identifier: "a")
    let expectations: [(KeyEquivalent, EventModifiers, CGFloat)] = [
      (.downArrow, [], 40), (.downArrow, [], 80), (.upArrow, [], 40), (.pageDown, [], 400),
      (.space, [], 760), (.space, .shift, 400), (.pageUp, [], 40), (.end, [], 1600),
      (.end, [], 1600), (.home, [], 0), (.upArrow, [], 0), (.downArrow, .command, 0),
      (.rightArrow, [], 0),
    ]
    for (key, modifiers, offset) in expectations {
      host.key(key, modifiers: modifiers)
      #expect(content.frame.minY == -offset)
    }
  }

  @Test
  func `L234: the scroll view around the focus takes the key, or else the first that can move`()
    throws
  {
    let host = TestHost(size: window) {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 900).accessibilityIdentifier("a") }
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 50).focusable().accessibilityIdentifier("b")
            Color.green.frame(height: 210)
          }
        }
      }
    }
    let (a, b) = (try host.find(identifier: "a"), try host.find(identifier: "b"))
    host.key(.downArrow)
    #expect(a.frame.minY == -40)
    b.tap()
    host.key(.downArrow)
    #expect(a.frame.minY == -40)
    #expect(b.frame.minY == 160)
    host.key(.end)
    host.key(.downArrow)
    #expect(b.frame.minY == 140)
    #expect(a.frame.minY == -80)
  }

  @Test func `A focused view takes the space bar, and a handler the arrows`() throws {
    let log = Log()
    let host = TestHost(size: window) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 40).onPress { log.add("go") }
            .onKeyPress(.downArrow) {
              log.add("down")
              return .handled
            }
          Color.red.frame(height: 2000).accessibilityIdentifier("a")
        }
      }
    }
    let before = try host.find(identifier: "a").frame
    host.key(.tab)
    host.key(.space)
    host.key(.downArrow)
    #expect(log.take() == ["go", "down"])
    #expect(try host.find(identifier: "a").frame == before)
  }

  @Test func `L234: with a behaviour a key scrolls to the next target`() throws {
    let host = TestHost(size: window) {
      ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("a") }
        .scrollTargetBehavior(.paging)
    }
    let content = try host.find(identifier: "a")
    for offset in [CGFloat(400), 800] {
      host.key(.downArrow)
      #expect(content.frame.minY == -offset)
    }
    host.key(.pageUp)
    #expect(content.frame.minY == -400)
  }

  @Test func `L234: from right to left pages and edges are counted from the right`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView(.horizontal) { Color.red.frame(width: 500).accessibilityIdentifier("a") }
        .environment(\.layoutDirection, .rightToLeft)
    }
    let content = try host.find(identifier: "a")
    let expectations: [(KeyEquivalent, CGFloat)] = [
      (.pageDown, -312.5), (.leftArrow, -272.5), (.rightArrow, -312.5), (.end, 0),
      (.pageUp, -87.5), (.home, -400),
    ]
    for (key, minX) in expectations {
      host.key(key)
      #expect(content.frame.minX == minX)
    }
  }

  @Test func `L120: a disabled scroll view ignores keys`() throws {
    let host = TestHost(size: window) {
      ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("a") }
        .scrollDisabled(true)
    }
    host.key(.end)
    #expect(try host.find(identifier: "a").frame.minY == 0)
  }
}
