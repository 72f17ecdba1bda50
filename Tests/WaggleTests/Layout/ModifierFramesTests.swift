import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Modifiers, frame by frame")
@MainActor
struct ModifierFramesTests {
  @Test
  func `L050: a fixed frame has its own length, whatever is proposed and whatever it contains`() {
    expectFrames(99, 20, "a 34.5 0 30 20") {
      greedy("a").frame(width: 30)
    }
    expectFrames(99, 20, "a 24.5 -20 50 60") {
      box(50, 60, "a").frame(width: 20, height: 20)
    }
    expectFrames(100, 100, "a 70 70 10 10") {
      box(10, 10, "a").frame(width: 60, height: 60, alignment: .bottomTrailing)
    }
    expectFrames(100, 100, "a 55 45 10 10") {
      box(10, 10, "a").frame(width: 30).frame(width: 50, alignment: .trailing)
    }
    expectFrames(100, 100, "a 35 40 30 20") {
      greedy("a").padding(10).frame(width: 50, height: 40)
    }
    expectFrames(100, 100, "a 0 0 100 100") {
      greedy("a").frame(width: nil, height: nil, alignment: .center)
    }
    expectFrames(100, 100, "a 50 0 0 100") {
      greedy("a").frame(width: 0)
    }
    expectFrames(100, 100, "a -100 0 300 100") {
      greedy("a").frame(width: 300)
    }
  }

  @Test func `L052, L055: a frame with a maximum grows up to it, and aligns its content`() {
    expectFrames(100, 100, "a 0 45 10 10") {
      box(10, 10, "a").frame(maxWidth: .infinity, alignment: .leading)
    }
    expectFrames(100, 100, "a 90 0 10 10") {
      box(10, 10, "a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    expectFrames(100, 100, "a 10 45 80 10") {
      box(80, 10, "a").frame(maxWidth: 50)
    }
    expectFrames(100, 100, "a 25 45 10 10") {
      box(10, 10, "a").frame(maxWidth: 50, alignment: .leading)
    }
    expectFrames(100, 100, "a 0 45 10 10, b 90 45 10 10") {
      HStack(spacing: 0) {
        box(10, 10, "a").frame(maxWidth: .infinity, alignment: .leading)
        box(10, 10, "b").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  @Test func `L052, L055: a frame with a minimum is at least that long, and aligns its content`() {
    expectFrames(60, 10, "a -10 0 80 10") {
      box(80, 10, "a").frame(minWidth: 40)
    }
    expectFrames(20, 10, "a -10 0 40 10") {
      greedy("a").frame(minWidth: 40)
    }
    expectFrames(100, 100, "a 45 45 10 10") {
      box(10, 10, "a").frame(minWidth: 30, minHeight: 30)
    }
    expectFrames(100, 100, "a 35 35 10 10") {
      box(10, 10, "a").frame(minWidth: 30, minHeight: 30, alignment: .topLeading)
    }
    expectFrames(100, 100, "a -5 45 80 10, b 70 45 30 10") {
      HStack(spacing: 0) {
        box(80, 10, "a").frame(minWidth: 0, maxWidth: .infinity)
        box(30, 10, "b")
      }
    }
  }

  @Test func `L053: a frame has its ideal length where none is proposed, within its limits`() {
    expectFrames(100, 100, "a 35 40 30 20") {
      greedy("a").frame(idealWidth: 30, idealHeight: 20).fixedSize()
    }
    expectFrames(100, 100, "a 0 0 100 100") {
      greedy("a").frame(idealWidth: 30, idealHeight: 20)
    }
    expectFrames(100, 100, "a 45 45 10 10") {
      greedy("a").frame(maxWidth: 50).fixedSize()
    }
    expectFrames(100, 100, "a 25 45 50 10") {
      greedy("a").frame(minWidth: 50).fixedSize()
    }
    expectFrames(100, 100, "a 40 45 20 10") {
      box(20, 10, "a").frame(minWidth: 10, maxWidth: 50).fixedSize()
    }
    expectFrames(100, 100, "a 35 0 30 100") {
      greedy("a").frame(minWidth: 20, idealWidth: 30, maxWidth: 40).fixedSize(
        horizontal: true, vertical: false)
    }
    expectFrames(100, 100, "a 30 0 40 100") {
      greedy("a").frame(minWidth: 20, idealWidth: 30, maxWidth: 40)
    }
  }

  @Test func `L058: padding insets the chosen edges, by 16 by default, down to nothing`() {
    expectFrames(100, 100, "a 48 40 20 20") {
      box(20, 20, "a").padding(.leading)
    }
    expectFrames(100, 100, "a 50 50 0 0") {
      greedy("a").padding(60)
    }
    expectFrames(100, 100, "a 2 1 94 96") {
      greedy("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    expectFrames(100, 100, "a 10 10 80 90") {
      greedy("a").padding([.top, .horizontal], 10)
    }
    expectFrames(100, 100, "a 16 16 68 68") {
      greedy("a").padding()
    }
    expectFrames(100, 100, "a 32 32 36 36") {
      greedy("a").padding().padding()
    }
    expectFrames(100, 100, "a 42.5 45 10 10") {
      box(10, 10, "a").padding(.horizontal, 5).padding(.trailing, 5)
    }
  }

  @Test func `L058: negative padding makes the area smaller than the content`() {
    expectFrames(100, 100, "a 40 40 20 20") {
      box(20, 20, "a").padding(-5)
    }
    expectFrames(100, 100, "a 45 45 5 5") {
      box(5, 5, "a").padding(-5)
    }
    expectFrames(100, 100, "a -10 -10 120 120") {
      greedy("a").padding(-10)
    }
    expectFrames(100, 100, "a 34 45 20 10, b 50 45 20 10") {
      HStack(spacing: 0) {
        box(20, 10, "a").padding(.trailing, -4).padding(.leading, 4)
        box(20, 10, "b")
      }
    }
  }

  @Test func `L059: an offset moves the drawing, not the layout`() {
    expectFrames(100, 100, "a 90 45 10 10, b 50 45 10 10") {
      HStack(spacing: 0) {
        box(10, 10, "a").offset(x: 50)
        box(10, 10, "b")
      }
    }
    expectFrames(100, 100, "a 10 -5 100 100") {
      greedy("a").offset(x: 10, y: -5)
    }
    expectFrames(100, 100, "a 45 50 20 10, b 40 45 20 10") {
      VStack(spacing: 0) {
        box(20, 10, "a").offset(x: 5, y: 15)
        box(20, 10, "b")
      }.offset(y: -5)
    }
  }

  @Test func `L059, R121: rotations and scales change the drawn frame, not the layout`() {
    expectFrames(100, 100, "a 45 40 10 20") {
      box(20, 10, "a").rotationEffect(.degrees(90))
    }
    expectFrames(100, 100, "a 30 40 40 20") {
      box(20, 10, "a").scaleEffect(2)
    }
    expectFrames(100, 100, "a 40 45 40 10") {
      box(20, 10, "a").scaleEffect(x: 2, y: 1, anchor: .leading)
    }
    expectFrames(100, 100, "a 40 30 40 40") {
      box(20, 20, "a").offset(x: 5).scaleEffect(2)
    }
    expectFrames(100, 100, "a 40 60 20 20") {
      box(20, 20, "a").rotationEffect(.degrees(90), anchor: .bottomLeading)
    }
    expectFrames(100, 100, "a 40 50 20 20") {
      box(20, 20, "a").rotationEffect(.degrees(180), anchor: .bottom).offset(y: -10)
    }
    expectFrames(100, 100, "a 35.8579 35.8579 28.2843 28.2843") {
      box(20, 20, "a").rotationEffect(.degrees(45))
    }
  }

  @Test func `L060: position takes the proposal, and puts the view's centre at the point`() {
    expectFrames(100, 50, "a 0 0 10 10") {
      box(10, 10, "a").position(x: 5, y: 5)
    }
    expectFrames(100, 50, "a 0 0 100 50") {
      greedy("a").position(x: 50, y: 25)
    }
    expectFrames(100, 50, "a 45 20 10 10") {
      box(10, 10, "a").position(x: 30, y: 20).frame(width: 60, height: 40)
    }
    expectFrames(100, 50, "a 0 0 10 10, b 80 20 20 10") {
      HStack(spacing: 0) {
        box(10, 10, "a").position(x: 5, y: 5)
        box(20, 10, "b")
      }
    }
    expectFrames(100, 50, "a 40 15 10 10") {
      box(10, 10, "a").position(x: 0, y: 0).fixedSize()
    }
    expectFrames(100, 50, "a -5 -5 10 10") {
      box(10, 10, "a").position()
    }
    expectFrames(100, 50, "a 45 20 10 10, b 0 0 10 10") {
      ZStack {
        box(10, 10, "a")
        box(10, 10, "b").position(x: 5, y: 5)
      }
    }
  }

  @Test func `L056: a ratio fits or fills the proposal, and a rigid view keeps its size`() {
    expectFrames(100, 30, "a 20 0 60 30") {
      greedy("a").aspectRatio(2, contentMode: .fit)
    }
    expectFrames(100, 30, "a 0 -10 100 50") {
      greedy("a").aspectRatio(2, contentMode: .fill)
    }
    expectFrames(100, 30, "a 40 10 20 10") {
      box(20, 10, "a").aspectRatio(1, contentMode: .fit)
    }
    expectFrames(100, 30, "a 20 5 60 20") {
      greedy("a").aspectRatio(CGSize(width: 3, height: 1), contentMode: .fill).frame(
        width: 30, height: 20)
    }
    expectFrames(100, 100, "a 10 30 80 40") {
      greedy("a").aspectRatio(2, contentMode: .fit).padding(10)
    }
  }

  @Test func `L056: each view of a stack keeps its ratio`() {
    expectFrames(100, 100, "a 0 0 100 50, b 0 50 100 50") {
      VStack(spacing: 0) {
        greedy("a").aspectRatio(2, contentMode: .fit)
        greedy("b")
      }
    }
    expectFrames(100, 30, "a 20 0 30 30, b 50 0 30 30") {
      HStack(spacing: 0) {
        greedy("a").aspectRatio(1, contentMode: .fit)
        greedy("b").aspectRatio(1, contentMode: .fit)
      }
    }
    expectFrames(40, 30, "a 0 5 20 20, b 20 5 20 20") {
      HStack(spacing: 0) {
        greedy("a").aspectRatio(1, contentMode: .fit)
        greedy("b").aspectRatio(1, contentMode: .fit)
      }
    }
    expectFrames(100, 100, "a 0 25 50 50, b 50 0 50 100") {
      HStack(spacing: 0) {
        greedy("a").aspectRatio(1, contentMode: .fit)
        greedy("b")
      }
    }
    expectFrames(100, 100, "a 0 0 100 100, b 100 0 0 100") {
      HStack(spacing: 0) {
        greedy("a").aspectRatio(1, contentMode: .fill).frame(minWidth: 0)
        greedy("b").layoutPriority(-1)
      }
    }
  }

  @Test func `L056, L057: without a ratio that of the ideal size counts`() {
    expectFrames(100, 30, "a 35 0 30 30") {
      greedy("a").aspectRatio(contentMode: .fit)
    }
    expectFrames(100, 30, "a 20 0 60 30") {
      greedy("a").frame(idealWidth: 40, idealHeight: 20).scaledToFit()
    }
    expectFrames(100, 30, "a 0 -10 100 50") {
      greedy("a").frame(idealWidth: 40, idealHeight: 20).scaledToFill()
    }
  }

  @Test
  func
    `L056, L057: an axis without a proposal follows from the other, and without both none is proposed`()
  {
    expectFrames(100, 30, "a 20 0 60 30") {
      greedy("a").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: true, vertical: false)
    }
    expectFrames(100, 30, "a 0 -10 100 50") {
      greedy("a").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
    }
    expectFrames(100, 30, "a 45 10 10 10") {
      greedy("a").aspectRatio(2, contentMode: .fit).fixedSize()
    }
  }

  @Test func `R142: fixedSize proposes nothing on its axes`() {
    expectFrames(100, 100, "a 45 45 10 10") {
      greedy("a").fixedSize()
    }
    expectFrames(100, 100, "a 0 45 100 10") {
      greedy("a").fixedSize(horizontal: false, vertical: true)
    }
    expectFrames(100, 100, "a 0 0 100 100") {
      greedy("a").fixedSize(horizontal: false, vertical: false)
    }
    expectFrames(30, 30, "a -20 -5 70 40") {
      box(70, 40, "a").fixedSize()
    }
    expectFrames(100, 30, "a 36 -5 10 40, b 54 -5 10 40") {
      HStack {
        greedy("a")
        box(10, 40).hidden().overlay(greedy("b"))
      }.fixedSize()
    }
  }

  @Test func `L061: a fraction of the window`() {
    expectFrames(320, 10, "a 55 0 210 10") {
      greedy("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
    }
    expectFrames(100, 60, "a 0 0 100 60") {
      greedy("a").containerRelativeFrame([.horizontal, .vertical]).padding(50)
    }
    expectFrames(100, 60, "a 25 0 50 60") {
      greedy("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
  }
}
