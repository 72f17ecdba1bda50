import Foundation
import Testing

@testable import Waggle

@Suite("ZStack, overlay and background, frame by frame")
@MainActor
struct PileFrames {
  @Test func `L046: the highest priority decides the size`() {
    expectFrames(100, 100, "a 45.5 25 9 50, b 30 45.5 40 9") {
      ZStack {
        b(9, 50, "a")
        b(40, 9, "b")
      }
    }
    expectFrames(100, 100, "a 45.5 25 9 50, b 45.5 25 40 9") {
      ZStack(alignment: .topLeading) {
        b(9, 50, "a").layoutPriority(1)
        b(40, 9, "b")
      }
    }
    expectFrames(100, 100, "a 30 30 40 40, b 60 50 10 20") {
      ZStack(alignment: .bottomTrailing) {
        b(40, 40, "a")
        b(10, 20, "b")
      }
    }
    expectFrames(100, 60, "a 0 0 100 60, b 45 25 10 10") {
      ZStack {
        G("a")
        b(10, 10, "b")
      }
    }
    expectFrames(100, 100, "a 35 40 20 20, b 45 40 20 20") {
      ZStack(alignment: .topLeading) {
        b(20, 20, "a")
        b(20, 20, "b").alignmentGuide(.leading) { _ in -10 }
      }
    }
    expectFrames(100, 100, "a 40 53.5 20 13, b 40 33.5 5 30") {
      ZStack(alignment: .leadingFirstTextBaseline) {
        text(20, "a")
        b(5, 30, "b")
      }
    }
  }

  @Test func `L047: all are offered the pile's size`() {
    expectFrames(100, 100, "a 35 35 30 30, b 35 35 30 30") {
      ZStack {
        b(30, 30, "a").layoutPriority(1)
        G("b")
      }
    }
    expectFrames(100, 100, "a 35 30 30 40, b 35 30 30 40") {
      ZStack {
        G("a")
        b(30, 40, "b")
      }.fixedSize()
    }
    expectFrames(20, 20, "a -5 -5 30 30, b -5 -5 30 30") {
      ZStack {
        G("a")
        b(30, 30, "b")
      }
    }
  }

  @Test func `L048: a layer is aligned to the view and changes nothing of it`() {
    expectFrames(100, 100, "a 10 40 80 20, o 80 40 10 10") {
      b(80, 20, "a").overlay(alignment: .topTrailing) {
        b(10, 10, "o")
      }
    }
    expectFrames(100, 100, "a 10 40 80 20, o 80 35 10 10") {
      b(80, 20, "a").overlay(alignment: .topTrailing) {
        b(10, 10, "o").alignmentGuide(.top) { $0.height / 2 }
      }
    }
    expectFrames(100, 100, "a 10 40 80 20, o 10 40 80 20") {
      b(80, 20, "a").overlay { G("o") }
    }
    expectFrames(100, 100, "o 45 50 10 10, p 40 53 20 4") {
      b(80, 20, "a").overlay(alignment: .bottom) {
        b(10, 10, "o")
        b(20, 4, "p")
      }
    }
    expectFrames(100, 100, "a 10 40 80 20, o 10 45 200 10") {
      b(80, 20, "a").background(alignment: .leading) {
        b(200, 10, "o")
      }
    }
    expectFrames(100, 100, "a 10 40 80 20, o 45 46 10 10") {
      b(80, 20, "a").alignmentGuide(.top) { _ in 6 }.overlay(alignment: .top) {
        b(10, 10, "o")
      }
    }
    expectFrames(100, 100, "o 10 40 20 20, p 25 55 5 5") {
      b(80, 20).overlay(alignment: .topLeading) {
        b(20, 20, "o").overlay(alignment: .bottomTrailing) {
          b(5, 5, "p")
        }
      }
    }
    expectFrames(100, 100, "a 40 40 20 20, g 30 30 40 40") {
      b(20, 20, "a").padding(10).background(G("g"))
    }
    expectFrames(100, 100, "a 30 43.5 40 13, o 30 49.5 10 4") {
      text(40, "a").overlay(alignment: .leadingFirstTextBaseline) {
        b(10, 4, "o")
      }
    }
    expectFrames(100, 100, "a 30 40 40 20, o 28 38 4 4") {
      b(40, 20, "a").overlay {
        b(4, 4, "o").position(x: 0, y: 0)
      }
    }
    expectFrames(100, 100, "a 30 40 40 20, o 36 40 40 20") {
      b(40, 20, "a").overlay { G("o").offset(x: 6) }
    }
    expectFrames(100, 100, "a 36 40 40 20, o 30 40 40 20") {
      b(40, 20, "a").offset(x: 6).overlay { G("o") }
    }
    expectFrames(100, 100, "a 36 40 40 20, o 36 40 40 20") {
      b(40, 20, "a").overlay { G("o") }.offset(x: 6)
    }
    expectFrames(100, 100, "a 26 45 20 10, o 26 45 20 10, b 54 45 20 10") {
      HStack {
        b(20, 10, "a").overlay { G("o") }
        b(20, 10, "b")
      }
    }
  }

  @Test func `R104: overlays of overlays`() {
    expectFrames(100, 100, "a 40 40 20 20, o 35 35 30 30, p 35 35 30 30") {
      b(20, 20, "a").overlay { G("o").padding(-5).overlay { G("p").padding(-5) } }
    }
  }
}
