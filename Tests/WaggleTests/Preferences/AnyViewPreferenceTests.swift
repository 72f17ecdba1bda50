import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What observers receive of `AnyView` and `EmptyView` where one view is expected, and whose state they keep.
@MainActor @Suite struct AnyViewPreferenceTests {
  private static var names: some View {
    Group {
      leaf.writes("1")
      leaf.writes("2")
    }
  }

  /// What an observer in the content receives first.
  private func heard<V: View>(@ViewBuilder _ content: (Log) -> V) -> [String] {
    let log = Log()
    let view = content(log)
    let host = host { view }
    host.settle()
    return log.entries
  }

  private func host<V: View>(@ViewBuilder content: @escaping () -> V) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200), content: content)
  }

  @Test func `an observer in AnyView receives the whole value, once (R022, R029)`() {
    #expect(
      heard { log in AnyView(Self.names.logsNames(log)) } == ["[1,2]"])
    #expect(
      heard { log in leaf.overlay { AnyView(Self.names.logsNames(log)) } } == ["[1,2]"])
    #expect(
      heard { log in
        leaf.background { AnyView(ForEach(1..<3) { leaf.writes("\($0)") }.logsNames(log)) }
      }
        == ["[1,2]"])
    #expect(
      heard { log in AnyView(Pair(isShown: false).logsNames(log)) } == ["[]"])
    #expect(
      heard { log in
        AnyView(TupleView((leaf.writes("1"), leaf.writes("2"))).logsNames(log)).logsNames(log)
      } == [
        "[1,2]", "[1,2]",
      ])
    #expect(
      Set(
        heard { log in VStack { AnyView(Self.names.logsNames(log)) } }) == ["1", "2"])
  }

  @Test
  func `the value that an empty view writes in AnyView counts, where it is one view (R032, R031)`()
  {
    #expect(value(Names.self) { AnyView(EmptyView().writes("x")) } == ["x"])
    #expect(value(Names.self) { leaf.overlay { AnyView(EmptyView().writes("x")) } } == ["x"])
    #expect(
      value(Names.self) { leaf.writes("p").background { AnyView(EmptyView().writes("x")) } } == [
        "x", "p",
      ])
    #expect(value(Names.self) { AnyView(AnyView(EmptyView().writes("x")).padding()) } == ["x"])
    #expect(value(Names.self) { VStack { AnyView(EmptyView().writes("x")) } } == [])
    #expect(value(Names.self) { AnyView(EmptyView()) } == [])
  }

  @Test func `AnyView always has an output, and reduces nothing itself (R022)`() {
    for semantics in [PreferenceSemantics.seeds, .strict] {
      #expect(value(Names.self, semantics) { AnyView(leaf) } == [])
      #expect(
        value(Names.self, semantics) { AnyView(TupleView((leaf, leaf))) } == [])
      #expect(value(Names.self, semantics) { AnyView(AnyView(leaf).padding()) } == [])
      #expect(value(Names.self, semantics) { leaf.overlay { AnyView(leaf) } } == [])
      #expect(pairs(semantics) { AnyView(AnyView(leaf.writesSpy("1")).padding()) }.pairs == [])
      #expect(
        pairs(semantics) {
          AnyView(TupleView((leaf.writesSpy("1"), leaf.writesSpy("2"))))
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
      reports { AnyView(Self.names.logsNames(Log())) } == 0)
    #expect(
      reports { VStack { AnyView(Self.names.logsNames(Log())) } } == 1)
  }

  @Test func `AnyView of another type is a new view, of the same type the same view (R022)`() {
    struct Count: View {
      let name: String
      let knobs: Knobs
      @State private var value = 0

      var body: some View {
        let _ = knobs.raise = { value += 1 }
        Text("\(name)\(value)").writes("\(name)\(value)")
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
        .logsNames(log)
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
    #expect(log.entries == ["n00", "n01", "n11", "[]", "n30"])
  }
}
