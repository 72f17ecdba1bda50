import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Kind: _ViewTraitKey {
  static var defaultValue: String { "none" }
}

private enum MarkKey: EnvironmentKey {
  static var defaultValue: String { "-" }
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Shows each child, and a line between two of them.
private struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Text("-") }
    }
  }
}

/// Says what its children carry.
private struct Listed: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ForEach(children) { child in
        HStack {
          Text(child[Kind.self])
          child
        }
      }
    }
  }
}

/// Shows its children as they are, some of them with another trait.
private struct Passed: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { passed($0) }
  }

  private func passed(_ child: _VariadicView.Children.Element) -> some View {
    var child = child
    if child[Kind.self] == "old" { child[Kind.self] = "new" }
    return child
  }
}

/// A root with properties of a view.
private struct Numbered: _VariadicView_MultiViewRoot {
  @Environment(\.mark) private var mark
  @State private var taps = 0

  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { $0 }
    Button("\(mark) \(children.count) \(taps)") { taps += 1 }
  }
}

private struct Two: View {
  var body: some View {
    Text("first")._trait(Kind.self, "body")
    Text("second")
  }
}

private struct Counter: View {
  let name: String
  @State private var taps = 0

  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

/// Views that are made from the views of some content, as they were written before `Group(subviews:)`.
@MainActor @Suite struct VariadicViewTests {
  @Test(arguments: [true, false])
  func
    `C650: a variadic view is made from the views of its content, as they are inserted and removed`(
      _ isFresh: Bool
    )
  {
    let names = Knob(isFresh ? ["a", "b", "c"] : ["a"])
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      Turned(names) { names in
        VStack {
          _VariadicView.Tree(Divided()) {
            ForEach(names, id: \.self) { Text($0) }
            if names.count > 2 { Text("end") }
          }
        }
      }
    }
    if !isFresh {
      #expect(host.text == ["a"])
      host.frame { names.value = ["a", "b", "c"] }
    }
    #expect(host.text == ["a", "-", "b", "-", "c", "-", "end"])
  }

  /// A root whose body is one view.
  private struct Pair: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { VStack(spacing: 0) { children } }
  }

  /// The height of a stack of two views below a root.
  private func height<Root: _VariadicView_ViewRoot>(_ root: Root) throws -> CGFloat {
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      VStack(spacing: 40) {
        _VariadicView.Tree(root) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
      }
      .accessibilityIdentifier("stack")
    }
    return try host.find(identifier: "stack").frame.height
  }

  @Test func `C650: each view of a multi-view root counts around it, and a unary root is one`()
    throws
  {
    #expect(try height(Passed()) == 60)
    #expect(try height(Pair()) == 20)
  }

  @Test func `C650: a child keeps its state, and has the ids that it was given`() throws {
    struct Ids: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack {
          children
          Text("\(children.compactMap { $0.id(as: Int.self) })")
          Text("\(children.compactMap { $0.id(as: String.self) })")
        }
      }
    }
    let names = Knob(["x"])
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      Turned(names) { names in
        _VariadicView.Tree(Ids()) {
          ForEach(names, id: \.self) { Text($0) }
          Counter(name: "n").id(7)
        }
      }
    }
    try host.find(label: "n 0").tap()
    #expect(host.text == ["x", "n 1", "[7]", #"["x"]"#])
    host.frame { names.value = ["y", "x"] }
    #expect(host.text == ["y", "x", "n 1", "[7]", #"["y", "x"]"#])
  }

  @Test func `C651: a root has the state and the environment of its place`() throws {
    let mark = Knob("m")
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      Turned(mark) { mark in
        VStack { _VariadicView.Tree(Numbered()) { Text("a") } }.environment(\.mark, mark)
      }
    }
    try host.find(label: "m 1 0").tap()
    #expect(host.text == ["a", "m 1 1"])
    host.frame { mark.value = "o" }
    #expect(host.text == ["a", "o 1 1"])
  }

  @Test
  func `C652: a view carries a trait to the variadic view around it, through groups and others`() {
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      _VariadicView.Tree(Listed()) {
        _VariadicView.Tree(Passed()) {
          Text("a")._trait(Kind.self, "inner")._trait(Kind.self, "outer")
          Group {
            ForEach(0..<2) { Text("\($0)") }
          }
          ._trait(Kind.self, "old")
          Two()
        }
      }
    }
    #expect(
      host.text == [
        "inner", "a", "new", "0", "new", "1", "body", "first", "none", "second",
      ])
  }

  @Test func `C652: a trait that changes is read again`() {
    let kind = Knob("one")
    let host = TestHost(size: CGSize(width: 300, height: 400)) {
      Turned(kind) { kind in
        _VariadicView.Tree(Listed()) { Text("a")._trait(Kind.self, kind) }
      }
    }
    #expect(host.text == ["one", "a"])
    host.frame { kind.value = "two" }
    #expect(host.text == ["two", "a"])
  }
}
