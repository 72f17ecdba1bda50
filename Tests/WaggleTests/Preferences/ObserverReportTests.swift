import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// When an observer without a writer is reported, and when it is not (R029, R075, R077).
@MainActor @Suite struct ObserverReportTests {
  @Test func `An observer without a writer is reported once, at rest (R077)`() {
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

  @Test func `Dynamic content may get a writer, so nothing is reported (R077, R078)`() {
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

  @Test func `An observer that is removed before the tree is at rest is not reported (R077)`() {
    struct Passing: View {
      @State private var shown = true
      var body: some View {
        VStack { if shown { leaf.logsNames(Log()).onAppear { shown = false } } }
      }
    }
    #expect(count("W-NOWRITER") { Passing() } == 0)
  }

  @Test func `An observer inside the writer or beside it is reported as misplaced (R075)`() {
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

  @Test
  func
    `An observer with a writer inside is not reported, wherever else the key is written (R060, R075)`()
  {
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

  @Test func `A removed writer is not reported as a sibling (R075, R077)`() {
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
      count("N-SHADOW") {
        VStack { ForEach(0..<2, id: \.self) { _ in leaf.writes("r") } }.writes("p")
      }
        == 1)
    #expect(
      count("N-SHADOW") {
        leaf.anchorPreference(key: Rects.self, value: .bounds) { [$0] }
          .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
      } == 1)
  }

  @Test
  func `Observed, transformed, other and sibling values do not count as shadowed (R060, R063)`() {
    #expect(count("N-SHADOW") { leaf.writes("1").logsNames(Log()).writes("2") } == 0)
    #expect(
      count("N-SHADOW") {
        leaf.writes("1").overlayPreferenceValue(Names.self) { _ in leaf }.writes("2")
      }
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

  @Test
  func
    `An observer on several views is reported, one on a container or a single view is not (R029)`()
  {
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

  @Test func `Views that replace each other under one observer are not a group (R029)`() {
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

  @Test func `The report of an observer two levels inside a writer says two levels (R075)`() throws
  {
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
  func `An observer above dynamic content without writers is called, and not reported (R077)`() {
    let log = Log()
    let host = host { VStack { if false { leaf.writes("x") } }.logsNames(log) }
    host.settle()
    #expect(log.entries == ["[]"])
    #expect(host.reports("W-NOWRITER").isEmpty)
  }
}
