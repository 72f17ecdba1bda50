import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// What the trace of a key prints.
@MainActor @Suite struct TraceTests {
  @Test
  func
    `A line of the trace names its path below the line above, and omits unrequested values`()
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

  @Test func `The trace shows writers, shadowed values, reductions and observers`() {
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
      "observed", "wrote", "shadowed", "transformed", "combined", "reduced", "default",
    ] { #expect(trace.contains(part), "\(part) in \(trace)") }
  }

  @Test func `Replaced writers are printed without values, because they are not computed (R015)`() {
    let lines = trace(Names.self) {
      leaf.writes("a").transformPreference(Names.self) { $0.append("t") }.writes("w").logsNames(
        Log())
    }
    #expect(
      lines == [
        "observed [\"w\"]  — root",
        "  wrote [\"w\"]",
        "    transforms (shadowed: not asked)",
        "      wrote (shadowed: not asked)",
      ])
  }

  @Test
  func `A reader inside a writer requests its view's value, and not its layer's (R015, R060)`() {
    let lines = trace(Names.self) {
      Shell { leaf.writes("in") }.overlayPreferenceValue(Names.self) { leaf.writes($0[0]) }.writes(
        "out")
    }
    #expect(
      lines == [
        "wrote [\"out\"]  — root",
        "  read [\"in\"]",
        "    wrote [\"in\"]  — Shell",
        "    wrote (shadowed: not asked)",
      ])
  }

  @Test func `A value that a reducer did not request is neither computed nor printed (R053)`() {
    let tally = Tally()
    let lines = trace(First.self) {
      VStack {
        leaf.preference(key: First.self, value: "a")
        leaf.lazily(First.self, "b", tally)
      }
    }
    #expect(
      lines == [
        "combined to Optional(\"a\")  — VStack",
        "  · reduced Optional(\"a\") + (not asked)",
        "  wrote Optional(\"a\")",
        "  wrote (not asked: what came before was enough)",
      ])
    #expect(tally.count == 0)
  }

  @Test func `The trace shows empty strings, and the source of a default (R020)`() {
    let lines = trace(Last.self) {
      leaf.preference(key: Last.self, value: "").overlay { if true { leaf } }
    }
    #expect(
      lines.prefix(4) == [
        "combined to default  — root",
        "  · 1 of 2 only gives the default: it is a place that can be empty, and nothing there writes",
        "  · reduced \"\" + default",
        "  wrote \"\"",
      ])
  }

  @Test func `The trace says whether a long list is reduced in order or as a tree (R044)`() {
    for (semantics, words) in [
      (PreferenceSemantics.seeds, "in a balanced tree"), (.strict, "from the first to the last"),
    ] {
      let lines = trace(Names.self, semantics) {
        VStack { ForEach(0..<40, id: \.self) { leaf.frame(height: 1).writes("\($0)") } }
      }
      #expect(lines[1] == "  · reduced 40 values \(words)")
    }
  }

  private func trace<K: PreferenceKey, V: View>(
    _ key: K.Type, _ semantics: PreferenceSemantics = .seeds, @ViewBuilder _ view: @escaping () -> V
  ) -> [String] {
    let host = host(semantics, view)
    host.settle()
    return host.trace(key).split(separator: "\n").map(String.init)
  }
}
