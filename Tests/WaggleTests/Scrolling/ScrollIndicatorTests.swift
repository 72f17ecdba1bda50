import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Scroll indicators")
@MainActor
struct ScrollIndicatorTests {
  private func host(flash: Bool = false) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.white.frame(height: 900) }.scrollIndicatorsFlash(onAppear: flash)
    }
  }

  @Test func `L236: indicators are drawn while the content moves, and fade out when it rests`()
    throws
  {
    let host = host()
    let rest = try host.png()
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
    let moved = try host.png()
    #expect(moved != rest)
    host.advance(by: 0.45)
    #expect(try host.png() == moved)
    host.advance(by: 0.15)
    let fading = try host.png()
    #expect(fading != moved)
    #expect(fading != rest)
    host.advance(by: 0.3)
    #expect(try host.png() == rest)
    let counts = host.counts
    host.advance(by: 1)
    #expect(host.counts == counts)
  }

  @Test func `L236: a flash shows them for a second when the view appears or a value changes`()
    throws
  {
    let plain = try host().png()
    let flashing = host(flash: true)
    #expect(try flashing.png() != plain)
    flashing.advance(by: 1.5)
    #expect(try flashing.png() == plain)
    let knob = Knob(0)
    let triggered = TestHost(size: CGSize(width: 100, height: 100)) {
      Turned(knob) { value in
        ScrollView { Color.white.frame(height: 900) }.scrollIndicatorsFlash(trigger: value)
      }
    }
    #expect(try triggered.png() == plain)
    triggered.frame { knob.value = 1 }
    #expect(try triggered.png() != plain)
    triggered.advance(by: 1.5)
    #expect(try triggered.png() == plain)
  }

  @Test func `Hidden indicators are never drawn`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { Color.white.frame(height: 900) }.scrollIndicators(.hidden)
    }
    let rest = try host.png()
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
    #expect(try host.png() == rest)
  }

  @Test func `Where both axes have an indicator, neither covers the corner`() throws {
    for direction in LayoutDirection.allCases {
      for end in [CGFloat(-1000), 1000] {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
          ScrollView([.horizontal, .vertical]) { Color.white.frame(width: 300, height: 300) }
            .environment(\.layoutDirection, direction)
        }
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 30, dy: 30))
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: end, dy: 1000))
        let layer = try #require(host.scrollLayer)
        let (across, down) = (layer.knob(.horizontal), layer.knob(.vertical))
        #expect(try #require(across).insetBy(dx: -1, dy: -1).intersects(#require(down)) == false)
      }
    }
  }

  @Test func `A host is dropped while indicators fade`() {
    for time in [0.0, 0.3, 0.6] {
      let host = host()
      host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
      host.advance(by: time)
    }
  }
}
