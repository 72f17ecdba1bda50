import Foundation
import TestSupport
import Testing
import Waggle

/// Effects that follow a view's own geometry.
@MainActor @Suite struct VisualEffectTests {
  @Test func `L203: effects change the drawing, the frames inside follow, and layout is unchanged`()
  {
    let tree = PlainHost(100, 50) {
      HStack(spacing: 0) {
        box(20, 10, "a").visualEffect { content, proxy in
          content.offset(x: proxy.size.width, y: 3).scaleEffect(2, anchor: .topLeading)
        }
        box(10, 10, "b")
      }
    }
    #expect(tree.frame("b") == CGRect(55, 20, 10, 10))
    #expect(tree.frame("a") == CGRect(35 + 40, 20 + 6, 40, 20))
  }

  @Test func `L203: the effect follows the view's position, without the effect itself`() {
    let width = Knob<CGFloat>(10)
    let tree = PlainHost(100, 10) {
      Turned(width) { width in
        HStack(spacing: 0) {
          box(width, 10)
          Color.red.frame(width: 20, height: 10).visualEffect { content, proxy in
            content.opacity(proxy.frame(in: .global).minX / 100)
          }
        }
        .frame(width: 100, alignment: .leading)
      }
    }
    #expect(tree.text.contains("opacity 0.1"), "\(tree.text)")
    tree.settle { width.value = 50 }
    #expect(tree.text.contains("opacity 0.5"), "\(tree.text)")
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `L203: all effects are drawn in the order in which they are written`() {
    let tree = PlainHost(20, 20) {
      Color.red.visualEffect { content, _ in
        content.blur(radius: 2).opacity(0.5).offset(x: 4)
          .rotationEffect(.degrees(90)).transformEffect(CGAffineTransform(scaleX: 2, y: 1))
      }
    }
    let plain = PlainHost(20, 20) {
      Color.red.blur(radius: 2).opacity(0.5).offset(x: 4)
        .rotationEffect(.degrees(90)).transformEffect(CGAffineTransform(scaleX: 2, y: 1))
    }
    #expect(tree.text == plain.text)
  }

  @Test func `L203: an effect that changes nothing adds nothing`() {
    let tree = PlainHost(20, 20) { Color.red.visualEffect { content, _ in content.opacity(1) } }
    #expect(tree.text == PlainHost(20, 20) { Color.red }.text)
  }

  @Test func `L203: numbers of a visual effect that cannot be used are reported`() {
    let tree = PlainHost(20, 20) {
      Color.red.visualEffect { content, _ in
        content.offset(x: .nan).opacity(.nan).blur(radius: .infinity)
      }
    }
    #expect(!tree.diagnostics.isEmpty)
    #expect(tree.diagnostics.allSatisfy { $0.id == "E-EFFECT" })
  }

  @Test func `L144: from right to left a visual effect is mirrored`() {
    let tree = PlainHost(100, 20) {
      box(20, 10, "a").visualEffect { content, _ in content.offset(x: 5) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(tree.frame("a").minX == 35)
  }

  @Test func `L203: a change elsewhere runs no effect again`() {
    let other = Knob(0)
    let tree = PlainHost(100, 100) {
      ZStack {
        Color.red.frame(width: 10, height: 10).visualEffect { content, proxy in
          content.offset(x: proxy.size.width)
        }
        Turned(other) { box(CGFloat($0 + 5), 10, "other") }
      }
    }
    let before = tree.list
    tree.settle { other.value = 0 }
    #expect(tree.list.root === before.root)
  }
}

/// What a container draws, where some of its children are hidden.
@MainActor @Suite struct HiddenBoundsTests {
  @Test func `R170: a hidden view does not widen a container's bounds once touches were tested`() {
    let isFitting = Knob(false)
    let tree = PlainHost(100, 100) {
      VStack {
        box(20)
        HStack {
          Turned(isFitting) { isFitting in
            if isFitting {
              ViewThatFits {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
              }
            } else {
              Color.green.frame(width: 10, height: 10)
            }
          }
          .hidden()
          Color.gray.frame(width: 10, height: 10)
        }
      }
    }
    for isOn in [true, false, true] {
      _ = tree.runtime.store(InputRouter.self).hit(at: CGPoint(x: 50, y: 60))
      tree.host.checkInvariants()
      tree.settle { isFitting.value = isOn }
      tree.host.checkInvariants()
    }
  }
}
