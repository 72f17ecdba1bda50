import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// `AnyView` and `EmptyView` as one view, in contexts that expect one; observers of `.strict` that feed each other.
@MainActor @Suite struct OneViewElsewhereTests {
  private static var a: some View { Color.red.frame(width: 20, height: 20) }
  private static var pair: some View {
    Group {
      a
      Color.blue.frame(width: 20, height: 20)
    }
  }

  private func rects<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    host.settle()
    return rectangles(host)
  }

  @Test func `a button's label in AnyView is a row as it is without`() {
    func label<V: View>(_ view: V) -> [String] {
      rects { Button(action: {}, label: { view }).buttonStyle(.plain) }
    }
    #expect(label(AnyView(Self.a)) == label(Self.a))
    #expect(label(AnyView(Self.pair)) == label(Self.pair))
  }

  @Test func `an empty view with a frame is one view in a layer, and none in a list (R031, R032)`()
  {
    #expect(
      rects { Self.a.overlay { EmptyView().frame(width: 5, height: 5).background(.blue) } }.count
        == 2)
    #expect(rects { VStack { EmptyView().frame(width: 5, height: 5).background(.blue) } } == [])
    #expect(
      rects {
        ViewThatFits {
          EmptyView(); Self.a
        }
      } == ["140 90 20 20"])
    #expect(
      rects {
        HStack {
          AnyView(EmptyView()); Self.a
        }
      } == ["140 90 20 20"])
    #expect(rects { GeometryReader { _ in EmptyView().background(.blue) } }.count <= 1)
  }

  private struct OwnModifier: ViewModifier {
    func body(content: Content) -> some View { content.background { Color.blue } }
  }

  @Test func `AnyView in a style, a modifier and a layout keeps its size`() {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        AnyView(configuration.label.padding(5))
      }
    }
    #expect(
      rects { Button(action: {}, label: { Self.a }).buttonStyle(Style()) } == ["140 90 20 20"])
    #expect(
      rects { AnyView(Self.a).modifier(OwnModifier()) } == ["140 90 20 20", "140 90 20 20"])
    #expect(rects { AnyView(Self.a).id(3) } == ["140 90 20 20"])
    #expect(
      rects { AnyView(Self.a).animation(.default, value: 1).transition(.scale) } == ["140 90 20 20"]
    )
  }

  // MARK: .strict

  private struct Fed: View {
    let log: Log
    @State private var sum = 0
    @State private var name = "n"
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        leaf.preference(key: Sum.self, value: sum)
        leaf.writes(name)
        leaf.preference(key: Width.self, value: width)
      }
      .onPreferenceChange(Sum.self) {
        log.add("s\($0)")
        if $0 < 3 { name = "n\($0 + 1)" }
      }
      .onPreferenceChange(Names.self) {
        log.add($0.joined())
        width = CGFloat($0.joined().count)
      }
      .onPreferenceChange(Width.self) {
        log.add("w\(Int($0))")
        if $0 > 0, sum < 3 { sum += 1 }
      }
    }
  }

  @Test(arguments: [PreferenceSemantics.seeds, .strict])
  func `observers of three keys that feed each other come to rest (R091)`(
    _ semantics: PreferenceSemantics
  ) {
    let log = Log()
    let host = host(semantics) { Fed(log: log) }
    host.settle()
    #expect(log.entries.filter { $0 == "w0" }.count == 1)
    #expect(host.preference(Width.self) == 2)
    #expect(host.preference(Sum.self) ?? 0 > 0)
    #expect(!host.host.hasWork)
  }

  private struct Crossed: View {
    let log: Log
    @State private var left = 0
    @State private var right: CGFloat = 0
    var body: some View {
      HStack {
        leaf.preference(key: Sum.self, value: left)
          .onPreferenceChange(Sum.self) {
            log.add("l\($0)")
            right = CGFloat(min($0, 5))
          }
        leaf.preference(key: Width.self, value: right)
          .onPreferenceChange(Width.self) {
            log.add("r\(Int($0))")
            left = min(Int($0) + 1, 5)
          }
      }
    }
  }

  @Test(arguments: [PreferenceSemantics.seeds, .strict])
  func `two observers that raise each other to a limit rest there (R085)`(
    _ semantics: PreferenceSemantics
  ) {
    let log = Log()
    let host = host(semantics) { Crossed(log: log) }
    host.settle()
    #expect(!host.host.hasWork)
    if semantics == .seeds {
      #expect(log.entries.contains("l5") && log.entries.contains("r5"))
    }
    for frame in 0..<3 where frame >= 0 { host.frame() }
    #expect(Set(log.entries).count == log.entries.count, "\(log.entries)")
  }

  // MARK: ForEach

  @Test func `W-FOREACH is told once for each ForEach, whatever else changes`() {
    struct Rows: View {
      let count: Int
      var body: some View {
        VStack {
          ForEach(0..<count) { Text("a\($0)") }
          ForEach(0..<(count + 1)) { Text("b\($0)") }
          ForEach(0..<count, id: \.self) { Text("c\($0)") }
        }
      }
    }
    let knob = Knob(1)
    let host = host { Turned(knob) { Rows(count: $0) } }
    host.settle()
    for step in 2...6 { host.frame { knob.value = step } }
    #expect(host.text.filter { $0.hasPrefix("a") } == ["a0"])
    #expect(host.text.filter { $0.hasPrefix("c") }.count == 6)
    #expect(host.reports("W-FOREACH").count <= 2)
    #expect(host.reports("W-FOREACH").count >= 1)
  }

  @Test func `rows are named by what an optional id holds`() {
    let rows: [(id: Int?, name: String)] = [(1, "a"), (nil, "b")]
    let host = host {
      VStack { ForEach(rows, id: \.id) { row in leaf.frame(height: 3).writes(row.name) } }
    }
    host.settle()
    let trace = host.trace(Names.self)
    #expect(trace.contains("— … > [1]"))
    #expect(trace.contains("— … > [nil]"))
    #expect(!trace.contains("Optional"))
  }

  @Test func `a layout of one's own has its name in paths`() {
    struct Ring: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let host = host {
      Ring {
        leaf.writes("a")
        leaf.writes("b")
      }
    }
    host.settle()
    #expect(host.trace(Names.self).contains("— Ring"))
    #expect(!host.trace(Names.self).contains("_LayoutContainer"))
  }

  // MARK: Long traces

  private struct Bed: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Flower(number: $0) }
      }
    }
  }
  private struct Flower: View {
    let number: Int
    var body: some View {
      leaf.frame(height: 1).preference(key: Names.self, value: ["flower \(number)"])
    }
  }

  @Test(arguments: [100, 500, 2_000])
  func `a trace of many writers is narrow, and has a line for each and few more`(count: Int) {
    let host = host { Bed(count: count).logsNames(Log()) }
    host.settle()
    let lines = host.trace(Names.self).components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count <= count + 10, "\(lines.prefix(12).joined(separator: "\n"))")
    let below = host.trace(Names.self, below: "[\(count - 1)]").components(separatedBy: "\n")
    #expect(below.count == 1)
    #expect(
      host.trace(Names.self, below: "Bde")
        == "No view named 'Bde' takes part. Near: Bed. Those that do: [root, Bed, VStack, Flower].")
  }

  @Test func `a dictionary is printed in the order of its keys`() {
    enum Sizes: PreferenceKey {
      static let defaultValue: [String: Int] = [:]
      static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
        value.merge(nextValue()) { $1 }
      }
    }
    let host = host {
      VStack {
        ForEach(["d", "b", "a", "c", "e"], id: \.self) { name in
          leaf.preference(key: Sizes.self, value: [name: 1])
        }
      }
    }
    host.settle()
    #expect(
      host.trace(Sizes.self).contains(
        "combined to [\"a\": 1, \"b\": 1, \"c\": 1, \"d\": 1, \"e\": 1]"))
  }
}
