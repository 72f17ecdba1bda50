import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Each report comes for what it means, and for nothing that only looks like it.
@MainActor
@Suite struct NearMissTests {
  /// How often a report comes in a program that settles, and is asked for its names.
  private func count<V: View>(
    _ id: String, _ semantics: PreferenceSemantics = .seeds, @ViewBuilder _ view: @escaping () -> V
  ) -> Int {
    let host = host(semantics, view)
    host.settle()
    _ = host.preference(Names.self)
    _ = host.preference(Spy.self)
    return host.reports(id).count
  }

  private func asks<K: PreferenceKey, V: View>(
    _ key: K.Type, @ViewBuilder _ view: @escaping () -> V
  ) -> Int {
    let host = host(.seeds, view)
    _ = host.preference(key)
    return host.reports("E-LAW").count
  }

  // MARK: E-LAW

  private enum Kept: PreferenceKey {
    static let defaultValue: Double = 0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  /// Lawful for values of 0 and more.
  private enum Largest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  @Test func `A lawful key is never reported, whatever its value and its places (R004, R005)`() {
    #expect(
      asks(AnyTrue.self) {
        VStack {
          if true { leaf }
          leaf.preference(key: AnyTrue.self, value: true)
          AnyView(leaf)
          leaf.preference(key: AnyTrue.self, value: false)
        }
      } == 0)
    #expect(
      asks(First.self) {
        VStack {
          if true { leaf }
          leaf.preference(key: First.self, value: nil)
          leaf.preference(key: First.self, value: "a")
          AnyView(leaf)
        }
      } == 0)
    #expect(
      asks(Helped.self) {
        leaf.preference(key: Helped.self, value: 1).overlay { if true { leaf } }.background {
          if true { leaf }
        }
      } == 0)
    #expect(
      asks(Opened.self) {
        leaf.preference(key: Opened.self, value: .init(names: ["a"])).overlay { if true { leaf } }
      } == 0)
    #expect(
      asks(Table.self) {
        leaf.preference(key: Table.self, value: ["a": 1]).background { AnyView(leaf) }
      } == 0)
    #expect(
      asks(Largest.self) {
        leaf.preference(key: Largest.self, value: 3).background { AnyView(leaf) }
      } == 0)
  }

  @Test func `A value that is not a number is no breach of the law (R004)`() {
    #expect(
      asks(Kept.self) {
        leaf.preference(key: Kept.self, value: .nan).overlay { if true { leaf } }.background {
          AnyView(leaf)
        }
      } == 0)
  }

  @Test func `A writer of the very default in a dynamic place is a writer (R004, R061)`() {
    #expect(
      asks(Last.self) {
        leaf.preference(key: Last.self, value: "x").overlay {
          if true { leaf.preference(key: Last.self, value: "default") }
        }
      } == 0)
  }

  @Test func `A reducer that asks no more because it has a value is lawful (R053)`() {
    #expect(
      asks(First.self) {
        VStack {
          leaf.preference(key: First.self, value: "a")
          if true { leaf.preference(key: First.self, value: "b") }
        }
      } == 0)
    #expect(
      asks(AnyTrue.self) {
        VStack {
          leaf.preference(key: AnyTrue.self, value: true);
          leaf.preference(key: AnyTrue.self, value: true)
        }
      } == 0)
  }

  @Test func `A broken law is reported in each kind of place (R006, R007)`() {
    func last() -> some View { leaf.preference(key: Last.self, value: "x") }
    #expect(asks(Last.self) { last().overlay { if true { leaf } } } == 1)
    #expect(
      asks(Last.self) {
        VStack {
          last(); AnyView(leaf)
        }
      } == 1)
    #expect(
      asks(Last.self) {
        VStack {
          last(); HStack { ForEach(0..<0, id: \.self) { _ in leaf } }
        }
      } == 1)
    #expect(asks(Last.self) { last().overlay { ViewThatFits { leaf } } } == 1)
    #expect(
      asks(Keep.self) {
        VStack {
          AnyView(leaf); leaf.preference(key: Keep.self, value: "x")
        }
      } == 1)
    #expect(
      asks(Keep.self) {
        leaf.preference(key: Keep.self, value: "x").background { if true { leaf } }
      } == 1)
  }

  @Test func `The same law broken in a long list is reported (R004, R044)`() {
    #expect(
      asks(Last.self) {
        VStack {
          ForEach(0..<50, id: \.self) { i in
            if i == 49 {
              HStack { if false { leaf } }
            } else {
              leaf.preference(key: Last.self, value: "\(i)")
            }
          }
        }
      } >= 1)
  }

  // MARK: W-NOWRITER and W-ORDER

  @Test func `Nobody writes: one word, at rest (R077)`() {
    #expect(
      count("W-NOWRITER") {
        VStack {
          leaf; leaf
        }.logsNames(Log())
      } == 1)
    #expect(
      count("W-ORDER") {
        VStack {
          leaf; leaf
        }.logsNames(Log())
      } == 0)
  }

  @Test func `A place where a writer may come is not silent, so nothing is said (R077, R078)`() {
    #expect(count("W-NOWRITER") { VStack { if false { leaf.writes("x") } }.logsNames(Log()) } == 0)
    #expect(
      count("W-NOWRITER") {
        VStack { ForEach([String](), id: \.self) { leaf.writes($0) } }.logsNames(Log())
      }
        == 0)
    #expect(
      count("W-NOWRITER") { leaf.overlay { if false { leaf.writes("x") } }.logsNames(Log()) } == 0)
    #expect(
      count("W-NOWRITER") { leaf.transformPreference(Names.self) { _ in }.logsNames(Log()) } == 0)
    #expect(count("W-NOWRITER") { ViewThatFits { leaf }.logsNames(Log()) } == 0)
    #expect(count("W-NOWRITER") { EmptyView().writes("x").logsNames(Log()) } == 0)
    #expect(count("W-NOWRITER") { leaf.writes().logsNames(Log()) } == 0)
    #expect(count("W-ORDER") { VStack { if false { leaf.writes("x") } }.logsNames(Log()) } == 0)
  }

  @Test func `An observer that goes before the tree is at rest is not spoken of (R077)`() {
    struct Passing: View {
      @State private var shown = true
      var body: some View {
        VStack { if shown { leaf.logsNames(Log()).onAppear { shown = false } } }
      }
    }
    #expect(count("W-NOWRITER") { Passing() } == 0)
  }

  @Test func `Inside the writer or beside it: an order, and not a missing writer (R075)`() {
    for found in [
      host { leaf.logsNames(Log()).writes("x") },
      host { Shell { leaf.logsNames(Log()) }.modifier(Names2(names: ["x"])) },
      host {
        HStack {
          leaf.logsNames(Log()); leaf.writes("x")
        }
      },
      host { leaf.logsNames(Log()).overlay { leaf.writes("x") } },
      host { leaf.logsNames(Log()).transformPreference(Names.self) { $0.append("x") } },
    ] {
      found.settle()
      #expect(found.reports("W-ORDER").count == 1)
      #expect(found.reports("W-NOWRITER").isEmpty)
    }
  }

  @Test func `An observer that hears is in order, wherever else the key is written (R060, R075)`() {
    #expect(count("W-ORDER") { VStack { leaf.writes("a") }.logsNames(Log()).writes("b") } == 0)
    #expect(
      count("W-ORDER") {
        HStack {
          leaf.writes("a").logsNames(Log()); leaf.writes("b")
        }
      } == 0)
    #expect(
      count("W-ORDER") { leaf.writes("a").logsNames(Log()).preference(key: Sum.self, value: 1) }
        == 0)
  }

  @Test func `A writer that has gone is not shown as the one that stands beside (R075, R077)`() {
    let knob = Knob(0)
    let host = host {
      Turned(knob) { turn in
        VStack {
          if turn == 0 { Shell { leaf.writes("x") } }
          if turn == 2 { HStack { leaf }.logsNames(Log()) }
        }
      }
    }
    host.settle()
    host.frame { knob.value = 1 }
    host.frame { knob.value = 2 }
    #expect(host.reports("W-ORDER").isEmpty)
    #expect(host.reports("W-NOWRITER").count == 1)
  }

  // MARK: N-SHADOW

  @Test func `Writers inside a writer are counted (R058, R059)`() {
    #expect(count("N-SHADOW") { leaf.writes("1").writes("2") } == 1)
    let many = host {
      VStack {
        leaf.writes("a");
        HStack {
          leaf.writes("b"); leaf.writes("c")
        }
      }.writes("p")
    }
    many.settle()
    #expect(many.reports("N-SHADOW").count == 1)
    #expect(many.reports("N-SHADOW").first?.message.hasPrefix("3 writers") == true)
    #expect(count("N-SHADOW") { leaf.writes("1").modifier(Names2(names: ["2"])) } == 1)
    #expect(
      count("N-SHADOW") { VStack { ForEach(0..<2, id: \.self) { _ in leaf.writes("r") } }.writes("p") }
        == 1)
    #expect(
      count("N-SHADOW") {
        leaf.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
          .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      } == 1)
  }

  @Test func `What is heard, changed, of another key or beside is not shadowed (R060, R063)`() {
    #expect(count("N-SHADOW") { leaf.writes("1").logsNames(Log()).writes("2") } == 0)
    #expect(
      count("N-SHADOW") { leaf.writes("1").overlayPreferenceValue(Names.self) { _ in leaf }.writes("2") }
        == 0
    )
    #expect(
      count("N-SHADOW") { leaf.writes("1").transformPreference(Names.self) { $0 += ["2"] } } == 0)
    #expect(count("N-SHADOW") { leaf.writes("1").writesSpy("2") } == 0)
    #expect(count("N-SHADOW") { leaf.writes("1").overlay { leaf.writes("2") } } == 0)
    #expect(
      count("N-SHADOW") {
        VStack {
          leaf.writes("1"); leaf.writes("2")
        }
      } == 0)
  }

  // MARK: W-GROUP

  @Test func `An observer of several is reported, one of a container or of one is not (R029)`() {
    #expect(
      count("W-GROUP") {
        VStack {
          Group {
            leaf.writes("a"); leaf.writes("b")
          }.logsNames(Log())
        }
      } == 1)
    #expect(
      count("W-GROUP") {
        VStack { ForEach(0..<2, id: \.self) { _ in leaf.writes("a") }.logsNames(Log()) }
      }
        == 1)
    #expect(
      count("W-GROUP") {
        VStack {
          Shell {
            leaf.writes("a"); leaf.writes("b")
          }.logsNames(Log())
        }
      } == 1)
    #expect(count("W-GROUP") { VStack { Group { leaf.writes("a") }.logsNames(Log()) } } == 0)
    #expect(
      count("W-GROUP") {
        VStack {
          leaf.writes("a"); leaf.writes("b")
        }.logsNames(Log())
      } == 0)
    #expect(
      count("W-GROUP") {
        VStack { Group { if true { leaf.writes("a") } else { leaf } }.logsNames(Log()) }
      }
        == 0)
    #expect(
      count("W-GROUP") {
        VStack { ForEach(0..<3, id: \.self) { _ in leaf.writes("a").logsNames(Log()) } }
      }
        == 0)
    #expect(
      count("W-GROUP") {
        VStack {
          Group {
            leaf; leaf
          }.writes("a")
        }
      } == 0)
    #expect(
      count("W-GROUP") {
        leaf.overlay {
          Group {
            leaf.writes("a"); leaf.writes("b")
          }.logsNames(Log())
        }
      } == 0)
  }

  // MARK: W-EMPTY

  @Test
  func
    `A modifier on nothing is reported in a list, not in a layer or on a condition (R031, R032)`()
  {
    #expect(
      count("W-EMPTY") {
        VStack {
          EmptyView().writes("x"); leaf
        }
      } == 1)
    #expect(
      count("W-EMPTY") {
        VStack {
          Group { EmptyView() }.logsNames(Log()); leaf
        }
      } == 1)
    #expect(
      count("W-EMPTY") {
        VStack { EmptyView().anchorPreference(key: Rects.self, value: .bounds) { [$0] } }
      } == 1)
    #expect(
      count("W-EMPTY") { VStack { EmptyView().transformPreference(Names.self) { _ in } } } == 1)
    #expect(count("W-EMPTY") { leaf.background(EmptyView().writes("x")) } == 0)
    #expect(count("W-EMPTY") { VStack { Group { if false { leaf } }.writes("x") } } == 0)
    #expect(count("W-EMPTY") { VStack { ForEach([Int](), id: \.self) { _ in leaf }.writes("x") } } == 0)
    #expect(
      count("W-EMPTY") {
        VStack {
          EmptyView(); leaf.writes("x")
        }
      } == 0)
    #expect(count("W-EMPTY") { EmptyView().writes("x") } == 0)
    #expect(count("W-EMPTY") { VStack { EmptyView().padding() } } == 0)
  }

  // MARK: W-SPACE

  private func reads(_ name: String) -> some View {
    GeometryReader { proxy in
      let _ = proxy.frame(in: .named(name))
      Color.clear
    }
  }

  @Test func `An unknown space is reported, one on an ancestor is not (R135, R136)`() {
    #expect(count("W-SPACE") { reads("a") } == 1)
    #expect(count("W-SPACE") { reads("a").padding().coordinateSpace(name: "b") } == 1)
    #expect(
      count("W-SPACE") {
        VStack {
          leaf.coordinateSpace(name: "a"); reads("a")
        }
      } == 1)
    #expect(count("W-SPACE") { reads("a").padding().coordinateSpace(name: "a") } == 0)
    #expect(count("W-SPACE") { AnyView(VStack { reads("a") }).coordinateSpace(.named("a")) } == 0)
    #expect(count("W-SPACE") { leaf.overlay { reads("a") }.coordinateSpace(.named("a")) } == 0)
    #expect(
      count("W-SPACE") {
        leaf.writes("x").overlayPreferenceValue(Names.self) { _ in reads("a") }.coordinateSpace(
          .named("a"))
      } == 0)
    #expect(
      count("W-SPACE") {
        GeometryReader { proxy in
          let _ = proxy.bounds(of: .named("a"))
          Color.clear
        }
      } == 0)
  }

  // MARK: N-ROTATED

  private func outlined(_ degrees: Double) -> some View {
    Color.red.frame(width: 100, height: 40).anchorPreference(key: Rects.self, value: .bounds) {
      [$0]
    }
    .overlayPreferenceValue(Rects.self) { anchors in
      GeometryReader { proxy in
        let _ = anchors.map { proxy[$0] }
        Color.clear
      }
    }
    .rotationEffect(.degrees(degrees))
  }

  /// The writer is turned, the reader is not.
  private func turnedWriter(_ degrees: Double) -> some View {
    Color.red.frame(width: 100, height: 40)
      .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      .rotationEffect(.degrees(degrees))
      .overlayPreferenceValue(Rects.self) { anchors in
        GeometryReader { proxy in
          let _ = anchors.map { proxy[$0] }
          Color.clear
        }
      }
  }

  @Test func `A turn of the writer alone is reported as well (R121)`() {
    #expect(count("N-ROTATED") { turnedWriter(10) } == 1)
    #expect(count("N-ROTATED") { turnedWriter(90) } == 0)
    #expect(count("N-ROTATED") { turnedWriter(0) } == 0)
  }

  @Test func `Only a turn that makes a rectangle grow is reported (R121)`() {
    #expect(count("N-ROTATED") { outlined(10) } == 1)
    #expect(count("N-ROTATED") { outlined(-135) } == 1)
    for degrees in [0.0, 90, 180, 270, 360, -90] {
      #expect(count("N-ROTATED") { outlined(degrees) } == 0)
    }
    #expect(count("N-ROTATED") { outlined(0).scaleEffect(x: 3, y: 0.5).offset(x: 4) } == 0)
    #expect(
      count("N-ROTATED") {
        Color.red.anchorPreference(key: Points.self, value: .center) { [$0] }
          .overlayPreferenceValue(Points.self) { points in
            GeometryReader { proxy in
              let _ = points.map { proxy[$0] }
              Color.clear
            }
          }
          .rotationEffect(.degrees(10))
      } == 0)
  }

  // MARK: W-LOOP

  @Test func `What comes to rest within two calls a frame is no loop (R083, R091)`() {
    struct Copy: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 1)
          Text("wide").background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    struct Clamp: View {
      @State private var n = 5
      var body: some View {
        leaf.preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) { n = min($0, 3) }
      }
    }
    struct Same: View {
      @State private var n = 0
      var body: some View {
        leaf.preference(key: Sum.self, value: 3).onPreferenceChange(Sum.self) { n = $0 }
      }
    }
    #expect(count("W-LOOP") { Copy() } == 0)
    #expect(count("W-LOOP") { Clamp() } == 0)
    #expect(count("W-LOOP") { Same() } == 0)
    let knob = Knob(0)
    let host = host { Turned(knob) { leaf.writes("\($0)") }.logsNames(Log()) }
    host.settle()
    for turn in 1...200 { host.frame { knob.value = turn } }
    #expect(host.reports("W-LOOP").isEmpty)
  }
}
