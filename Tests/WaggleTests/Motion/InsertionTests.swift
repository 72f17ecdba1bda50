import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// A square of one colour.
private struct Dot: View {
  var color = Color.red
  var body: some View { color.frame(width: 10, height: 10) }
}

/// Where views are drawn that are inserted and removed while the container around them moves.
@MainActor @Suite struct InsertionTests {
  private func tops(_ show: Show<Bool>) -> [CGFloat] { show.host.places.map(\.minY) }

  @Test func `M058: an inserted view is at its position at once, while its container moves`() {
    let show = Show(false) { isOn in
      VStack(spacing: 0) {
        Dot()
        if isOn { Dot() }
      }
    }
    show.set(true)
    #expect(tops(show) == [45, 50])
    show.host.advance(by: 0.5)
    #expect(tops(show) == [42.5, 50])
    show.host.advance(by: 0.6)
    #expect(tops(show) == [40, 50])
  }

  @Test func `M058: an inserted view is at its position while outer containers and offsets move`() {
    let show = Show(false) { isOn in
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Dot()
          if isOn { Color.blue.frame(width: 30, height: 10) }
        }
        .offset(x: 3)
        Dot()
      }
      .padding(4)
    }
    show.set(true)
    #expect(show.host.edges == [43, 33, 50])
    show.host.advance(by: 0.5)
    #expect(show.host.edges == [43, 33, 55])
    show.host.advance(by: 0.6)
    #expect(show.host.edges == [43, 33, 60])
  }

  @Test
  func `M066: a removed view stays where it was, while its container moves`() {
    let show = Show(true) { isOn in
      VStack(spacing: 0) {
        Dot()
        if isOn { Dot(color: .blue) }
      }
    }
    show.set(false)
    #expect(tops(show) == [50, 40])
    show.host.advance(by: 0.5)
    #expect(tops(show) == [50, 42.5])
    show.host.tap(at: CGPoint(x: 50, y: 58))
    show.host.advance(by: 0.6)
    #expect(tops(show) == [45])
  }

  @Test
  func
    `M066: a removed view stays if its container shrinks to nothing, or moves without an animation`()
  {
    let show = Show((isOn: true, isWide: false)) { state in
      ZStack { if state.isOn { Dot() } }
        .frame(width: 20, height: 20)
        .padding(.leading, state.isWide ? 40 : 0)
    }
    show.set((false, false))
    show.host.advance(by: 0.25)
    #expect(show.drawn == ["opacity 0.75", "  rect (45 45 10 10) #FF383C"])
    show.jump((false, true))
    #expect(show.drawn == ["opacity 0.75", "  rect (45 45 10 10) #FF383C"])
  }

  @Test func `M066, R175: a removed view that is inserted again moves from where it is drawn`() {
    let show = Show(true) { isOn in
      VStack(spacing: 0) {
        Dot()
        if isOn { Dot(color: .blue) }
      }
    }
    show.set(false)
    show.host.advance(by: 0.5)
    show.set(true)
    #expect(tops(show) == [42.5, 50])
    show.host.advance(by: 1.1)
    #expect(tops(show) == [40, 50])
  }

  @Test func `M066: a view is removed from inside a container that is removed too`() {
    let show = Show((outer: true, inner: true)) { state in
      VStack(spacing: 0) {
        Dot()
        if state.outer {
          VStack(spacing: 0) {
            if state.inner { Dot(color: .blue) }
            Dot(color: .green)
          }
        }
      }
    }
    show.set((true, false))
    show.host.advance(by: 0.5)
    show.set((false, false))
    #expect(show.host.places.map(\.minY) == [45, 52.5, 37.5])
    show.host.advance(by: 1.2)
    #expect(show.drawn == ["rect (45 45 10 10) #FF383C"])
  }
}
