import Foundation
import TestSupport
import Testing
import Waggle

@Suite("Spacing preferences")
@MainActor
struct SpacingTests {
  /// The gap between two views in a column.
  private func gap<A: View, B: View>(_ a: @escaping () -> A, _ b: @escaping () -> B) -> CGFloat {
    let tree = PlainHost {
      VStack {
        a().named("first")
        b().named("second")
      }
    }
    return tree.frame("second").minY - tree.frame("first").maxY
  }

  @Test func `L030: a plain view declares zeros towards text only`() {
    #expect(
      ViewSpacing.plain.debugText
        == "[top: after text 0.0; leading: after text 0.0; bottom: before text 0.0; "
        + "trailing: before text 0.0]")
  }

  @Test func `L031: views that share no category are 8 apart`() {
    #expect(
      gap {
        box(10)
      } _: {
        box(10)
      } == 8)
  }

  @Test func `L031: the spacing of the stack replaces all others, negative too`() {
    for spacing: CGFloat in [0, 3, -5] {
      #expect(
        measure(nil, nil) {
          VStack(spacing: spacing) {
            box(10)
            textBox(10)
            box(10)
          }
        }.height == 33 + 2 * spacing)
    }
  }

  @Test func `L032: a spacer has no gaps along its axis`() {
    let tree = PlainHost(41, 10) {
      HStack {
        box(20)
        Spacer(minLength: 0).named("spacer")
        box(20)
      }
    }
    #expect(tree.width("spacer") == 1)
    #expect(
      ViewSpacing(spacerAlong: .horizontal).distance(to: textBox(1).spacing, along: .horizontal)
        == 0)
  }

  @Test func `L033: text is nearer to the view below it than to the one above it, by its font`() {
    #expect(
      gap {
        box(10)
      } _: {
        textBox(10)
      } == 4.5)
    #expect(
      gap {
        textBox(10)
      } _: {
        box(10)
      } == 7.5)
  }

  @Test func `L034: of two texts the lower one's leading decides, in whole pixels`() {
    #expect(
      gap {
        textBox(10, leading: 9)
      } _: {
        textBox(10, leading: 0.3)
      } == 0.5)
    #expect(
      gap {
        textBox(10)
      } _: {
        textBox(10, leading: 1.2)
      } == 1.5)
  }

  @Test func `L034: text has no horizontal spacing preference`() {
    #expect(textBox(1).spacing.distance(to: textBox(1).spacing, along: .horizontal) == 8)
    #expect(textBox(1).spacing.distance(to: .plain, along: .horizontal) == 8)
  }

  @Test func `L035: frames, padding and positions make edges plain`() {
    #expect(
      gap {
        textBox(10).padding(.bottom, 1)
      } _: {
        box(10)
      } == 8)
    #expect(
      gap {
        textBox(10).padding(.top, 1)
      } _: {
        box(10)
      } == 7.5)
    #expect(
      gap {
        textBox(10).padding(.bottom, 0)
      } _: {
        box(10)
      } == 7.5)
    #expect(
      gap {
        textBox(10).frame(height: 20)
      } _: {
        box(10)
      } == 8)
    #expect(
      gap {
        textBox(10).frame(width: 20)
      } _: {
        box(10)
      } == 7.5)
    #expect(
      gap {
        textBox(10).frame(minHeight: 20)
      } _: {
        box(10)
      } == 8)
    #expect(ask({ textBox(10).position(x: 1, y: 1) }) { $0.spacing } == .plain)
  }

  @Test func `L035: a frame leaves a spacer without gaps`() {
    let tree = PlainHost {
      VStack {
        box(10)
        Spacer().frame(height: 4)
        box(10)
      }
    }
    #expect(tree.size(nil, nil).height == 24)
  }

  @Test func `L035: overlays and backgrounds keep the view's own`() {
    #expect(
      gap {
        textBox(10).overlay { box(5) }.background { box(5) }
      } _: {
        box(10)
      } == 7.5)
    #expect(
      gap {
        textBox(10).fixedSize()
      } _: {
        box(10)
      } == 7.5)
  }

  @Test func `L036: a stack has the spacing of its outer children, and of all children across`() {
    #expect(
      gap {
        VStack {
          box(10)
          textBox(10)
        }
      } _: {
        box(10)
      } == 7.5)
    #expect(
      gap {
        VStack {
          textBox(10)
          box(10)
        }
      } _: {
        box(10)
      } == 8)
    #expect(
      gap {
        HStack {
          box(10)
          textBox(10)
        }
      } _: {
        box(10)
      } == 7.5)
    #expect(
      gap {
        box(10)
      } _: {
        VStack {
          textBox(10)
          box(10)
        }
      } == 4.5)
  }

  @Test func `L036: a ZStack has the spacing of all of its views`() {
    #expect(
      gap {
        ZStack {
          box(10)
          textBox(10)
        }
      } _: {
        box(10)
      } == 7.5)
  }

  @Test func `L037: zero spacing differs from no preference`() {
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  @Test func `L037: a union takes the larger on the given edges`() {
    let above = ViewSpacing().union(.zero, edges: .bottom)
    #expect(above.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(above.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(textBox(1).spacing.union(.plain) == ViewSpacing.plain.union(textBox(1).spacing))
  }
}
