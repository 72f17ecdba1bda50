import Foundation
import TestSupport
import Testing
import Waggle

@Suite("HStack and VStack, frame by frame")
@MainActor
struct RowFrames {
  @Test func `L020: rigid first, then the least flexible`() {
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

  @Test func `L020: of equally flexible views those that need more come first`() {
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

  @Test func `L020: a limited range is shared by its width`() {
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

  @Test func `L020: priorities are served in order, the least lengths of lower ones set aside`() {
    expectFrames(200, 10, "a 0 0 30 10, b 40 0 100 10, c 150 0 50 10") {
      HStack(spacing: 10) {
        greedy("a").frame(minWidth: 30)
        greedy("b").layoutPriority(1)
        box(50, 10, "c")
      }
    }
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

  @Test func `L021: an answer above its share stands, and the parent centres what is too long`() {
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

  @Test func `L020: a stack in a stack is as flexible as what is in it`() {
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

  @Test func `L022, L024: nil asks for ideal lengths, and the cross length is filled`() {
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

  @Test func `L005, L020, L032: spacers take what is left, and no gaps`() {
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
    expectFrames(60, 10, "s -5 5 20 0, a 15 0 50 10") {
      HStack(spacing: 0) {
        Spacer(minLength: 20).named("s")
        box(50, 10, "a")
      }
    }
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

  @Test func `L006: a divider lies across its stack, one pixel thin`() {
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

  @Test func `L023: guides share a line across`() {
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
    expectFrames(100, 100, "a 35 42 30 10, b 55 48 10 10") {
      VStack(alignment: .trailing, spacing: -4) {
        box(30, 10, "a")
        box(10, 10, "b")
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
    expectFrames(100, 10, "a 32.5 0 20 10, b 47.5 0 20 10") {
      HStack(spacing: -5) {
        box(20, 10, "a")
        box(20, 10, "b")
      }
    }
  }

  @Test
  func
    `L023: what is longer than the window across is centred too, and the offered length is not divided`()
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

  @Test func `L026: where priorities stop`() {
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
}
