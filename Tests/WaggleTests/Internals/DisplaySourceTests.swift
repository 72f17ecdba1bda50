import Foundation
import Observation
import Testing
import TestSupport
import WaggleGraph

@testable import Waggle

@MainActor
struct DisplaySourceTests {
  private let graph: Graph
  private let subgraph: Subgraph

  init() {
    graph = Graph()
    subgraph = Subgraph(in: graph)
  }

  private final class EmptyDrawing: ValueRule {
    var runs = 0
    var name: String { "empty drawing" }
    func value(in graph: Graph) -> DisplayList {
      runs += 1
      return .empty
    }
  }

  @Test func `A display source makes its attribute at the first request and never again`() {
    var source = DisplaySource()
    #expect(source.output == nil && !source.isRequested)
    let first = source.output(of: EmptyDrawing(), in: subgraph, of: graph)
    let second = source.output(of: EmptyDrawing(), in: subgraph, of: graph)
    #expect(first.attribute == second.attribute && source.output?.attribute == first.attribute)
    #expect(source.isOwned(by: first.attribute.node) && source.node == first.attribute.node)
  }

  @Test func `An invalidated display source runs its rule at the next request`() {
    var source = DisplaySource()
    source.invalidate(in: graph)
    let rule = EmptyDrawing()
    let attribute = source.output(of: rule, in: subgraph, of: graph).attribute
    _ = graph.value(attribute)
    _ = graph.value(attribute)
    #expect(rule.runs == 1)
    source.invalidate(in: graph)
    _ = graph.value(attribute)
    #expect(rule.runs == 2)
  }
}

@MainActor
struct DisplayMemoTests {
  private let below = DisplayNode(.group([]))

  private func list(
    _ memo: inout DisplayMemo, around node: DisplayNode?, isChanged: Bool = false
  ) -> DisplayList {
    memo.list(around: node, isChanged: isChanged) { DisplayList(DisplayNode(.opacity(0.5, $0))) }
  }

  @Test func `The same list is returned while nothing has changed`() {
    var memo = DisplayMemo()
    let first = list(&memo, around: below)
    let second = list(&memo, around: below)
    #expect(second == first)
  }

  @Test func `Another list is made if the drawing below or the effect has changed`() {
    var memo = DisplayMemo()
    let first = list(&memo, around: below)
    let second = list(&memo, around: below, isChanged: true)
    let third = list(&memo, around: DisplayNode(.group([])))
    #expect(second != first && third != second)
  }

  @Test func `Without a drawing below the list is empty, and the one before is not returned again`()
  {
    var memo = DisplayMemo()
    let first = list(&memo, around: below)
    let second = list(&memo, around: nil)
    let third = list(&memo, around: below)
    #expect(second.isEmpty && third != first)
  }

  @Test func `An opacity set while its symbol was missing applies when the symbol is back`() {
    let brush = Brush()
    (brush.word, brush.number) = ("star", 0.5)
    let host = PlainHost { Image(systemName: brush.word).opacity(brush.number) }
    let first = host.lines.first
    host.settle { (brush.word, brush.number) = ("missing", 0.25) }
    #expect(host.list.isEmpty)
    host.settle { brush.word = "star" }
    #expect(first == "opacity 0.5" && host.lines.first == "opacity 0.25")
  }
}

@MainActor
struct AnimatedOriginTests {
  private let runtime = Runtime(
    measurer: PlainMeasurer(), symbols: PlainSymbols(), semantics: .seeds)

  private var target: AnimationTarget {
    AnimationTarget(runtime, nil, runtime.graph.makeInput(0, in: runtime.rootSubgraph).node)
  }

  @Test func `An update reports whether the displayed origin has changed`() {
    var origin = AnimatedOrigin()
    let end = CGPoint(x: 1, y: 2)
    let reports = [
      origin.update(to: end, in: runtime, target), origin.update(to: end, in: runtime, target),
    ]
    #expect(reports == [true, false] && origin.displayed == end)
    let isChanged = origin.display(at: .zero)
    #expect(isChanged && origin.displayed == .zero)
  }

  @Test func `Before the first drawing nothing has moved`() {
    #expect(!AnimatedOrigin().hasMoved(to: CGPoint(x: 5, y: 5)))
  }

  @Test func `A jump returns the offset from the origin of the last drawing, once`() {
    var origin = AnimatedOrigin()
    _ = origin.update(to: CGPoint(x: 1, y: 2), in: runtime, target)
    let end = CGPoint(x: 11, y: 0)
    #expect(origin.hasMoved(to: end))
    let offsets = [origin.jump(to: end), origin.jump(to: end)]
    #expect(offsets == [CGSize(width: 10, height: -2), .zero])
    #expect(!origin.hasMoved(to: end))
  }

  @Test func `A move under an animation starts from the origin of the last drawing`() {
    var origin = AnimatedOrigin()
    _ = origin.update(to: .zero, in: runtime, target)
    move(&origin, to: CGPoint(x: 10, y: 0))
    #expect(origin.displayed == .zero)
  }

  @Test func `An added offset animates with the move of the group itself`() {
    var origin = AnimatedOrigin()
    _ = origin.update(to: .zero, in: runtime, target)
    origin.addOffset(CGSize(width: 0, height: 4))
    move(&origin, to: CGPoint(x: 10, y: 0))
    #expect(origin.displayed == CGPoint(x: 0, y: -4))
  }

  /// Updates the origin as a drawing in an animated update does.
  private func move(_ origin: inout AnimatedOrigin, to end: CGPoint) {
    runtime.allowsAnimation = true
    withAnimation(.linear(duration: 1)) { _ = origin.update(to: end, in: runtime, target) }
  }
}

@Observable
private final class Brush {
  var number: CGFloat = 0
  var word = ""
}
