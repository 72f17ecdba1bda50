import Foundation
import TestSupport
import Testing
import Waggle

/// Containers whose layout is replaced by one of another type.
@MainActor @Suite struct AnyLayoutTests {
  @Test func `L076: another layout moves the same views, which keep their state`() {
    let isRow = Knob(true)
    let tree = PlainHost(100, 100) {
      Turned(isRow) { isRow in
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
        layout {
          Once("a")
          Once("b")
        }
      }
    }
    #expect(tree.frame("a") == CGRect(28, 45, 20, 10))
    #expect(tree.frame("b") == CGRect(52, 45, 20, 10))
    let made = Once.made
    tree.settle { isRow.value = false }
    #expect(tree.frame("a") == CGRect(40, 36, 20, 10))
    #expect(tree.frame("b") == CGRect(40, 54, 20, 10))
    #expect(Once.made == made)
  }

  @Test func `L076: spacers and dividers turn with the layout`() {
    let isRow = Knob(true)
    let tree = PlainHost(100, 80) {
      Turned(isRow) { isRow in
        (isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
          Spacer().named("space")
          Divider().named("line")
          VStack { Spacer().named("inner") }
        }
      }
    }
    #expect(tree.frame("line").size == CGSize(0.5, 80))
    #expect(tree.frame("space").size == CGSize(99.5, 0))
    tree.settle { isRow.value = false }
    #expect(tree.frame("line").size == CGSize(100, 0.5))
    #expect(tree.frame("space").size == CGSize(0, 39.75))
    #expect(tree.frame("inner").width == 0)
    tree.settle { isRow.value = true }
    #expect(tree.frame("line").size == CGSize(0.5, 80))
  }

  @Test func `L076: a new wrapped type makes its cache, the same one updates it`() {
    let log = CacheLog()
    let step = Knob(0)
    let tree = PlainHost(100, 100) {
      Turned(step) { step in
        let layout =
          step < 2
          ? AnyLayout(Logged(step: step, log: log)) : AnyLayout(HStackLayout())
        layout { box(10, 10, "a") }
      }
    }
    #expect(log.events == ["make"])
    tree.settle { step.value = 1 }
    #expect(log.events == ["make", "update"])
    tree.settle { step.value = 2 }
    tree.settle { step.value = 0 }
    #expect(log.events == ["make", "update", "make"])
  }

  @Test func `L076: an equal layout does no work`() {
    let other = Knob(0)
    let tree = PlainHost(100, 100) {
      Turned(other) { _ in AnyLayout(HStackLayout(spacing: 3)) { box(10, 10, "a") } }
    }
    let layouts = tree.runtime.counts.layouts
    tree.settle { other.value = 1 }
    #expect(tree.runtime.counts.layouts == layouts)
  }

  @Test func `L076: a wrapped layout answers as it does by itself`() {
    #expect(
      measure(nil, nil) {
        AnyLayout(AnyLayout(HStackLayout(spacing: 5))) {
          box(10); box(20)
        }
      }
        == CGSize(35, 10))
    #expect(
      measure(nil, nil) {
        AnyLayout(ZStackLayout()) {
          box(10, 30); box(20)
        }
      } == CGSize(20, 30))
    let empty = ask({ AnyLayout(VStackLayout()) {} }) { ($0.spacing, $0.layoutPriority) }
    #expect(empty.0 == .zero)
    #expect(empty.1 == -.infinity)
    let grid = measure(nil, nil) {
      AnyLayout(GridLayout()) {
        GridRow {
          box(10); box(10)
        }
        GridRow {
          box(30); box(10)
        }
      }
    }
    #expect(grid == CGSize(48, 28))
  }

  @Test func `L076: in a stack the rows of a grid are a group`() {
    let isGrid = Knob(true)
    let tree = PlainHost(100, 100) {
      Turned(isGrid) { isGrid in
        (isGrid ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())) {
          GridRow {
            box(20, 10, "a")
            box(20, 10, "b")
          }
        }
      }
    }
    #expect(tree.frame("b").minY == tree.frame("a").minY)
    tree.settle { isGrid.value = false }
    #expect(tree.frame("b").minY == tree.frame("a").maxY + 8)
  }
}

/// A leaf that counts how often its state was made.
private struct Once: View {
  @MainActor static var made = 0
  @State private var isMade = Once.make()
  let name: String

  init(_ name: String) { self.name = name }

  private static func make() -> Bool { true }

  var body: some View { box(20, 10, name).onAppear { Once.made += 1 } }
}

private final class CacheLog {
  var events: [String] = []
}

private nonisolated struct Logged: Layout {
  let step: Int
  let log: CacheLog

  func makeCache(subviews: Subviews) -> Int {
    log.events.append("make")
    return 0
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) { log.events.append("update") }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {}
}
