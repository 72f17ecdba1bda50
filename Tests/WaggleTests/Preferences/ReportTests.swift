import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// What the programmer is told: the id, the key, the place and the way out. Each report's rule has a test of its own beside
/// the rule; here are those that are about the words and the places.
@MainActor @Suite struct ReportTests {
  private struct Screen<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  private func report<V: View>(
    _ id: String, @ViewBuilder _ content: @escaping () -> V
  ) throws -> Diagnostic {
    let host = host { Screen { content() } }
    host.settle()
    _ = host.preference(Last.self)
    _ = host.preference(Names.self)
    #expect(host.reports(id).count == 1)
    return try #require(host.reports(id).first)
  }

  @Test func `Each report names the view's path and the key`() throws {
    let reports = [
      try report("E-LAW") {
        leaf.preference(key: Last.self, value: "x").overlay { if true { leaf } }
      },
      try report("W-ORDER") { leaf.onPreferenceChange(Names.self) { _ in }.writes("x") },
      try report("W-NOWRITER") { leaf.onPreferenceChange(Names.self) { _ in } },
      try report("N-SHADOW") { leaf.writes("1").writes("2") },
      try report("W-GROUP") {
        VStack {
          Group {
            leaf.writes("1")
            leaf.writes("2")
          }
          .onPreferenceChange(Names.self) { _ in }
        }
      },
      try report("W-EMPTY") { VStack { EmptyView().writes("x") } },
      try report("W-VTF") {
        ViewThatFits {
          leaf.box(150, 10).writes("wide")
          leaf.box(50, 10)
        }
        .frame(width: 100)
      },
    ]
    for report in reports {
      #expect(report.path.contains("Screen"), "\(report)")
      #expect(
        report.message.contains(report.id == "E-LAW" ? "Last" : "Names"), "\(report)")
      #expect(report.message.hasSuffix(".") || report.message.hasSuffix("\n"), "\(report)")
    }
  }

  @Test func `Views that follow each other under one observer are not a group (R029)`() {
    let flag = Knob(true)
    let host = host {
      Turned(flag) { isOn in
        VStack { Group { if isOn { leaf.writes("1") } else { leaf.writes("2") } }.logsNames(Log()) }
      }
    }
    host.settle()
    host.frame { flag.value = false }
    host.frame { flag.value = true }
    #expect(host.reports("W-GROUP").isEmpty)
  }

  @Test func `The law's report tells both values and the result (R004)`() throws {
    let report = try report("E-LAW") {
      leaf.preference(key: Last.self, value: "x").overlay { if true { leaf } }
    }
    #expect(report.message.contains("after x changes it to default"))
  }

  @Test func `A law that is broken twice in one place is reported once (R004)`() {
    let knob = Knob("a")
    let host = host {
      Turned(knob) { leaf.preference(key: Last.self, value: $0) }
        .overlay { if true { leaf } }
        .onPreferenceChange(Last.self) { _ in }
    }
    host.settle()
    host.frame { knob.value = "b" }
    host.frame { knob.value = "c" }
    #expect(host.reports("E-LAW").count == 1)
  }

  @Test func `The law is checked without calling the reducer once more (R004)`() {
    forget()
    let found = value(LastSpy.self) {
      VStack {
        leaf.preference(key: LastSpy.self, value: "x")
        if true { leaf }
      }
    }
    #expect(found == "default")
    #expect(LastSpy.pairs == ["x+default"])
  }

  @Test func `An observer two levels inside a writer says two levels (R075)`() throws {
    let host = host {
      VStack { leaf.onPreferenceChange(Names.self) { _ in } }
        .onPreferenceChange(Names.self) { _ in }.writes("x")
    }
    host.settle()
    let messages = host.reports("W-ORDER").map(\.message)
    #expect(messages.contains { $0.contains("2 levels above") })
    #expect(messages.contains { $0.contains("1 level above") })
  }

  @Test
  func `An observer above a dynamic place without writers is called, and not reported (R077)`() {
    let log = Log()
    let host = host { VStack { if false { leaf.writes("x") } }.logsNames(log) }
    host.settle()
    #expect(log.entries == ["[]"])
    #expect(host.reports("W-NOWRITER").isEmpty)
  }

  /// Contains itself, in one of several ways.
  private struct Endless: View {
    enum Way: CaseIterable { case anyView, conditional, stacked, layered }
    let way: Way
    let level: Int

    var body: some View {
      switch way {
      case .anyView: AnyView(next)
      case .conditional: if level >= 0 { AnyView(Group { next }) }
      case .stacked: VStack { AnyView(next).writes("\(level)") }
      case .layered: leaf.overlay { AnyView(next) }.background { leaf }
      }
    }

    private var next: Endless { Endless(way: way, level: level + 1) }
  }

  @Test(arguments: Endless.Way.allCases)
  private func `A tree without an end is made as far as it goes, reported and closed`(
    _ way: Endless.Way
  ) throws {
    let host = host { Endless(way: way, level: 0) }
    host.frame()
    let report = try #require(host.reports("W-DEEP").first)
    #expect(report.message.contains("too deep for the stack"))
    #expect(report.path.count <= 400)
    _ = host.preference(Names.self)
    host.host.close()
    #expect(host.counts.nodesLive == 0)
  }

  @Test
  func
    `A line of the trace names its place as seen from the line above, and leaves out what nobody asks`()
  {
    let host = host {
      Screen {
        VStack {
          HStack { if true { leaf } }.writes("alone")
          ZStack {
            leaf.writes("in")
            leaf.writes("side")
          }
          .writes("out")
        }
      }
    }
    let lines = host.trace(Names.self).split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("wrote") && $0.contains("Screen") }.isEmpty, "\(lines)")
    #expect(lines.filter { $0.contains("combined to") }.count == 1, "\(lines)")
    #expect(lines.filter { $0.contains("combines (shadowed: not asked)") }.count == 1, "\(lines)")
  }

  @Test func `The trace tells who wrote, what was shadowed, what was reduced and who listened`() {
    let host = host(.seeds) {
      VStack {
        leaf.writes("in").writes("a")
        leaf.writes("b").transformPreference(Names.self) { $0.append("t") }
        if true { leaf }
      }
      .logsNames(Log())
    }
    host.settle()
    let reduces = host.counts.reduces
    let trace = host.trace(Names.self)
    #expect(host.counts.reduces == reduces)
    for part in [
      "listened", "wrote", "shadowed", "transformed", "combined", "reduced", "default",
    ] { #expect(trace.contains(part), "\(part) in \(trace)") }
  }
}
