import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Observers in unusual shapes.
@MainActor
@Suite struct ObserverShapeTests {
  @Test
  func
    `An observer hears nothing of writers outside, beside or in its own modifiers outside (R075)`()
  {
    let log = Log()
    let host = host {
      VStack {
        leaf.logsNames(log, "a").writes("x")
        HStack {
          leaf.logsNames(log, "b"); leaf.writes("y")
        }
        leaf.logsNames(log, "c").overlay { leaf.writes("z") }
        leaf.logsNames(log, "d").modifier(Names2(names: ["m"]))
      }
    }
    host.settle()
    #expect(log.take() == [])
    #expect(host.reports("W-ORDER").count == 4)
    #expect(host.reports("W-NOWRITER").isEmpty)
  }

  @Test func `Any number of observers hear the same, and change nothing (R076)`() {
    let log = Log()
    let host = host {
      Shell { leaf.writes("x").logsNames(log, "1").padding().logsNames(log, "2") }.logsNames(
        log, "3"
      )
      .modifier(Plain()).logsNames(log, "4")
    }
    host.settle()
    #expect(Set(log.take()) == ["1x", "2x", "3x", "4x"])
    #expect(host.preference(Names.self) == ["x"])
  }

  @Test func `A static view without a writer never calls, whatever happens (R077)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host {
      Turned(knob) { turn in
        VStack {
          Text("\(turn)"); HStack { leaf.frame(width: CGFloat(turn)) }
        }
      }.logsNames(log)
    }
    host.settle()
    for turn in 1...3 { host.frame { knob.value = turn } }
    #expect(log.take() == [])
  }

  @Test func `A view with an output calls once at first, with the default too (R078)`() {
    func first<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
      let log = Log()
      let view = view()
      let host = host { view.logsNames(log) }
      for _ in 0..<3 { host.frame() }
      return log.take()
    }
    #expect(first { leaf.writes() } == ["[]"])
    #expect(first { VStack { if false { leaf } } } == ["[]"])
    #expect(first { ForEach([Int](), id: \.self) { _ in leaf } } == ["[]"])
    #expect(first { leaf.transformPreference(Names.self) { _ in } } == ["[]"])
    #expect(first { ViewThatFits { leaf } } == ["[]"])
    #expect(first { AnyView(leaf) } == ["[]"])
  }

  @Test func `Equal values are silent, also when they are made in another way (R080)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host {
      Turned(knob) { turn in
        VStack {
          if turn % 2 == 0 { leaf.writes("a"); leaf.writes("b") } else { leaf.writes("a", "b") }
          if turn > 2 { leaf.writes() }
        }
      }.logsNames(log)
    }
    host.settle()
    for turn in 1...4 { host.frame { knob.value = turn } }
    #expect(log.take() == ["[a,b]"])
  }

  @Test func `Going and coming back within one update is no change (R080)`() {
    let knob = Knob("a")
    let log = Log()
    let host = host { Turned(knob) { leaf.writes($0) }.logsNames(log) }
    host.settle()
    host.frame {
      knob.value = "b"
      knob.value = "a"
    }
    #expect(log.take() == ["a"])
  }

  @Test func `The newest closure is called, and a new closure alone does not call (R081)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host {
      Turned(knob) { turn in
        Shell { leaf.writes("\(turn / 2)") }.onPreferenceChange(Names.self) {
          log.add("\(turn):\($0[0])")
        }
      }
    }
    host.settle()
    for turn in 1...5 { host.frame { knob.value = turn } }
    #expect(log.take() == ["0:0", "2:1", "4:2"])
  }

  @Test func `An action runs after layout and before the picture (R082)`() {
    struct Measured: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        MainActor.assumeIsolated { log.add("place") }
      }
    }
    let log = Log()
    let host = host {
      let _ = log.add("body")
      Measured(log: log) { leaf }.writes("x").onPreferenceChange(Names.self) { _ in log.add("action") }
    }
    host.frame()
    #expect(log.take() == ["body", "place", "action"])
  }

  /// A value that each call of its observer makes another one, up to an end.
  private struct Chain: View {
    @State private var n = 0
    let end: Int
    let log: Log
    var body: some View {
      leaf.preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) {
        log.add("\($0)")
        if n < end { n += 1 }
      }
    }
  }

  @Test
  func
    `At most two calls an observer a pass and four a frame; the third is late (R083, R085, R086)`()
  {
    let log = Log()
    let host = host { Chain(end: 5, log: log) }
    var perFrame: [Int] = []
    for _ in 0..<4 {
      host.frame()
      perFrame.append(log.take().count)
    }
    #expect(perFrame.allSatisfy { $0 <= 4 })
    #expect(perFrame.reduce(0, +) == 6)
  }

  @Test func `Every value but none is lost when a chain ends (R085)`() {
    for end in 1...7 {
      let log = Log()
      let host = host { Chain(end: end, log: log) }
      host.settle()
      #expect(log.take() == (0...end).map(String.init))
    }
  }

  @Test func `Under strict a chain is heard to its end, as no pass has a third call (R083, R086)`()
  {
    for end in 1...9 {
      let log = Log()
      let host = host(.strict) { Chain(end: end, log: log) }
      host.settle()
      #expect(log.take() == (0...end).map(String.init))
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test func `The limit is told once, in these words (R084)`() {
    struct Forever: View {
      @State private var n = 0
      var body: some View {
        leaf.preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) { _ in n += 1 }
      }
    }
    let host = host { Forever() }
    for _ in 0..<10 { host.frame() }
    let loops = host.reports("W-LOOP")
    #expect(loops.count == 1)
    #expect(
      loops.first?.message.hasPrefix(
        "Bound preference Sum tried to update multiple times per frame.") == true)
  }

  @Test func `A new identity calls again for an equal value (R087)`() {
    let knob = Knob(0)
    let log = Log()
    let host = host { Turned(knob) { turn in leaf.writes("x").logsNames(log).id(turn) } }
    host.settle()
    host.frame { knob.value = 1 }
    host.frame { knob.value = 1 }
    #expect(log.take() == ["x", "x"])
  }

  @Test func `An observer that is removed and comes back calls again (R087)`() {
    let knob = Knob(true)
    let log = Log()
    let host = host { Turned(knob) { on in VStack { if on { leaf.writes("x").logsNames(log) } } } }
    host.settle()
    host.frame { knob.value = false }
    host.frame { knob.value = true }
    #expect(log.take() == ["x", "x"])
  }

  @Test func `A row that moves does not call (R087, R052)`() {
    let knob = Knob([1, 2, 3])
    let log = Log()
    let host = host {
      Turned(knob) { rows in
        VStack { ForEach(rows, id: \.self) { leaf.writes("\($0)").logsNames(log) } }
      }
    }
    host.settle()
    _ = log.take()
    host.frame { knob.value = [3, 1, 2] }
    #expect(log.take() == [])
    host.frame { knob.value = [3, 4, 2] }
    #expect(log.take() == ["4"])
  }

  @Test
  func
    `Outermost first, later siblings before earlier, keys mixed, at first and on change (R088, R089)`()
  {
    let knob = Knob("x")
    let log = Log()
    let host = host {
      Turned(knob) { name in
        VStack {
          Both(name).logsNames(log, "in1:")
          Both(name).onPreferenceChange(Spy.self) { log.add("in2:\($0[0])") }
        }
        .onPreferenceChange(Spy.self) { log.add("mid:\($0[0])") }
        .onPreferenceChange(Names.self) { log.add("out:\($0[0])") }
      }
    }
    host.settle()
    #expect(log.take() == ["out:x", "mid:x", "in2:x", "in1:x"])
    host.frame { knob.value = "y" }
    #expect(log.take() == ["out:y", "mid:y", "in2:y", "in1:y"])
  }

  @Test func `What an action sets is drawn in the same frame, and three hops need two (R091)`() {
    struct Hop: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        VStack {
          Text("a\(a) b\(b) c\(c)")
          leaf.preference(key: Sum.self, value: 7).onPreferenceChange(Sum.self) { a = $0 }
          leaf.preference(key: Sum.self, value: a).onPreferenceChange(Sum.self) { b = $0 }
          leaf.preference(key: Sum.self, value: b).onPreferenceChange(Sum.self) { c = $0 }
        }
      }
    }
    let host = host { Hop() }
    host.frame()
    #expect(host.text == ["a7 b7 c0"])
    host.frame()
    #expect(host.text == ["a7 b7 c7"])
    #expect(host.reports("W-LOOP").isEmpty)
  }

  @Test func `A value fed back into itself stops at the cap and is reported (R092)`() {
    struct Grow: View {
      @State private var width: CGFloat = 10
      var body: some View {
        leaf.frame(width: width, height: 10)
          .background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
          )
          .onPreferenceChange(Width.self) { width = $0 + 1 }
      }
    }
    let host = host { Grow() }
    host.settle()
    let loop = host.reports("W-LOOP").first
    #expect(loop != nil)
    #expect(loop?.message.contains("Width") == true)
    #expect(loop?.message.contains("width") == true)
  }

  @Test func `Jitter below a pixel calls each time, and the report says so (R093)`() {
    struct Jitter: View {
      @State private var width: CGFloat = 10
      var body: some View {
        leaf.preference(key: Width.self, value: width).onPreferenceChange(Width.self) {
          width = $0 + 1e-9
        }
      }
    }
    let host = host { Jitter() }
    for _ in 0..<3 { host.frame() }
    #expect(host.reports("W-LOOP").first?.message.contains("less than a pixel") == true)
  }

  @Test func `A state set to something new each time is named (R094)`() {
    struct Fresh: View {
      @State private var token = 0
      var body: some View {
        leaf.id(token).anchorPreference(key: Sum.self, value: .bounds) { _ in token }
          .onPreferenceChange(Sum.self) { _ in token = Int.random(in: 1..<1_000_000) }
      }
    }
    let host = host { Fresh() }
    host.settle()
    #expect(host.reports("W-LOOP").contains { $0.message.contains("token") })
  }

  @Test
  func `An action that was queued runs once although its view goes in the same update (R096)`() {
    struct Leaving: View {
      @State private var gone = false
      let log: Log
      var body: some View {
        VStack {
          if !gone {
            leaf.writes("early").logsNames(log)
            leaf.writes("late").onPreferenceChange(Names.self) { _ in
              log.add("gone")
              gone = true
            }
          }
        }
      }
    }
    let log = Log()
    let host = host { Leaving(log: log) }
    host.settle()
    #expect(log.take() == ["gone", "early"])
  }
}

@Suite("The order of actions where places are filled late") @MainActor struct LateOrderTests {
  @Test
  func `What a branch or a row holds comes where it stands, not when it is made (R088, R191)`() {
    let log = Log()
    let host = host {
      VStack {
        leaf.writes("a").onAppear { log.add("a") }.logsNames(log, "in1 ")
        if true {
          ForEach(0..<2) { row in
            leaf.writes("\(row)").onAppear { log.add("row \(row)") }.logsNames(
              log, "in row \(row) ")
          }
        }
        leaf.writes("z").onAppear { log.add("z") }.logsNames(log, "in2 ")
      }
      .onAppear { log.add("out") }
      .logsNames(log, "hears ")
    }
    host.settle()
    #expect(
      log.entries == [
        "hears [a,0,1,z]", "in2 z", "in row 1 1", "in row 0 0", "in1 a",
        "a", "row 0", "row 1", "z", "out",
      ])
  }
}
