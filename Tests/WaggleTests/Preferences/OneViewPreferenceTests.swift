import SwiftUI
import Testing
import WaggleTestKit

/// What is heard of `AnyView` and `EmptyView` where one view is expected, and whose state they keep.
@MainActor @Suite struct OneViewPreferenceTests {
  private static var names: some View {
    Group {
      leaf.n("1")
      leaf.n("2")
    }
  }

  /// What an observer in the content hears first.
  private func heard<V: View>(@ViewBuilder _ content: (Log) -> V) -> [String] {
    let log = Log()
    let view = content(log)
    let host = host { view }
    host.settle()
    return log.lines
  }

  private func host<V: View>(@ViewBuilder content: @escaping () -> V) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200), content: content)
  }

  @Test func `an observer in AnyView hears all of it, once (R022, R029)`() {
    #expect(
      heard { log in AnyView(Self.names.hears(log)) } == ["[1,2]"])
    #expect(
      heard { log in leaf.overlay { AnyView(Self.names.hears(log)) } } == ["[1,2]"])
    #expect(
      heard { log in leaf.background { AnyView(ForEach(1..<3) { leaf.n("\($0)") }.hears(log)) } }
        == ["[1,2]"])
    #expect(
      heard { log in AnyView(Pair(isShown: false).hears(log)) } == ["[]"])
    #expect(
      heard { log in AnyView(TupleView((leaf.n("1"), leaf.n("2"))).hears(log)).hears(log) } == [
        "[1,2]", "[1,2]",
      ])
    #expect(
      Set(
        heard { log in VStack { AnyView(Self.names.hears(log)) } }) == ["1", "2"])
  }

  @Test func `what an empty view writes in AnyView is there, where it is one view (R032, R031)`() {
    #expect(value(Names.self) { AnyView(EmptyView().n("x")) } == ["x"])
    #expect(value(Names.self) { leaf.overlay { AnyView(EmptyView().n("x")) } } == ["x"])
    #expect(
      value(Names.self) { leaf.n("p").background { AnyView(EmptyView().n("x")) } } == ["x", "p"])
    #expect(value(Names.self) { AnyView(AnyView(EmptyView().n("x")).padding()) } == ["x"])
    #expect(value(Names.self) { VStack { AnyView(EmptyView().n("x")) } } == [])
    #expect(value(Names.self) { AnyView(EmptyView()) } == [])
  }

  @Test func `AnyView has an output in any case, and reduces nothing of its own (R022)`() {
    for semantics in [PreferenceSemantics.seeds, .strict] {
      #expect(value(Names.self, semantics) { AnyView(leaf) } == [])
      #expect(
        value(Names.self, semantics) { AnyView(TupleView((leaf, leaf))) } == [])
      #expect(value(Names.self, semantics) { AnyView(AnyView(leaf).padding()) } == [])
      #expect(value(Names.self, semantics) { leaf.overlay { AnyView(leaf) } } == [])
      #expect(pairs(semantics) { AnyView(AnyView(leaf.s("1")).padding()) }.pairs == [])
      #expect(
        pairs(semantics) {
          AnyView(TupleView((leaf.s("1"), leaf.s("2"))))
        }.pairs == ["1+2"])
    }
  }

  @Test func `W-GROUP is for lists, not for AnyView as one view (R029)`() {
    func reports<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Int {
      let host = host(content: content)
      host.settle()
      return host.reports("W-GROUP").count
    }
    #expect(
      reports { AnyView(Self.names.hears(Log())) } == 0)
    #expect(
      reports { VStack { AnyView(Self.names.hears(Log())) } } == 1)
  }

  @Test func `another type in the place of AnyView is another view, the same type the same (R022)`()
  {
    struct Count: View {
      let name: String
      let knobs: Knobs
      @State private var value = 0

      var body: some View {
        let _ = knobs.raise = { value += 1 }
        Text("\(name)\(value)").n("\(name)\(value)")
      }
    }
    final class Knobs { var raise: () -> Void = {} }
    let (knobs, knob, log) = (Knobs(), Knob(0), Log())
    let host = host {
      Turned(knob) { step in
        Color.clear.overlay {
          step == 2
            ? AnyView(Pair(isShown: true).padding(4))
            : AnyView(Count(name: "n\(step)", knobs: knobs).padding(4))
        }
        .hears(log)
      }
    }
    host.settle()
    host.frame { knobs.raise() }
    host.frame { knob.value = 1 }
    #expect(host.text == ["n11"])
    host.frame { knob.value = 2 }
    #expect(rectangles(host).dropFirst() == ["140 90 20 20", "140 90 20 20"])
    host.frame { knob.value = 3 }
    #expect(host.text == ["n30"])
    #expect(log.lines == ["n00", "n01", "n11", "[]", "n30"])
  }
}
