import Foundation
import TestSupport
import Testing
import Waggle

/// How stacks without a proposal, nested stacks and guides place views (L022–L026).
@MainActor @Suite struct StackAxisFramesTests {
  @Test func `L020: a nested stack with a flexible view is flexible`() {
    expectFrames(110, 10, "a 10 0 45 10, b 55 0 55 10") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10)
          greedy("a")
        }
        greedy("b")
      }
    }
    expectFrames(100, 100, "a 10 0 30 10, b 0 10 50 90, c 50 0 50 100") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          box(30, 10, "a")
          greedy("b")
        }
        greedy("c")
      }
    }
    expectFrames(100, 100, "a 0 0 50 50, b 0 50 50 50, c 50 0 50 50, d 50 50 50 50") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          greedy("a")
          greedy("b")
        }
        VStack(spacing: 0) {
          greedy("c")
          greedy("d")
        }
      }
    }
  }

  @Test func `L020: a nested stack of rigid views is rigid`() {
    expectFrames(100, 10, "a 0 0 20 10, b 20 0 10 10, c 30 0 30 10, d 60 0 40 10") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(20, 10, "a")
          box(10, 10, "b")
        }
        HStack(spacing: 0) {
          box(30, 10, "c")
          greedy("d")
        }
      }
    }
  }

  @Test func `L022, L024: nil gives ideal lengths, and the cross length is filled`() {
    expectFrames(200, 50, "a 76 20 10 10, b 94 22.5 30 5") {
      HStack {
        greedy("a")
        box(30, 5, "b")
      }.fixedSize()
    }
    expectFrames(100, 100, "a 31 35 20 30, b 59 35 10 30") {
      HStack {
        box(20, 30, "a")
        greedy("b")
      }.fixedSize()
    }
    expectFrames(100, 100, "a 35 31 30 20, b 35 59 30 10") {
      VStack {
        box(30, 20, "a")
        greedy("b")
      }.fixedSize()
    }
    expectFrames(100, 100, "a 31 0 20 30, b 59 0 10 100") {
      HStack(alignment: .top) {
        box(20, 30, "a")
        greedy("b")
      }.fixedSize(horizontal: true, vertical: false)
    }
  }

  @Test func `L023: the views of a row share the line of its vertical alignment`() {
    expectFrames(100, 100, "a 36 30 10 20, b 54 30 10 40") {
      HStack(alignment: .top) {
        box(10, 20, "a")
        box(10, 40, "b")
      }
    }
    expectFrames(100, 100, "a 36 50 10 20, b 54 30 10 40") {
      HStack(alignment: .bottom) {
        box(10, 20, "a")
        box(10, 40, "b")
      }
    }
    expectFrames(100, 100, "a 36 40 10 20, b 54 30 10 40") {
      HStack {
        box(10, 20, "a")
        box(10, 40, "b")
      }
    }
    expectFrames(100, 100, "a 36 42.5 10 20, b 54 37.5 10 10") {
      HStack(alignment: .top) {
        box(10, 20, "a")
        box(10, 10, "b").alignmentGuide(.top) { _ in 5 }
      }
    }
    expectFrames(100, 100, "a 40 35 10 30, b 50 53 10 5, c 50 60 10 5") {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 30, "a")
        VStack(spacing: 2) {
          box(10, 5, "b")
          box(10, 5, "c")
        }
      }
    }
  }

  @Test func `L023: the views of a column share the line of its horizontal alignment`() {
    expectFrames(100, 100, "a 25 36 50 10, b 25 54 20 10") {
      VStack(alignment: .leading) {
        box(50, 10, "a")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 25 36 50 10, b 55 54 20 10") {
      VStack(alignment: .trailing) {
        box(50, 10, "a")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 35 36 50 10, b 15 54 20 10") {
      VStack(alignment: .leading) {
        box(50, 10, "a")
        box(20, 10, "b").alignmentGuide(.leading) { $0[.trailing] }
      }
    }
  }

  @Test func `L023, L031: with a negative spacing neighbours overlap`() {
    expectFrames(100, 100, "a 35 42 30 10, b 55 48 10 10") {
      VStack(alignment: .trailing, spacing: -4) {
        box(30, 10, "a")
        box(10, 10, "b")
      }
    }
    expectFrames(100, 10, "a 32.5 0 20 10, b 47.5 0 20 10") {
      HStack(spacing: -5) {
        box(20, 10, "a")
        box(20, 10, "b")
      }
    }
  }

  @Test
  func
    `L023: a child that is too long across is centred too, and gets the full cross length`()
  {
    expectFrames(100, 20, "a 31 -5 10 30, b 49 0 20 20") {
      HStack {
        box(10, 30, "a")
        greedy("b").frame(width: 20)
      }
    }
    expectFrames(20, 100, "a -5 36 30 10, b 0 54 20 10") {
      VStack {
        box(30, 10, "a")
        greedy("b").frame(height: 10)
      }
    }
  }

  @Test func `L026: a priority passes through modifiers that keep the size`() {
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).background(box(1, 1))
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).offset(x: 0)
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).alignmentGuide(.top) { _ in 0 }
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        VStack { greedy("a").layoutPriority(1) }
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        Group { greedy("a") }.layoutPriority(1)
        greedy("b")
      }
    }
  }

  @Test
  func `L026: a priority is 0 again outside of frames, padding, positions, ratios and containers`()
  {
    expectFrames(100, 10, "a 5 5 40 0, b 50 0 50 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).padding(5)
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).frame(maxWidth: .infinity)
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        ZStack {
          greedy("a").layoutPriority(1)
          box(1, 1)
        }
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).position(x: 25, y: 5)
        greedy("b")
      }
    }
    expectFrames(100, 10, "a 20 0 10 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity)
        greedy("b")
      }
    }
  }
}
