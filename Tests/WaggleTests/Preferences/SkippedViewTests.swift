import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Card: View, Equatable {
  let id: Int
  let title: String
  nonisolated static func == (a: Card, b: Card) -> Bool { a.id == b.id }
  var body: some View { leaf.writes(title) }
}

private struct Added: View, Equatable {
  let title: String
  nonisolated static func == (a: Added, b: Added) -> Bool { true }
  var body: some View {
    leaf.writes("x").transformPreference(Names.self) { $0.append(title) }
  }
}

private struct Listener<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

/// Why an old value arrives: a view that is equal to the one before is not run again.
@MainActor @Suite struct SkippedViewTests {
  private func turned<Content: View>(
    _ values: [String], @ViewBuilder _ content: @escaping (String) -> Content
  ) -> TestHost {
    let knob = Knob(values[0])
    let host = host { Listener { Turned(knob) { content($0) } } }
    host.settle()
    for value in values.dropFirst() { host.frame { knob.value = value } }
    return host
  }

  private func explain(_ host: TestHost, from writer: String = "Card") -> String {
    host.explain(Names.self, from: writer, to: "Listener")
  }

  @Test func `R177: an old value is explained by the view that is held by equality`() {
    let text = explain(turned(["a", "b"]) { Card(id: 1, title: $0).equatable() })
    #expect(
      text.hasPrefix(
        "An old value arrives: what Card writes is part of what Listener has: it received [\"a\"]."),
      "\(text)")
    #expect(text.contains("Card is held by equality"), "\(text)")
    #expect(text.contains("although title differs"), "\(text)")
    #expect(text.contains("Compare title in == of Card"), "\(text)")
  }

  @Test func `R177: a held view is found around the writer, and behind a transform`() {
    let around = turned(["a", "b"]) { title in VStack { Card(id: 1, title: title).equatable() } }
    #expect(explain(around).contains("Card is held by equality"), "\(explain(around))")
    let transform = turned(["a", "b"]) { Added(title: $0).equatable() }
    let text = explain(transform, from: "Added")
    #expect(text.contains("Added is held by equality"), "\(text)")
  }

  @Test func `R177: a view that was never equal, or is the same again, holds nothing`() {
    let same = turned(["a", "b", "a"]) { Card(id: 1, title: $0).equatable() }
    #expect(explain(same).hasPrefix("It arrives"), "\(explain(same))")
    let other = turned(["a", "b"]) { Card(id: $0 == "a" ? 1 : 2, title: $0).equatable() }
    #expect(explain(other).hasPrefix("It arrives"), "\(explain(other))")
    #expect(other.preference(Names.self) == ["b"])
    let fresh = turned(["b"]) { Card(id: 2, title: $0).equatable() }
    #expect(explain(fresh) == explain(other))
  }

  @Test func `R177: to ask for a held view makes no node and runs no body`() {
    let host = turned(["a", "b"]) { Card(id: 1, title: $0).equatable() }
    let (bodies, nodes) = (host.counts.bodies, host.counts.nodesLive)
    _ = explain(host)
    #expect(host.counts.bodies == bodies)
    #expect(host.counts.nodesLive == nodes)
  }
}
