import Foundation
import TestSupport
import Testing
import Waggle

/// How the work of layout grows with the depth of a tree.
@MainActor @Suite struct LayoutCostTests {
  private func layouts<V: View>(_ view: V) -> Int {
    PlainHost(300, 300) { view }.runtime.counts.layouts
  }

  @Test func `The measuring work of nested stacks grows linearly with their depth (L020)`() {
    let (shallow, deep) = (layouts(NestedStacks(depth: 6)), layouts(NestedStacks(depth: 12)))
    #expect(deep < shallow * 3)
  }

  @Test(arguments: [true, false])
  func `Nested ViewThatFits are built once, and measured linearly with their depth (R147)`(
    isFirst: Bool
  ) {
    let tree = PlainHost(300, 300) { NestedChoices(depth: 12, isFirst: isFirst) }
    #expect(tree.runtime.counts.bodies == 13)
    #expect(tree.runtime.counts.layouts < layouts(NestedChoices(depth: 6, isFirst: isFirst)) * 3)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `A candidate that is only measured does not make its GeometryReader's content (R147)`()
  {
    var made = 0
    let tree = PlainHost(100, 100) {
      ViewThatFits {
        ZStack {
          box(200, 10)
          GeometryReader { _ in
            let _ = made += 1
            Spacer()
          }
        }
        box(50, 10, "shown")
      }
    }
    #expect(tree.width("shown") == 50)
    #expect(made == 0)
  }
}

/// Rows in columns in rows: each asks what is in it for 0, infinity and a share.
private struct NestedStacks: View {
  let depth: Int

  var body: some View { depth == 0 ? AnyView(box(20)) : AnyView(level) }

  private var level: some View {
    HStack(alignment: .custom) {
      box(5)
      VStack {
        box(5, 5)
        NestedStacks(depth: depth - 1)
        greedy().frame(maxHeight: 3)
      }
      greedy().frame(maxWidth: 4)
    }
  }
}

/// A choice in one of the candidates of a choice, under stacks.
private struct NestedChoices: View {
  let depth: Int
  let isFirst: Bool

  var body: some View { depth == 0 ? AnyView(box(20)) : AnyView(choice) }

  private var choice: some View {
    ViewThatFits {
      if isFirst { level } else { box(400) }
      if isFirst { box(4) } else { level }
    }
  }

  private var level: some View {
    HStack(alignment: .custom) {
      box(isFirst ? 30 : 5)
      VStack {
        NestedChoices(depth: depth - 1, isFirst: isFirst)
        greedy().frame(maxHeight: 3)
      }
      greedy().frame(maxWidth: 4)
    }
  }
}
