import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Spacing, frame by frame")
@MainActor
struct SpacingFramesTests {
  @Test func `L031: eight points between views, unless the stack has a spacing`() {
    expectFrames(100, 100, "a 21 45 20 10, b 49 45 30 10") {
      HStack {
        box(20, 10, "a")
        box(30, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 36 20 10, b 40 54 20 10") {
      VStack {
        box(20, 10, "a")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 46.5 20 10, b 40 56.5 20 10") {
      VStack(spacing: 0) {
        textBox(20)
        box(20, 10, "a")
        box(20, 10, "b")
      }
    }
  }

  @Test func `L033, L034: a gap beside text is the one that its font requests`() {
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        textBox(20, "a")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 36.25 20 10, b 40 50.75 20 13") {
      VStack {
        box(20, 10, "a")
        textBox(20, "b")
      }
    }
    expectFrames(100, 100, "a 40 36.75 20 13, b 40 50.25 20 13") {
      VStack {
        textBox(20, "a")
        textBox(20, "b")
      }
    }
    expectFrames(100, 100, "a 26 43.5 20 13, b 54 43.5 20 13") {
      HStack {
        textBox(20, "a")
        textBox(20, "b")
      }
    }
  }

  @Test func `L035: padding makes the edges plain that it insets, a frame those of its fixed axes`()
  {
    expectFrames(100, 100, "a 40 34 20 13, b 40 56 20 10") {
      VStack {
        textBox(20, "a").padding(.bottom, 1)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 35.25 20 13, b 40 55.75 20 10") {
      VStack {
        textBox(20, "a").padding(.top, 1)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        textBox(20, "a").padding(.bottom, 0)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.5 20 13, b 40 59 20 10") {
      VStack {
        textBox(20, "a").frame(height: 20)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.5 20 13, b 40 59 20 10") {
      VStack {
        textBox(20, "a").frame(minHeight: 20)
        box(20, 10, "b")
      }
    }
  }

  @Test func `L035: other modifiers, and frames on the other axis, keep the edges of their view`() {
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        textBox(20, "a").frame(width: 50)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        textBox(20, "a").frame(maxWidth: .infinity)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        textBox(20, "a").background(greedy())
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        textBox(20, "a").overlay(greedy()).fixedSize().layoutPriority(1)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        textBox(20, "a").opacity(0.5).offset(x: 0).id(3)
        box(20, 10, "b")
      }
    }
  }

  @Test func `L036: a stack has the spacing of its outer views, a ZStack that of all`() {
    expectFrames(100, 100, "a 40 42 20 13, b 40 62.5 20 10") {
      VStack {
        VStack {
          box(10, 10)
          textBox(20, "a")
        }
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        ZStack {
          textBox(20, "a")
          box(5, 5)
        }
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 33.5 34.75 20 13, b 40 55.25 20 10") {
      VStack {
        HStack {
          textBox(20, "a")
          box(5, 5)
        }
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 32 20 13, b 40 58 20 10") {
      VStack {
        VStack(spacing: 0) {
          textBox(20, "a")
          box(5, 5)
        }
        box(20, 10, "b")
      }
    }
  }

  @Test func `L007: an empty view, branch or list takes no slot`() {
    expectFrames(100, 100, "a 40 36 20 10, b 40 54 20 10") {
      VStack {
        box(20, 10, "a")
        EmptyView()
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 36 20 10, b 40 54 20 10") {
      VStack {
        box(20, 10, "a")
        if false {
          box(50, 50)
        }
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 36 20 10, b 40 54 20 10") {
      VStack {
        box(20, 10, "a")
        ForEach(0..<0) { _ in box(20, 10) }
        box(20, 10, "b")
      }
    }
  }

  @Test func `L007: an empty stack takes a slot without gaps`() {
    expectFrames(100, 100, "a 40 40 20 10, b 40 50 20 10") {
      VStack {
        box(20, 10, "a")
        HStack {}
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 40 20 10, b 40 50 20 10") {
      VStack {
        box(20, 10, "a")
        ZStack {}
        box(20, 10, "b")
      }
    }
  }

  @Test func `L008: groups are flattened, and their modifiers apply to each view`() {
    expectFrames(100, 100, "a 40 31 20 10, b 40 59 20 10") {
      VStack {
        Group {
          box(20, 10, "a")
          box(20, 10, "b")
        }.padding(5)
      }
    }
    expectFrames(100, 100, "a 12 45 20 10, b 40 45 20 10, c 68 45 20 10") {
      HStack {
        box(20, 10, "a")
        Group {
          box(20, 10, "b")
          box(20, 10, "c")
        }
      }
    }
    expectFrames(100, 100, "a 40 36 20 10, b 40 54 20 10") {
      box(20, 10, "a")
      box(20, 10, "b")
    }
  }
}
