import Foundation
import TestSupport
import Testing
import Waggle

/// The frames of spacers and dividers (L005, L006, L032).
@MainActor @Suite struct SpacerFramesTests {
  @Test func `L005, L020: spacers take the length that the other views leave`() {
    expectFrames(100, 10, "b 8 0 40 10, c 48 0 44 10") {
      HStack(spacing: 0) {
        Spacer()
        box(40, 10, "b")
        greedy("c")
        Spacer()
      }
    }
    expectFrames(100, 10, "a 0 0 20 10, b 80 0 20 10") {
      HStack {
        box(20, 10, "a")
        Spacer()
        box(20, 10, "b")
      }
    }
    expectFrames(100, 10, "a 40 0 20 10") {
      HStack(spacing: 5) {
        Spacer()
        box(20, 10, "a")
        Spacer()
      }
    }
    expectFrames(100, 100, "a 45 90 10 10") {
      VStack(spacing: 0) {
        Spacer()
        box(10, 10, "a")
      }
    }
  }

  @Test func `L005, L032: a spacer stands for the gap, and keeps its minimum where space is short`()
  {
    expectFrames(41, 10, "a 0 0 20 10, b 21 0 20 10") {
      HStack {
        box(20, 10, "a")
        Spacer(minLength: 0)
        box(20, 10, "b")
      }
    }
    expectFrames(30, 10, "a -5 0 20 10, b 15 0 20 10") {
      HStack {
        box(20, 10, "a")
        Spacer(minLength: 0)
        box(20, 10, "b")
      }
    }
    expectFrames(30, 10, "a -9 0 20 10, b 19 0 20 10") {
      HStack {
        box(20, 10, "a")
        Spacer()
        box(20, 10, "b")
      }
    }
    expectFrames(60, 10, "s -5 5 20 0, a 15 0 50 10") {
      HStack(spacing: 0) {
        Spacer(minLength: 20).named("s")
        box(50, 10, "a")
      }
    }
  }

  @Test func `L005, L020: a spacer with a fixed width or a priority is served as such a view`() {
    expectFrames(100, 10, "a 0 0 10 10, b 30 0 10 10, c 40 0 60 10") {
      HStack(spacing: 0) {
        box(10, 10, "a")
        Spacer().frame(width: 20)
        box(10, 10, "b")
        greedy("c")
      }
    }
    expectFrames(100, 10, "a 30 0 10 10, b 60 0 10 10") {
      HStack {
        box(10, 10, "a")
        Spacer().frame(width: 20)
        box(10, 10, "b")
      }
    }
    expectFrames(100, 10, "s 0 5 100 0, a 100 0 0 10") {
      HStack(spacing: 0) {
        Spacer().layoutPriority(1).named("s")
        greedy("a")
      }
    }
  }

  @Test func `L005: a spacer without a stack grows along both axes, in one along its axis`() {
    expectFrames(100, 50, "s 0 0 100 50") {
      Spacer().named("s")
    }
    expectFrames(100, 50, "s 0 25 100 0") {
      HStack { Spacer().named("s") }
    }
    expectFrames(100, 50, "s 30 15 40 20") {
      box(40, 20).overlay { Spacer().named("s") }
    }
    expectFrames(100, 50, "s 45 20 10 10, a 45 20 10 10") {
      ZStack {
        Spacer().named("s")
        box(10, 10, "a")
      }
    }
    expectFrames(100, 50, "s 0 25 92 0, a 92 20 8 10") {
      HStack(spacing: 0) {
        HStack { Spacer().named("s") }
        box(8, 10, "a")
      }
    }
  }

  @Test func `L006: a divider runs across its stack, one pixel thin`() {
    expectFrames(100, 100, "a 20 31.75 60 10, d 20 49.75 60 0.5, b 20 58.25 60 10") {
      VStack {
        box(60, 10, "a")
        Divider().named("d")
        box(60, 10, "b")
      }.fixedSize()
    }
    expectFrames(100, 50, "a 21.75 20 20 10, d 49.75 0 0.5 50, b 58.25 20 20 10") {
      HStack {
        box(20, 10, "a")
        Divider().named("d")
        box(20, 10, "b")
      }
    }
    expectFrames(100, 50, "d 0 24.75 100 0.5") {
      Divider().named("d")
    }
    expectFrames(100, 50, "d 30 24.75 40 0.5") {
      box(40, 20).overlay { Divider().named("d") }
    }
    expectFrames(100, 50, "d 0 24.75 100 0.5, a 0 0 100 50") {
      ZStack {
        greedy("a")
        Divider().named("d")
      }
    }
  }
}
