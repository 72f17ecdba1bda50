import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Content of a moving container moves under its own transaction (M040, M050)")
@MainActor struct ContainerAnimationTests {
  private let dial = Dial()

  @Test func `M050: a container and its content move as one`() {
    let host = motionHost {
      HStack(spacing: 0) {
        Square()
        Square()
      }
      .padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[0, 20], [50, 70], [100, 120]])
  }

  @Test func `M040: a part with its own transaction jumps, the others move`() {
    let host = motionHost {
      VStack(spacing: 0) {
        Square()
        Square().transaction { $0.animation = nil }
      }
      .padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[0, 100], [50, 100], [100, 100]])
    host.advance(by: 0.1)
    #expect(host.host.nextMoment == nil)
  }

  @Test func `M040: a part moves alone where the container jumps`() {
    let host = motionHost {
      VStack(spacing: 0) {
        Square()
        Square().animation(.second, value: dial.x)
      }
      .padding(.leading, dial.x)
    }
    host.frame { dial.x = 100 }
    #expect(host.halves(\.edges) == [[100, 0], [100, 50], [100, 100]])
  }

  @Test func `M040: parts of inner containers, effects and layers follow their own transactions`() {
    let host = motionHost {
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 0) {
          Square()
          Square().transaction { $0.animation = nil }
        }
        Square().rotationEffect(.zero).offset(x: 0)
        Square().offset(x: 1).transaction { $0.animation = nil }
        Square().transaction { $0.animation = nil }.background(Color.blue)
      }
      .padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    host.advance(by: 0.5)
    #expect(host.edges == [50, 100, 50, 101, 50, 100])
  }

  @Test func `M050: the offsets of a part and of its container add up to one change`() {
    let host = motionHost {
      VStack(alignment: .leading, spacing: 0) {
        Square()
        Square().padding(.leading, dial.x / 5).animation(.linear(duration: 2), value: dial.x)
      }
      .padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    #expect(host.halves(\.edges) == [[0, 0], [50, 30], [100, 60]])
    host.advance(by: 1)
    #expect(host.edges == [100, 120])
  }

  @Test func `M029: parts get a new position during the animation, each by its own animation`() {
    let host = motionHost {
      VStack(spacing: 0) {
        Square()
        Square().transaction { $0.animation = nil }
      }
      .padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    host.advance(by: 0.5)
    host.frame { withAnimation(.second) { dial.x = 0 } }
    #expect(host.edges == [50, 0])
    host.advance(by: 0.25)
    #expect(host.edges == [56.25, 0])
    host.advance(by: 1)
    #expect(host.edges == [0, 0])
  }

  @Test func `M026: a jump of the container does not stop the animations of its parts`() {
    let host = motionHost {
      VStack(spacing: 0) {
        Square()
        Square().transaction { $0.animation = nil }
      }
      .padding(.leading, dial.x)
    }
    host.frame { withAnimation(.second) { dial.x = 100 } }
    host.advance(by: 0.5)
    host.frame { dial.x = 110 }
    #expect(host.edges == [60, 110])
    host.advance(by: 0.5)
    #expect(host.edges == [110, 110])
  }
}
