import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Equal to every other card of its id, whatever it writes.
private struct Card: View, Equatable {
  var id = 1
  let title: String
  nonisolated static func == (a: Card, b: Card) -> Bool { a.id == b.id }
  var body: some View { leaf.writes(title) }
}

/// A view that is equal to all others, with its content in its body.
private struct Holder<Content: View>: View, Equatable {
  let title: String
  let content: (String) -> Content
  nonisolated static func == (a: Holder, b: Holder) -> Bool { true }
  var body: some View { content(title) }
}

private struct Writer: View {
  let title: String
  var body: some View { leaf.writes(title) }
}

private struct Listener<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

/// What is around a view.
private enum Shape: CaseIterable {
  case direct, optional, either, choice, loop, erased, identified, layer, lazyStack, lazyGrid, list

  /// Whether the shape may be inside any other. A list in a row has no height.
  var isInner: Bool { self != .list }
}

/// Why an old value arrives from content that is not part of a body's value: branches of an `if`, rows, erased views.
@MainActor @Suite struct SkippedContentTests {
  private func turned<Content: View>(
    _ values: [String], _ content: @escaping (String) -> Content
  ) -> TestHost {
    let knob = Knob(values[0])
    let host = host { Listener { Turned(knob) { content($0) } } }
    host.settle()
    for value in values.dropFirst() { host.frame { knob.value = value } }
    return host
  }

  /// A host with content inside of shapes, the innermost first.
  private func made<Content: View>(
    in shapes: [Shape], _ values: [String] = ["a", "b"], _ content: @escaping (String) -> Content
  ) -> TestHost {
    guard let shape = shapes.first else { return turned(values, content) }
    let rest = Array(shapes.dropFirst())
    switch shape {
    case .direct: return made(in: rest, values) { title in VStack { content(title) } }
    case .optional:
      return made(in: rest, values) { title in VStack { if !title.isEmpty { content(title) } } }
    case .either:
      return made(in: rest, values) { title in
        VStack { if !title.isEmpty { content(title) } else { leaf } }
      }
    case .choice:
      return made(in: rest, values) { title in
        VStack {
          switch title.count {
          case 0: leaf
          case 1: content(title)
          default: leaf.padding()
          }
        }
      }
    case .loop:
      return made(in: rest, values) { title in
        VStack { ForEach([1, 2], id: \.self) { _ in content(title) } }
      }
    case .erased: return made(in: rest, values) { title in AnyView(content(title)) }
    case .identified: return made(in: rest, values) { title in VStack { content(title).id(1) } }
    case .layer: return made(in: rest, values) { title in leaf.overlay { content(title) } }
    case .lazyStack:
      return made(in: rest, values) { title in
        LazyVStack { ForEach([1, 2], id: \.self) { _ in content(title) } }
      }
    case .lazyGrid:
      return made(in: rest, values) { title in
        LazyVGrid(columns: [GridItem()]) { ForEach([1], id: \.self) { _ in content(title) } }
      }
    case .list:
      return made(in: rest, values) { title in
        List { ForEach([1, 2], id: \.self) { _ in content(title) } }
      }
    }
  }

  /// Every shape, and every shape inside each of the others.
  private var shapes: [[Shape]] {
    Shape.allCases.map { [$0] }
      + Shape.allCases.filter(\.isInner).flatMap { inner in Shape.allCases.map { [inner, $0] } }
  }

  private func expectHeld(
    _ host: TestHost, by view: String, from writer: String, _ shapes: [Shape],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let text = host.explain(Names.self, from: writer, to: "Listener")
    #expect(
      text.hasPrefix("An old value arrives"), "\(shapes): \(text)", sourceLocation: location)
    #expect(
      text.contains("\(view) is held by equality"), "\(shapes): \(text)", sourceLocation: location)
    #expect(text.contains("although title differs"), "\(shapes): \(text)", sourceLocation: location)
    #expect(!text.contains("It arrives"), "\(shapes): \(text)", sourceLocation: location)
  }

  private func expectArrival(
    _ host: TestHost, from writer: String, _ shapes: [Shape],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let text = host.explain(Names.self, from: writer, to: "Listener")
    #expect(text.contains("It arrives"), "\(shapes): \(text)", sourceLocation: location)
    #expect(!text.contains("held"), "\(shapes): \(text)", sourceLocation: location)
  }

  @Test func `R177: in every shape, the writer in a held view is explained by that view`() {
    for shapes in shapes {
      let plain = made(in: shapes) { Card(title: $0) }
      expectHeld(plain, by: "Card", from: "Card", shapes)
      let equatable = made(in: shapes) { Card(title: $0).equatable() }
      expectHeld(equatable, by: "Card", from: "Card", shapes)
      #expect(Set(plain.preference(Names.self) ?? []) == ["a"], "\(shapes)")
    }
  }

  @Test func `R177: in every shape, modifiers around a held view change nothing about it`() {
    for shapes in shapes {
      let padded = made(in: shapes) { Card(title: $0).equatable().padding() }
      expectHeld(padded, by: "Card", from: "Card", shapes)
      let stacked = made(in: shapes) { title in
        HStack {
          leaf
          Card(title: title)
        }
      }
      expectHeld(stacked, by: "Card", from: "Card", shapes)
    }
  }

  @Test func `R177: a view that is held around a shape explains the writers inside of it`() {
    for shapes in shapes {
      let host = held(around: shapes)
      expectHeld(host, by: "Holder", from: "Writer", shapes)
    }
  }

  /// A held view whose body has writers in shapes.
  private func held(around shapes: [Shape]) -> TestHost { hold(shapes) { Writer(title: $0) } }

  private func hold<Content: View>(
    _ shapes: [Shape], _ content: @escaping (String) -> Content
  ) -> TestHost {
    guard let shape = shapes.first else {
      return turned(["a", "b"]) { Holder(title: $0, content: content).equatable() }
    }
    let rest = Array(shapes.dropFirst())
    switch shape {
    case .direct: return hold(rest) { title in VStack { content(title) } }
    case .optional: return hold(rest) { title in VStack { if !title.isEmpty { content(title) } } }
    case .either, .choice:
      return hold(rest) { title in VStack { if !title.isEmpty { content(title) } else { leaf } } }
    case .loop:
      return hold(rest) { title in ForEach([1, 2], id: \.self) { _ in content(title) } }
    case .erased: return hold(rest) { title in AnyView(content(title)) }
    case .identified: return hold(rest) { title in content(title).id(1) }
    case .layer: return hold(rest) { title in leaf.overlay { content(title) } }
    case .lazyStack, .lazyGrid:
      return hold(rest) { title in
        LazyVStack { ForEach([1], id: \.self) { _ in content(title) } }
      }
    case .list:
      return hold(rest) { title in List { ForEach([1], id: \.self) { _ in content(title) } } }
    }
  }

  @Test func `R177: in every shape, a writer around a held view is not held by it`() {
    for shapes in shapes {
      let host = made(in: shapes) { title in
        Listed { Card(title: title).equatable().writes("\(title)!") }
      }
      expectArrival(host, from: "Listed", shapes)
      #expect(Set(host.preference(Names.self) ?? []) == ["b!"], "\(shapes)")
      let constant = made(in: shapes) { title in Card(title: title).equatable().writes("x") }
      let text = constant.explain(Names.self, from: "Listener > Turned")
      #expect(!text.contains("held"), "\(shapes): \(text)")
    }
  }

  @Test
  func `R177: in every shape, a view that was never equal or is the same again holds nothing`() {
    for shapes in shapes {
      expectArrival(made(in: shapes, ["a", "b", "a"]) { Card(title: $0) }, from: "Card", shapes)
      let other = made(in: shapes) { Card(id: $0 == "a" ? 1 : 2, title: $0) }
      expectArrival(other, from: "Card", shapes)
      #expect(Set(other.preference(Names.self) ?? []) == ["b"], "\(shapes)")
      let fresh = made(in: shapes, ["b"]) { Card(id: 2, title: $0) }
      expectArrival(fresh, from: "Card", shapes)
    }
  }

  @Test func `R177: in every shape, to ask for a held view makes no node and runs no body`() {
    for shapes in shapes {
      let host = made(in: shapes) { Card(title: $0) }
      _ = host.explain(Names.self, from: "Card", to: "Listener")
      let (bodies, nodes) = (host.counts.bodies, host.counts.nodesLive)
      _ = host.explain(Names.self, from: "Card", to: "Listener")
      #expect(host.counts.bodies == bodies, "\(shapes)")
      #expect(host.counts.nodesLive == nodes, "\(shapes)")
    }
  }

  @Test func `R177: a trace says of an old value which view is held, and of no other`() {
    for shapes in shapes {
      let host = made(in: shapes) { Card(title: $0) }
      let trace = host.trace(Names.self)
      #expect(trace.contains("· an old value: Card is held by equality"), "\(shapes): \(trace)")
      let new = made(in: shapes) { Card(id: $0 == "a" ? 1 : 2, title: $0) }.trace(Names.self)
      #expect(!new.contains("old value"), "\(shapes): \(new)")
    }
  }

  @Test func `R177: rows are held one by one`() {
    let knob = Knob(["a", "b"])
    let host = host {
      Listener {
        Turned(knob) { titles in
          VStack {
            ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
              Card(id: index == 0 ? 0 : title.hashValue, title: title)
            }
          }
        }
      }
    }
    host.settle()
    host.frame { knob.value = ["c", "d"] }
    #expect(host.preference(Names.self) == ["a", "d"])
    let first = host.explain(Names.self, from: "[0]", to: "Listener")
    #expect(first.contains("Card is held by equality"), "\(first)")
    let second = host.explain(Names.self, from: "[1]", to: "Listener")
    #expect(second.hasPrefix("It arrives"), "\(second)")
  }
}

private struct Listed<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content }
}
