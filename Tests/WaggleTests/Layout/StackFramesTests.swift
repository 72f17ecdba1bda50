import Foundation
import TestSupport
import Testing
import Waggle

/// How stacks divide their length among views (L020, L021).
@MainActor @Suite struct StackFramesTests {
  @Test func `L020: rigid views are served first, in a row and in a column`() {
    expectFrames(130, 10, "a 0 0 30 10, b 30 0 80 10, c 110 0 20 10") {
      HStack(spacing: 0) {
        box(30, 10, "a")
        greedy("b")
        greedy("c").frame(minWidth: 10, maxWidth: 20)
      }
    }
    expectFrames(10, 130, "a 0 0 10 30, b 0 30 10 80, c 0 110 10 20") {
      VStack(spacing: 0) {
        box(10, 30, "a")
        greedy("b")
        greedy("c").frame(minHeight: 10, maxHeight: 20)
      }
    }
    expectFrames(100, 10, "a 0 0 60 10, b 60 0 20 10, c 80 0 20 10") {
      HStack(spacing: 0) {
        box(60, 10, "a")
        greedy("b")
        greedy("c")
      }
    }
  }

  @Test func `L020: of flexible views those with the narrowest limits are served first`() {
    expectFrames(
      100, 10, "a 0 0 20 10, b 20 0 26.6667 10, c 46.6667 0 26.6667 10, d 73.3333 0 26.6667 10"
    ) {
      HStack(spacing: 0) {
        greedy("a").frame(maxWidth: 20)
        greedy("b")
        greedy("c").frame(maxWidth: 30)
        greedy("d")
      }
    }
    expectFrames(100, 10, "a 5 0 30 10, b 35 0 60 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 10, maxWidth: 30)
        greedy("b").frame(minWidth: 40, maxWidth: 60)
      }
    }
  }

  @Test func `L020: of equally flexible views those with larger minimums are served first`() {
    expectFrames(100, 10, "a 0 0 30 10, b 30 0 70 10") {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b").frame(minWidth: 70)
      }
    }
    expectFrames(90, 10, "a 0 0 40 10, b 40 0 30 10, c 70 0 20 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 40)
        greedy("b").frame(maxWidth: 30)
        greedy("c")
      }
    }
    expectFrames(100, 10, "a 0 0 33.3333 10, b 33.3333 0 33.3333 10, c 66.6667 0 33.3333 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 30)
        greedy("b").frame(minWidth: 30)
        greedy("c")
      }
    }
    expectFrames(60, 10, "a 0 0 30 10, b 30 0 30 10, c 60 0 0 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 30)
        greedy("b").frame(minWidth: 30)
        greedy("c")
      }
    }
  }

  @Test func `L020: views with limits share the rest by their ranges`() {
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 20, maxWidth: 50)
        greedy("b").frame(minWidth: 10, maxWidth: 100)
      }
    }
    expectFrames(60, 10, "a 0 0 30 10, b 30 0 30 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 20, maxWidth: 50)
        greedy("b").frame(minWidth: 10, maxWidth: 100)
      }
    }
    expectFrames(200, 10, "a 25 0 50 10, b 75 0 100 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 20, maxWidth: 50)
        greedy("b").frame(minWidth: 10, maxWidth: 100)
      }
    }
  }

  @Test func `L020: the views of a higher priority are served first`() {
    expectFrames(90, 10, "a 0 0 90 10, b 90 0 0 10, c 90 0 0 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(2)
        greedy("b").layoutPriority(1)
        greedy("c")
      }
    }
    expectFrames(50, 10, "a -5 0 30 10, b 25 0 30 10, c 55 0 0 10") {
      HStack(spacing: 0) {
        box(30, 10, "a")
        box(30, 10, "b").layoutPriority(-1)
        greedy("c")
      }
    }
  }

  @Test func `L020: the minimum lengths of lower priorities are reserved`() {
    expectFrames(200, 10, "a 0 0 30 10, b 40 0 100 10, c 150 0 50 10") {
      HStack(spacing: 10) {
        greedy("a").frame(minWidth: 30)
        greedy("b").layoutPriority(1)
        box(50, 10, "c")
      }
    }
    expectFrames(108, 10, "a 0 0 20 10, b 28 0 80 10") {
      HStack {
        greedy("a").frame(minWidth: 0, maxWidth: 80)
        greedy("b").frame(minWidth: 0, maxWidth: 80).layoutPriority(1)
      }
    }
    expectFrames(100, 10, "a 0 0 10 10, b 10 0 20 10, c 30 0 70 10") {
      HStack(spacing: 0) {
        greedy("a").frame(minWidth: 10)
        greedy("b").frame(minWidth: 20).layoutPriority(1)
        greedy("c").frame(minWidth: 30).layoutPriority(2)
      }
    }
  }

  @Test
  func `L021: a size above its share is kept, and the parent centres a stack that is too long`() {
    expectFrames(100, 10, "a -10 0 50 10, b 40 0 70 10") {
      HStack(spacing: 0) {
        greedy("a").frame(maxWidth: 60)
        greedy("b").frame(minWidth: 70)
      }
    }
    expectFrames(9, 10, "a -0.5 0 0 10, b 9.5 0 0 10") {
      HStack(spacing: 10) {
        greedy("a")
        greedy("b")
      }
    }
  }
}
