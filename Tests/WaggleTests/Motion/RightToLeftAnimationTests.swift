import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Right to left, animated")
@MainActor struct RightToLeftAnimationTests {
  @Test func `L144: changing the direction under an animation moves views to their new positions`()
  {
    let dial = Dial()
    let host = motionHost {
      HStack(spacing: 0) {
        Square()
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, dial.isOn ? .rightToLeft : .leftToRight)
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    #expect(host.halves(\.edges) == [[0], [90], [180]])
    host.frame { dial.isOn = false }
    #expect(host.edges == [0])
  }

  @Test
  func
    `L144: nested content of a changing direction starts where it was, and moves half the distance`()
  {
    let dial = Dial()
    let host = motionHost {
      HStack(spacing: 3) {
        Square().padding(.leading, 7)
          .overlay(alignment: .topLeading) { Color.green.frame(width: 4, height: 4) }
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 9, height: 5)
          Color.red.frame(width: 30, height: 5).background(alignment: .trailing) {
            Color.blue.frame(width: 6, height: 6)
          }
        }
        HStack(spacing: 0) {
          Color.red.frame(width: 5, height: 9)
          Color.blue.frame(width: 8, height: 9)
        }
        .environment(\.layoutDirection, .leftToRight)
        GeometryReader { _ in Color.yellow.frame(width: 6, height: 6) }.frame(width: 11)
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, dial.isOn ? .rightToLeft : .leftToRight)
    }
    let before = host.edges
    host.frame { withAnimation(.second) { dial.isOn = true } }
    let looks = host.halves(\.edges)
    #expect(looks[0] == before)
    for index in before.indices {
      #expect(abs(looks[1][index] - (before[index] + looks[2][index]) / 2) < 0.01)
    }
    host.frame { withAnimation(.second) { dial.isOn = false } }
    host.advance(by: 1)
    #expect(host.edges == before)
  }

  @Test func `L144: frames move through mirrored positions`() {
    let dial = Dial()
    let host = motionHost {
      Square().padding(.leading, dial.x).frame(width: 200, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.frame { withAnimation(.second) { dial.x = 40 } }
    #expect(host.halves(\.edges) == [[180], [160], [140]])
  }

  @Test func `L144: offsets move in the mirrored direction`() {
    let dial = Dial()
    let host = motionHost {
      Square().offset(x: dial.x).frame(width: 200, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.frame { withAnimation(.second) { dial.x = 40 } }
    #expect(host.halves(\.edges) == [[180], [160], [140]])
  }

  @Test func `R181: a geometry group moves from the right to its position and size as one`() {
    let dial = Dial()
    let host = motionHost {
      Color.red.frame(width: 20 + dial.x, height: 20).geometryGroup()
        .frame(width: 200, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    host.frame { withAnimation(.second) { dial.x = 40 } }
    let looks = host.halves(\.places)
    #expect(looks.map { $0[0].minX } == [180, 160, 140])
    #expect(looks.map { $0[0].width } == [20, 40, 60])
  }

  @Test func `M066: a removed view stays where it is, whatever its container does`() {
    let dial = Dial()
    dial.isOn = true
    let host = motionHost {
      HStack(spacing: 0) {
        Color.blue.frame(width: 10 + dial.x, height: 20)
        if dial.isOn { Square() }
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    host.frame {
      withAnimation(.second) {
        dial.isOn = false
        dial.x = 30
      }
    }
    host.advance(by: 0.5)
    #expect(host.places.contains { $0.minX == 170 && $0.width == 20 })
  }
}
