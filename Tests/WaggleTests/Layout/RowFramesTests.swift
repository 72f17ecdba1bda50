import Foundation
import Testing

@testable import Waggle

@Suite("HStack and VStack, frame by frame")
@MainActor
struct RowFrames {
  @Test func `L020: rigid first, then the least flexible`() {
    expectFrames(130, 10, "a 0 0 30 10, b 30 0 80 10, c 110 0 20 10") {
      HStack(spacing: 0) {
        b(30, 10, "a")
        G("b")
        G("c").frame(minWidth: 10, maxWidth: 20)
      }
    }
    expectFrames(10, 130, "a 0 0 10 30, b 0 30 10 80, c 0 110 10 20") {
      VStack(spacing: 0) {
        b(10, 30, "a")
        G("b")
        G("c").frame(minHeight: 10, maxHeight: 20)
      }
    }
    expectFrames(100, 10, "a 0 0 60 10, b 60 0 20 10, c 80 0 20 10") {
      HStack(spacing: 0) {
        b(60, 10, "a")
        G("b")
        G("c")
      }
    }
    expectFrames(
      100, 10, "a 0 0 20 10, b 20 0 26.6667 10, c 46.6667 0 26.6667 10, d 73.3333 0 26.6667 10"
    ) {
      HStack(spacing: 0) {
        G("a").frame(maxWidth: 20)
        G("b")
        G("c").frame(maxWidth: 30)
        G("d")
      }
    }
    expectFrames(100, 10, "a 5 0 30 10, b 35 0 60 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 10, maxWidth: 30)
        G("b").frame(minWidth: 40, maxWidth: 60)
      }
    }
  }

  @Test func `L020: of equally flexible views those that need more come first`() {
    expectFrames(100, 10, "a 0 0 30 10, b 30 0 70 10") {
      HStack(spacing: 0) {
        G("a")
        G("b").frame(minWidth: 70)
      }
    }
    expectFrames(90, 10, "a 0 0 40 10, b 40 0 30 10, c 70 0 20 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 40)
        G("b").frame(maxWidth: 30)
        G("c")
      }
    }
    expectFrames(100, 10, "a 0 0 33.3333 10, b 33.3333 0 33.3333 10, c 66.6667 0 33.3333 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 30)
        G("b").frame(minWidth: 30)
        G("c")
      }
    }
    expectFrames(60, 10, "a 0 0 30 10, b 30 0 30 10, c 60 0 0 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 30)
        G("b").frame(minWidth: 30)
        G("c")
      }
    }
  }

  @Test func `L020: a limited range is shared by its width`() {
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 20, maxWidth: 50)
        G("b").frame(minWidth: 10, maxWidth: 100)
      }
    }
    expectFrames(60, 10, "a 0 0 30 10, b 30 0 30 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 20, maxWidth: 50)
        G("b").frame(minWidth: 10, maxWidth: 100)
      }
    }
    expectFrames(200, 10, "a 25 0 50 10, b 75 0 100 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 20, maxWidth: 50)
        G("b").frame(minWidth: 10, maxWidth: 100)
      }
    }
  }

  @Test func `L020: priorities are served in order, the least lengths of lower ones set aside`() {
    expectFrames(200, 10, "a 0 0 30 10, b 40 0 100 10, c 150 0 50 10") {
      HStack(spacing: 10) {
        G("a").frame(minWidth: 30)
        G("b").layoutPriority(1)
        b(50, 10, "c")
      }
    }
    expectFrames(90, 10, "a 0 0 90 10, b 90 0 0 10, c 90 0 0 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(2)
        G("b").layoutPriority(1)
        G("c")
      }
    }
    expectFrames(50, 10, "a -5 0 30 10, b 25 0 30 10, c 55 0 0 10") {
      HStack(spacing: 0) {
        b(30, 10, "a")
        b(30, 10, "b").layoutPriority(-1)
        G("c")
      }
    }
    expectFrames(108, 10, "a 0 0 20 10, b 28 0 80 10") {
      HStack {
        G("a").frame(minWidth: 0, maxWidth: 80)
        G("b").frame(minWidth: 0, maxWidth: 80).layoutPriority(1)
      }
    }
    expectFrames(100, 10, "a 0 0 10 10, b 10 0 20 10, c 30 0 70 10") {
      HStack(spacing: 0) {
        G("a").frame(minWidth: 10)
        G("b").frame(minWidth: 20).layoutPriority(1)
        G("c").frame(minWidth: 30).layoutPriority(2)
      }
    }
  }

  @Test func `L021: an answer above its share stands, and the parent centres what is too long`() {
    expectFrames(100, 10, "a -10 0 50 10, b 40 0 70 10") {
      HStack(spacing: 0) {
        G("a").frame(maxWidth: 60)
        G("b").frame(minWidth: 70)
      }
    }
    expectFrames(9, 10, "a -0.5 0 0 10, b 9.5 0 0 10") {
      HStack(spacing: 10) {
        G("a")
        G("b")
      }
    }
  }

  @Test func `L020: a stack in a stack is as flexible as what is in it`() {
    expectFrames(110, 10, "a 10 0 45 10, b 55 0 55 10") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          b(10, 10)
          G("a")
        }
        G("b")
      }
    }
    expectFrames(100, 100, "a 10 0 30 10, b 0 10 50 90, c 50 0 50 100") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          b(30, 10, "a")
          G("b")
        }
        G("c")
      }
    }
    expectFrames(100, 10, "a 0 0 20 10, b 20 0 10 10, c 30 0 30 10, d 60 0 40 10") {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          b(20, 10, "a")
          b(10, 10, "b")
        }
        HStack(spacing: 0) {
          b(30, 10, "c")
          G("d")
        }
      }
    }
    expectFrames(100, 100, "a 0 0 50 50, b 0 50 50 50, c 50 0 50 50, d 50 50 50 50") {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          G("a")
          G("b")
        }
        VStack(spacing: 0) {
          G("c")
          G("d")
        }
      }
    }
  }

  @Test func `L022, L024: nil asks for ideal lengths, and the cross length is filled`() {
    expectFrames(200, 50, "a 76 20 10 10, b 94 22.5 30 5") {
      HStack {
        G("a")
        b(30, 5, "b")
      }.fixedSize()
    }
    expectFrames(100, 100, "a 31 35 20 30, b 59 35 10 30") {
      HStack {
        b(20, 30, "a")
        G("b")
      }.fixedSize()
    }
    expectFrames(100, 100, "a 35 31 30 20, b 35 59 30 10") {
      VStack {
        b(30, 20, "a")
        G("b")
      }.fixedSize()
    }
    expectFrames(100, 100, "a 31 0 20 30, b 59 0 10 100") {
      HStack(alignment: .top) {
        b(20, 30, "a")
        G("b")
      }.fixedSize(horizontal: true, vertical: false)
    }
  }

  @Test func `L005, L020, L032: spacers take what is left, and no gaps`() {
    expectFrames(100, 10, "b 8 0 40 10, c 48 0 44 10") {
      HStack(spacing: 0) {
        Spacer()
        b(40, 10, "b")
        G("c")
        Spacer()
      }
    }
    expectFrames(100, 10, "a 0 0 20 10, b 80 0 20 10") {
      HStack {
        b(20, 10, "a")
        Spacer()
        b(20, 10, "b")
      }
    }
    expectFrames(41, 10, "a 0 0 20 10, b 21 0 20 10") {
      HStack {
        b(20, 10, "a")
        Spacer(minLength: 0)
        b(20, 10, "b")
      }
    }
    expectFrames(30, 10, "a -5 0 20 10, b 15 0 20 10") {
      HStack {
        b(20, 10, "a")
        Spacer(minLength: 0)
        b(20, 10, "b")
      }
    }
    expectFrames(30, 10, "a -9 0 20 10, b 19 0 20 10") {
      HStack {
        b(20, 10, "a")
        Spacer()
        b(20, 10, "b")
      }
    }
    expectFrames(100, 10, "a 40 0 20 10") {
      HStack(spacing: 5) {
        Spacer()
        b(20, 10, "a")
        Spacer()
      }
    }
    expectFrames(100, 100, "a 45 90 10 10") {
      VStack(spacing: 0) {
        Spacer()
        b(10, 10, "a")
      }
    }
    expectFrames(60, 10, "s -5 5 20 0, a 15 0 50 10") {
      HStack(spacing: 0) {
        Spacer(minLength: 20).named("s")
        b(50, 10, "a")
      }
    }
    expectFrames(100, 10, "a 0 0 10 10, b 30 0 10 10, c 40 0 60 10") {
      HStack(spacing: 0) {
        b(10, 10, "a")
        Spacer().frame(width: 20)
        b(10, 10, "b")
        G("c")
      }
    }
    expectFrames(100, 10, "a 30 0 10 10, b 60 0 10 10") {
      HStack {
        b(10, 10, "a")
        Spacer().frame(width: 20)
        b(10, 10, "b")
      }
    }
    expectFrames(100, 10, "s 0 5 100 0, a 100 0 0 10") {
      HStack(spacing: 0) {
        Spacer().layoutPriority(1).named("s")
        G("a")
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
      b(40, 20).overlay { Spacer().named("s") }
    }
    expectFrames(100, 50, "s 45 20 10 10, a 45 20 10 10") {
      ZStack {
        Spacer().named("s")
        b(10, 10, "a")
      }
    }
    expectFrames(100, 50, "s 0 25 92 0, a 92 20 8 10") {
      HStack(spacing: 0) {
        HStack { Spacer().named("s") }
        b(8, 10, "a")
      }
    }
  }

  @Test func `L006: a divider lies across its stack, one pixel thin`() {
    expectFrames(100, 100, "a 20 31.75 60 10, d 20 49.75 60 0.5, b 20 58.25 60 10") {
      VStack {
        b(60, 10, "a")
        Divider().named("d")
        b(60, 10, "b")
      }.fixedSize()
    }
    expectFrames(100, 50, "a 21.75 20 20 10, d 49.75 0 0.5 50, b 58.25 20 20 10") {
      HStack {
        b(20, 10, "a")
        Divider().named("d")
        b(20, 10, "b")
      }
    }
    expectFrames(100, 50, "d 0 24.75 100 0.5") {
      Divider().named("d")
    }
    expectFrames(100, 50, "d 30 24.75 40 0.5") {
      b(40, 20).overlay { Divider().named("d") }
    }
    expectFrames(100, 50, "d 0 24.75 100 0.5, a 0 0 100 50") {
      ZStack {
        G("a")
        Divider().named("d")
      }
    }
  }

  @Test func `L023: guides share a line across`() {
    expectFrames(100, 100, "a 36 30 10 20, b 54 30 10 40") {
      HStack(alignment: .top) {
        b(10, 20, "a")
        b(10, 40, "b")
      }
    }
    expectFrames(100, 100, "a 36 50 10 20, b 54 30 10 40") {
      HStack(alignment: .bottom) {
        b(10, 20, "a")
        b(10, 40, "b")
      }
    }
    expectFrames(100, 100, "a 36 40 10 20, b 54 30 10 40") {
      HStack {
        b(10, 20, "a")
        b(10, 40, "b")
      }
    }
    expectFrames(100, 100, "a 36 42.5 10 20, b 54 37.5 10 10") {
      HStack(alignment: .top) {
        b(10, 20, "a")
        b(10, 10, "b").alignmentGuide(.top) { _ in 5 }
      }
    }
    expectFrames(100, 100, "a 25 36 50 10, b 25 54 20 10") {
      VStack(alignment: .leading) {
        b(50, 10, "a")
        b(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 25 36 50 10, b 55 54 20 10") {
      VStack(alignment: .trailing) {
        b(50, 10, "a")
        b(20, 10, "b")
      }
    }
    expectFrames(100, 100, "a 35 36 50 10, b 15 54 20 10") {
      VStack(alignment: .leading) {
        b(50, 10, "a")
        b(20, 10, "b").alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    expectFrames(100, 100, "a 35 42 30 10, b 55 48 10 10") {
      VStack(alignment: .trailing, spacing: -4) {
        b(30, 10, "a")
        b(10, 10, "b")
      }
    }
    expectFrames(100, 100, "a 40 35 10 30, b 50 53 10 5, c 50 60 10 5") {
      HStack(alignment: .bottom, spacing: 0) {
        b(10, 30, "a")
        VStack(spacing: 2) {
          b(10, 5, "b")
          b(10, 5, "c")
        }
      }
    }
    expectFrames(100, 10, "a 32.5 0 20 10, b 47.5 0 20 10") {
      HStack(spacing: -5) {
        b(20, 10, "a")
        b(20, 10, "b")
      }
    }
  }

  @Test
  func
    `L023: what is longer than the window across is centred too, and the offered length is not divided`()
  {
    expectFrames(100, 20, "a 31 -5 10 30, b 49 0 20 20") {
      HStack {
        b(10, 30, "a")
        G("b").frame(width: 20)
      }
    }
    expectFrames(20, 100, "a -5 36 30 10, b 0 54 20 10") {
      VStack {
        b(30, 10, "a")
        G("b").frame(height: 10)
      }
    }
  }

  @Test func `L026: where priorities stop`() {
    expectFrames(100, 10, "a 5 5 40 0, b 50 0 50 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(1).padding(5)
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(1).frame(maxWidth: .infinity)
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(1).background(b(1, 1))
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(1).offset(x: 0)
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(1).alignmentGuide(.top) { _ in 0 }
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        ZStack {
          G("a").layoutPriority(1)
          b(1, 1)
        }
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 50 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(1).position(x: 25, y: 5)
        G("b")
      }
    }
    expectFrames(100, 10, "a 20 0 10 10, b 50 0 50 10") {
      HStack(spacing: 0) {
        G("a").layoutPriority(1).aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity)
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        VStack { G("a").layoutPriority(1) }
        G("b")
      }
    }
    expectFrames(100, 10, "a 0 0 100 10, b 100 0 0 10") {
      HStack(spacing: 0) {
        Group { G("a") }.layoutPriority(1)
        G("b")
      }
    }
  }
}
