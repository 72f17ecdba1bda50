import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Guides through containers, frame by frame")
@MainActor
struct GuideFramesTests {
  @Test func `L043: custom guides are the mean of those that set one`() {
    expectFrames(100, 100, "a 40 48.5 10 10, c 50 41.5 10 20") {
      HStack(alignment: .custom, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10)
          box(10, 10, "a").alignmentGuide(.custom) { _ in 3 }
        }
        box(10, 20, "c")
      }
    }
    expectFrames(100, 100, "a 40 30 10 20, c 50 45 10 10") {
      HStack(alignment: .custom, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 20, "a").alignmentGuide(.custom) { _ in 10 }
          box(10, 20).alignmentGuide(.custom) { _ in 10 }
        }
        box(10, 10, "c")
      }
    }
  }

  @Test func `L044: edges are not merged`() {
    expectFrames(100, 100, "a 35.5 35 20 10, b 44.5 45 20 10, c 35.5 55 20 10") {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          box(20, 10, "a").alignmentGuide(.leading) { _ in 9 }
          box(20, 10, "b")
        }
        box(20, 10, "c")
      }
    }
  }

  @Test func `L042: a baseline passes through padding, frames and layers`() {
    expectFrames(100, 100, "a 31 53.5 20 13, b 59 33.5 10 30") {
      HStack(alignment: .firstTextBaseline) {
        textBox(20, "a")
        box(10, 30, "b")
      }
    }
    expectFrames(100, 100, "a 30 47 20 13, b 50 47 20 13") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        textBox(20, "a").padding(.top, 7)
        textBox(20, "b")
      }
    }
    expectFrames(100, 100, "a 30 43.5 20 13, b 50 43.5 20 13") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        textBox(20, "a").frame(height: 33)
        textBox(20, "b")
      }
    }
    expectFrames(100, 100, "a 30 40 20 13, b 50 50 20 10") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        textBox(20, "a").overlay { textBox(3).offset(y: 9) }
        box(20, 10, "b").alignmentGuide(.firstTextBaseline) { _ in 0 }
      }.frame(height: 13)
    }
  }

  @Test
  func `L043, L045: a column has the first baseline of its first text and the last of its last`() {
    expectFrames(100, 100, "a 30 42 20 13, b 50 42 20 13") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10)
          textBox(20, "a")
          textBox(20)
        }
        textBox(20, "b")
      }
    }
    expectFrames(100, 100, "a 30 37 20 13, b 50 50 20 13") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          textBox(20, "a")
          textBox(20)
        }
        textBox(20, "b")
      }
    }
  }

  @Test func `L055: a frame aligns its own guide with the child's`() {
    expectFrames(100, 100, "a 4 45 20 10") {
      box(20, 10, "a").alignmentGuide(.leading) { _ in -4 }.frame(width: 100, alignment: .leading)
    }
    expectFrames(100, 100, "a 10 45 20 10") {
      box(20, 10, "a").alignmentGuide(.leading) { _ in -4 }.alignmentGuide(.leading) {
        $0[.leading] - 6
      }.frame(width: 100, alignment: .leading)
    }
    expectFrames(100, 100, "a 40 87 20 13") {
      textBox(20, "a").frame(width: 20, height: 100, alignment: .bottom).alignmentGuide(.top) { _ in
        40
      }
    }
    expectFrames(100, 100, "a 0 90 20 13") {
      textBox(20, "a").frame(width: 100, height: 100, alignment: .leadingFirstTextBaseline)
    }
  }
}
