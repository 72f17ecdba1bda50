import Foundation
import TestSupport
import Testing
import Waggle

@Suite("GeometryReader, ViewThatFits and layouts, frame by frame")
@MainActor
struct ReaderFramesTests {
  @Test func `R129: a reader takes the whole proposal, and 10 on an axis without one`() {
    expectFrames(100, 50, "r 0 0 80 50, b 80 20 20 10") {
      HStack(spacing: 0) {
        GeometryReader { _ in box(10, 10) }.named("r")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 50, "r 45 20 10 10") {
      GeometryReader { _ in box(10, 10) }.fixedSize().named("r")
    }
    expectFrames(100, 100, "a 0 0 100 50, b 0 50 100 50") {
      VStack(spacing: 0) {
        GeometryReader { _ in greedy("a") }
        GeometryReader { _ in greedy("b") }
      }
    }
  }

  @Test
  func `R130: the content of a reader is at its top leading corner, and is proposed the full size`()
  {
    expectFrames(100, 50, "a 0 0 20 10") {
      GeometryReader { _ in box(20, 10, "a") }
    }
    expectFrames(100, 100, "a 0 0 50 100") {
      GeometryReader { _ in greedy("a").frame(width: 50) }
    }
    expectFrames(100, 50, "a 0 0 10 10, b 0 0 20 20") {
      GeometryReader { _ in
        box(10, 10, "a")
        box(20, 20, "b")
      }
    }
    expectFrames(100, 100, "a 0 0 20 30, g 40 35 20 30") {
      box(20, 30, "a").offset(x: -40, y: -35).background(
        GeometryReader { p in greedy("g").frame(width: p.size.width, height: p.size.height) })
    }
  }

  @Test func `R130: the size that a reader reads is the one that it was given`() {
    expectFrames(100, 50, "a 0 0 25 25") {
      GeometryReader { p in box(p.size.width / 4, p.size.height / 2, "a") }
    }
    expectFrames(100, 100, "a 75 85 20 10") {
      GeometryReader { p in
        box(20, 10, "a").position(x: p.size.width * 0.85, y: p.size.height * 0.9)
      }
    }
    expectFrames(100, 100, "a 10 10 40 40") {
      GeometryReader { o in
        GeometryReader { i in box(i.size.width, i.size.height, "a") }.frame(
          width: o.size.width / 2, height: o.size.height / 2)
      }.padding(10)
    }
  }

  @Test func `R143, L062: the first candidate that fits the proposal is shown`() {
    expectFrames(100, 10, "b 10 0 30 10, c 40 0 50 10") {
      HStack(spacing: 0) {
        ViewThatFits {
          box(80, 10, "a")
          box(30, 10, "b")
        }
        box(50, 10, "c")
      }
    }
    expectFrames(140, 10, "a 5 0 80 10, c 85 0 50 10") {
      HStack(spacing: 0) {
        ViewThatFits {
          box(80, 10, "a")
          box(30, 10, "b")
        }
        box(50, 10, "c")
      }
    }
    expectFrames(100, 100, "a 0 0 100 100") {
      ViewThatFits {
        greedy("a")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "b 40 45 20 10") {
      ViewThatFits {
        greedy("a").frame(minWidth: 120)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a -50 45 200 10") {
      ViewThatFits {
        box(200, 10, "a")
        box(20, 10, "b")
      }.fixedSize()
    }
  }

  @Test func `R143: only the constrained axes count`() {
    expectFrames(100, 100, "a 25 -50 50 200") {
      ViewThatFits(in: .horizontal) {
        box(50, 200, "a")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "b -50 40 200 20") {
      ViewThatFits(in: .vertical) {
        box(50, 200, "a")
        box(200, 20, "b")
      }
    }
  }

  @Test func `R145: if none fits the last candidate is shown`() {
    expectFrames(100, 100, "b -25 45 150 10") {
      ViewThatFits {
        box(200, 10, "a")
        box(150, 10, "b")
      }
    }
  }

  @Test func `L072: the positions of a layout`() {
    expectFrames(100, 100, "a 0 0 10 10, b 10 10 20 5, c 20 20 10 10") {
      Diagonal() {
        greedy("a")
        box(20, 5, "b")
        greedy("c")
      }
    }
    expectFrames(100, 100, "a 35 35 10 10, b 55 55 20 5") {
      Diagonal(step: 20)() {
        box(10, 10, "a")
        box(20, 5, "b")
      }.frame(width: 30, height: 30)
    }
    expectFrames(100, 60, "a 90 50 10 10, b 95 -5 10 130") {
      Corners {
        box(10, 10, "a")
        box(10, 130, "b")
      }
    }
    expectFrames(100, 60, "a 90 50 10 10, b 50 60 100 0, c 0 0 100 60") {
      Corners {
        box(10, 10, "a")
        greedy("b").frame(height: 0)
        greedy("c")
      }
    }
  }
}
