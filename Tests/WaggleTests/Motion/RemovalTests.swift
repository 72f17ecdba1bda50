import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Suite("Views during their removal")
@MainActor struct RemovalTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct All: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    static var _includesRemovedValues: Bool { true }
  }

  /// A row that writes its name.
  private struct Row: View {
    let name: String
    var body: some View {
      Tile().preference(key: Names.self, value: [name]).preference(key: All.self, value: [name])
    }
  }

  private func rows(_ names: [String]) -> Show<[String]> {
    Show(names) { names in
      VStack(spacing: 0) { ForEach(names, id: \.self) { Row(name: $0) } }
    }
  }

  @Test func `R172, M068: a removed view contributes nothing from then on`() {
    let show = rows(["1", "2", "3"])
    #expect(show.host.preference(Names.self) == ["1", "2", "3"])
    show.set(["1", "2"])
    #expect(show.host.preference(Names.self) == ["1", "2"])
  }

  @Test
  func `R173: if the key requests it, a removed view contributes until its removal ends, first`() {
    let show = rows(["1", "2", "3"])
    #expect(show.host.preference(All.self) == ["1", "2", "3"])
    show.set(["1", "2"])
    #expect(show.host.preference(All.self) == ["3", "1", "2"])
    show.host.advance(by: 1.02)
    #expect(show.host.preference(All.self) == ["1", "2"])
  }

  @Test func `R174: an inserted view contributes from its first update`() {
    let show = rows(["1"])
    show.set(["1", "2"])
    #expect(show.host.preference(Names.self) == ["1", "2"])
  }

  /// Counts taps in its own state.
  private struct Counter: View {
    @State private var count = 0
    let log: Log
    var body: some View {
      Text("\(count)").frame(width: 20, height: 20)
        .contentShape(Rectangle())
        .onTapGesture {
          count += 1
          log.add("tap")
        }
        .onAppear { log.add("appear") }
        .onDisappear { log.add("disappear") }
    }
  }

  @Test func `M068: until the removal ends a view keeps its state, updates, and can be touched`() {
    let log = Log()
    let show = Show(true) { isOn in
      ZStack {
        Room(); if isOn { Counter(log: log) }
      }
    }
    show.set(false)
    show.host.advance(by: 0.25)
    show.host.tap(at: CGPoint(x: 50, y: 50))
    #expect(show.drawn.contains { $0.contains("\"1\"") })
    show.host.advance(by: 1.02)
    #expect(show.drawn.isEmpty)
  }

  @Test func `M068: a removed view is not in the accessibility tree`() {
    let show = Show(true) { isOn in
      ZStack {
        Room(); if isOn { Text("Here") }
      }
    }
    show.set(false)
    #expect(throws: (any Error).self) { try show.host.find(label: "Here") }
  }

  @Test
  func `R175, M181: inserted again during the removal it is the same view, without callbacks`() {
    let log = Log()
    let show = Show(true) { isOn in
      ZStack {
        Room(); if isOn { Counter(log: log) }
      }
    }
    show.host.tap(at: CGPoint(x: 50, y: 50))
    _ = log.take()
    show.set(false)
    show.host.advance(by: 0.5)
    show.set(true)
    show.host.advance(by: 2)
    #expect(log.take() == [])
    #expect(show.drawn.contains { $0.contains("\"1\"") })
    #expect(show.drawn.count == 1)
  }

  @Test func `R175: rows that are inserted again have their positions and their values again`() {
    let show = rows(["1", "2", "3"])
    let whole = show.drawn
    show.set(["1", "3"])
    show.host.advance(by: 0.5)
    show.set(["1", "2", "3"])
    #expect(show.host.preference(Names.self) == ["1", "2", "3"])
    show.host.advance(by: 2)
    #expect(show.drawn == whole)
  }

  @Test func `R175: inserted again without an animation it is the same view too`() {
    let log = Log()
    let show = Show(true) { isOn in
      ZStack {
        Room(); if isOn { Counter(log: log) }
      }
    }
    let whole = show.drawn
    _ = log.take()
    show.set(false)
    show.host.advance(by: 0.5)
    show.jump(true)
    show.host.advance(by: 2)
    #expect(log.take() == [])
    #expect(show.drawn == whole)
  }

  @Test
  func `M180: a view disappears when its removal ends, without an animation in the same update`() {
    let log = Log()
    let show = Show(true) { isOn in
      ZStack {
        Room(); if isOn { Counter(log: log) }
      }
    }
    _ = log.take()
    show.set(false)
    show.host.advance(by: 0.9)
    #expect(log.take() == [])
    show.host.advance(by: 0.12)
    #expect(log.take() == ["disappear"])
    show.jump(true)
    #expect(log.take() == ["appear"])
    show.jump(false)
    #expect(log.take() == ["disappear"])
  }

  @Test(
    "M182: with another id the new one appears, then the old one disappears; with .identity reversed"
  )
  func identifiers() {
    func calls(_ transition: AnyTransition) -> [String] {
      let log = Log()
      let show = Show(1) { id in
        ZStack {
          Tile().transition(transition)
            .onAppear { log.add("A\(id)") }
            .onDisappear { log.add("D\(id)") }
            .id(id)
        }
      }
      show.set(2)
      show.host.advance(by: 2)
      return log.take()
    }
    #expect(calls(.opacity) == ["A1", "A2", "D1"])
    #expect(calls(.identity) == ["A1", "D1", "A2"])
  }

  @Test func `M072: the last transition before the removal counts, not one of the removing update`()
  {
    let show = Show((isOn: true, edge: Edge.top)) { state in
      ZStack {
        Room(); if state.isOn { Tile().transition(.move(edge: state.edge)) }
      }
    }
    show.set((false, .leading))
    show.host.advance(by: 0.5)
    #expect(show.drawn.first?.contains("(40 30 20 20)") == true)
  }

  @Test func `M068: content of a part that is removed at once is removed with it`() {
    let show = Show((a: true, b: true)) { state in
      ZStack {
        Room(); if state.a { Group { if state.b { Tile() } } }
      }
    }
    show.set((true, false))
    show.host.advance(by: 0.5)
    show.jump((false, false))
    #expect(show.drawn.isEmpty)
    show.host.advance(by: 2)
    #expect(show.host.diagnostics.filter { $0.id.hasPrefix("E") }.isEmpty)
  }

  @Test func `R183: a new view does not move to its first position`() {
    let show = Show(false) { isOn in
      ZStack(alignment: .topLeading) {
        Color.clear
        if isOn { Tile().offset(x: 50).transition(.identity) }
      }
    }
    show.set(true)
    let drawn = show.drawn
    show.host.advance(by: 0.5)
    #expect(show.drawn == drawn)
  }
}

extension RemovalTests {
  @Test func `M062: of views inserted together, removing one again does not affect the rest`() {
    let dial = Dial()
    let host = motionHost {
      VStack(spacing: 0) {
        if dial.isOn { Square() }
        if dial.x > 0 { Color.blue.frame(width: 30, height: 20) }
      }
    }
    host.frame {
      withAnimation(.second) { (dial.isOn, dial.x) = (true, 1) }
      dial.isOn = false
    }
    host.advance(by: 2)
    #expect(host.places.map(\.width) == [30])
    #expect(host.host.nextMoment == nil)
  }

  @Test func `M072, R133: a view whose transition changes reports its position`() throws {
    let dial = Dial()
    let log = Recorder<CGFloat>()
    let host = motionHost {
      HStack(spacing: 0) {
        Square()
        if dial.isOn {
          GeometryReader { proxy in
            Color.blue.preference(key: NumberKey.self, value: proxy.frame(in: .global).minX)
          }
          .frame(width: 30, height: 20)
          .transition(dial.x > 0 ? AnyTransition.scale : .opacity)
        }
      }
      .padding(.leading, dial.other)
      .onPreferenceChange(NumberKey.self) { value in
        MainActor.assumeIsolated { log.add(value) }
      }
    }
    host.frame { withAnimation(.second) { dial.isOn = true } }
    host.advance(by: 2)
    host.frame { dial.x = 1 }
    host.frame { dial.other = 10 }
    #expect(log.entries.last == 30)
  }
}
