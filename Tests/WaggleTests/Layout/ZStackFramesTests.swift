import Foundation
import TestSupport
import Testing
import Waggle

@Suite("ZStack, overlay and background, frame by frame")
@MainActor
struct ZStackFramesTests {
  @Test func `L046: a ZStack is the union of its aligned views`() {
    expectFrames(100, 100, "a 45.5 25 9 50, b 30 45.5 40 9") {
      ZStack {
        box(9, 50, "a")
        box(40, 9, "b")
      }
    }
    expectFrames(100, 100, "a 30 30 40 40, b 60 50 10 20") {
      ZStack(alignment: .bottomTrailing) {
        box(40, 40, "a")
        box(10, 20, "b")
      }
    }
    expectFrames(100, 60, "a 0 0 100 60, b 45 25 10 10") {
      ZStack {
        greedy("a")
        box(10, 10, "b")
      }
    }
    expectFrames(100, 100, "a 35 40 20 20, b 45 40 20 20") {
      ZStack(alignment: .topLeading) {
        box(20, 20, "a")
        box(20, 20, "b").alignmentGuide(.leading) { _ in -10 }
      }
    }
    expectFrames(100, 100, "a 40 53.5 20 13, b 40 33.5 5 30") {
      ZStack(alignment: .leadingFirstTextBaseline) {
        textBox(20, "a")
        box(5, 30, "b")
      }
    }
  }

  @Test func `L046: the views of the highest priority alone decide the size of a ZStack`() {
    expectFrames(100, 100, "a 45.5 25 9 50, b 45.5 25 40 9") {
      ZStack(alignment: .topLeading) {
        box(9, 50, "a").layoutPriority(1)
        box(40, 9, "b")
      }
    }
  }

  @Test func `L047: all views of a ZStack are proposed its size`() {
    expectFrames(100, 100, "a 35 35 30 30, b 35 35 30 30") {
      ZStack {
        box(30, 30, "a").layoutPriority(1)
        greedy("b")
      }
    }
    expectFrames(100, 100, "a 35 30 30 40, b 35 30 30 40") {
      ZStack {
        greedy("a")
        box(30, 40, "b")
      }.fixedSize()
    }
    expectFrames(20, 20, "a -5 -5 30 30, b -5 -5 30 30") {
      ZStack {
        greedy("a")
        box(30, 30, "b")
      }
    }
  }

  @Test func `L048: a layer is aligned to its view by their guides`() {
    expectFrames(100, 100, "a 10 40 80 20, o 80 40 10 10") {
      box(80, 20, "a").overlay(alignment: .topTrailing) {
        box(10, 10, "o")
      }
    }
    expectFrames(100, 100, "a 10 40 80 20, o 80 35 10 10") {
      box(80, 20, "a").overlay(alignment: .topTrailing) {
        box(10, 10, "o").alignmentGuide(.top) { $0.height / 2 }
      }
    }
    expectFrames(100, 100, "a 10 40 80 20, o 10 45 200 10") {
      box(80, 20, "a").background(alignment: .leading) {
        box(200, 10, "o")
      }
    }
    expectFrames(100, 100, "a 10 40 80 20, o 45 46 10 10") {
      box(80, 20, "a").alignmentGuide(.top) { _ in 6 }.overlay(alignment: .top) {
        box(10, 10, "o")
      }
    }
    expectFrames(100, 100, "a 30 43.5 40 13, o 30 49.5 10 4") {
      textBox(40, "a").overlay(alignment: .leadingFirstTextBaseline) {
        box(10, 4, "o")
      }
    }
  }

  @Test func `L048: a layer is proposed the size of its view, and does not change it`() {
    expectFrames(100, 100, "a 10 40 80 20, o 10 40 80 20") {
      box(80, 20, "a").overlay { greedy("o") }
    }
    expectFrames(100, 100, "a 40 40 20 20, g 30 30 40 40") {
      box(20, 20, "a").padding(10).background(greedy("g"))
    }
    expectFrames(100, 100, "a 30 40 40 20, o 28 38 4 4") {
      box(40, 20, "a").overlay {
        box(4, 4, "o").position(x: 0, y: 0)
      }
    }
    expectFrames(100, 100, "a 26 45 20 10, o 26 45 20 10, b 54 45 20 10") {
      HStack {
        box(20, 10, "a").overlay { greedy("o") }
        box(20, 10, "b")
      }
    }
  }

  @Test func `L048: several views in a layer are one ZStack, and a layer can have a layer`() {
    expectFrames(100, 100, "o 45 50 10 10, p 40 53 20 4") {
      box(80, 20, "a").overlay(alignment: .bottom) {
        box(10, 10, "o")
        box(20, 4, "p")
      }
    }
    expectFrames(100, 100, "o 10 40 20 20, p 25 55 5 5") {
      box(80, 20).overlay(alignment: .topLeading) {
        box(20, 20, "o").overlay(alignment: .bottomTrailing) {
          box(5, 5, "p")
        }
      }
    }
  }

  @Test func `L048, L059: an offset moves what it is around, the view or its layer or both`() {
    expectFrames(100, 100, "a 30 40 40 20, o 36 40 40 20") {
      box(40, 20, "a").overlay { greedy("o").offset(x: 6) }
    }
    expectFrames(100, 100, "a 36 40 40 20, o 30 40 40 20") {
      box(40, 20, "a").offset(x: 6).overlay { greedy("o") }
    }
    expectFrames(100, 100, "a 36 40 40 20, o 36 40 40 20") {
      box(40, 20, "a").overlay { greedy("o") }.offset(x: 6)
    }
  }

  @Test func `R104, L048: a layer can have a layer, each larger than what it is on`() {
    expectFrames(100, 100, "a 40 40 20 20, o 35 35 30 30, p 35 35 30 30") {
      box(20, 20, "a").overlay { greedy("o").padding(-5).overlay { greedy("p").padding(-5) } }
    }
  }
}
