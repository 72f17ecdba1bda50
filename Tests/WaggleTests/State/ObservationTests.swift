import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@Observable private final class Leafy {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Branch: Identifiable {
  let id = UUID()
  var name: String
}

@Observable private final class Tree {
  var title = "tree"
  var leaves: [Leafy] = [Leafy("a"), Leafy("b")]
  var best: Leafy?
  var numbers = [1, 2, 3]
  var branches = [Branch(name: "oak"), Branch(name: "elm")]
  @ObservationIgnored var unheard = 0
  var sum: Int { numbers.reduce(0, +) }
  var label: String { "\(title):\(best?.name ?? "-")" }
}

private struct Shown: View {
  let log: Log
  let name: String
  let read: () -> String
  var body: some View {
    let text = read()
    let _ = log.add("\(name) \(text)")
    Text(text)
  }
}

@MainActor @Suite struct ObservationTests {
  @Test func `A body runs for the properties that it reads, nested and computed ones too (R184)`() {
    let tree = Tree()
    let log = Log()
    let host = TestHost {
      VStack {
        Shown(log: log, name: "title") { tree.title }
        Shown(log: log, name: "sum") { "\(tree.sum)" }
        Shown(log: log, name: "label") { tree.label }
        ForEach(tree.leaves, id: \.name) { leaf in Shown(log: log, name: "leaf") { leaf.name } }
      }
    }
    host.settle()
    #expect(log.take() == ["title tree", "sum 6", "label tree:-", "leaf a", "leaf b"])
    host.frame { tree.numbers.append(4) }
    #expect(log.take() == ["sum 10"])
    host.frame { tree.unheard = 5 }
    #expect(log.take() == [])
    host.frame { tree.best = tree.leaves[1] }
    #expect(log.take() == ["label tree:b"])
  }

  @Test func `A change of a nested object runs the bodies that read it through the outer one`() {
    let tree = Tree()
    tree.best = tree.leaves[0]
    let log = Log()
    let host = TestHost { Shown(log: log, name: "l") { tree.label } }
    host.settle()
    host.frame { tree.leaves[0].name = "A" }
    host.frame { tree.best = tree.leaves[1] }
    host.frame { tree.leaves[0].name = "AA" }
    #expect(log.take() == ["l tree:a", "l tree:A", "l tree:b"])
  }

  @Test func `Several changes in one event run a body once (R187)`() {
    let tree = Tree()
    let log = Log()
    let host = TestHost { Shown(log: log, name: "l") { "\(tree.title) \(tree.sum)" } }
    host.settle()
    host.frame {
      tree.title = "x"
      tree.numbers = [1]
      tree.title = "y"
    }
    #expect(log.take() == ["l tree 6", "l y 1"])
  }

  @Test func `One model is shared by several views and several hosts`() {
    let tree = Tree()
    let logs = [Log(), Log()]
    let hosts = logs.map { log in
      TestHost {
        VStack {
          Shown(log: log, name: "1") { tree.title }
          Shown(log: log, name: "2") { tree.title }
          Shown(log: log, name: "3") { "\(tree.sum)" }
        }
      }
    }
    for host in hosts { host.settle() }
    for log in logs { _ = log.take() }
    tree.title = "new"
    for host in hosts { host.settle() }
    #expect(logs.map { $0.take() } == [["1 new", "2 new"], ["1 new", "2 new"]])
  }

  @Test func `A change on another thread updates the views`() async throws {
    let tree = Tree()
    let host = TestHost { Text(tree.title) }
    await host.settle()
    nonisolated(unsafe) let unsafe = tree
    await Task.detached { unsafe.title = "elsewhere" }.value
    await host.settle()
    #expect(host.text == ["elsewhere"])
  }

  @Test func `An object in a state is made once for the view and edited through bindings`() throws {
    struct Field: View {
      @Binding var text: String
      var body: some View { Text(text).onTapGesture { text += "." } }
    }
    struct Editor: View {
      @State private var tree = Tree()
      var body: some View {
        VStack {
          Field(text: $tree.title)
          ForEach($tree.leaves, id: \.name) { $leaf in Field(text: $leaf.name) }
          Text(tree.label)
        }
      }
    }
    let knob = Knob(0)
    let host = TestHost {
      Turned(knob) { n in
        VStack {
          Editor()
          Text("n\(n)")
        }
      }
    }
    try host.find(label: "tree").tap()
    try host.find(label: "b").tap()
    #expect(host.text == ["tree.", "a", "b.", "tree.:-", "n0"])
    host.frame { knob.value = 1 }
    #expect(host.text == ["tree.", "a", "b.", "tree.:-", "n1"])
  }

  @Test func `Bindable projects properties of a local and of a stored object`() throws {
    struct Row: View {
      let leaf: Leafy
      var body: some View {
        @Bindable var leaf = leaf
        let name = $leaf.name
        Text(leaf.name).onTapGesture { name.wrappedValue += "!" }
      }
    }
    let tree = Tree()
    let host = TestHost { VStack { ForEach(tree.leaves, id: \.name) { Row(leaf: $0) } } }
    try host.find(label: "a").tap()
    #expect(tree.leaves[0].name == "a!")
    #expect(host.text == ["a!", "b"])
  }

  @Test func `A removed view observes no object, and does not keep it alive`() {
    weak var gone: Leafy?
    let log = Log()
    let knob = Knob<Leafy?>(Leafy("x"))
    let host = TestHost {
      Turned(knob) { leaf in
        VStack { if let leaf { Shown(log: log, name: "l") { leaf.name } } }
      }
    }
    host.settle()
    gone = knob.initial
    let kept = knob.initial
    host.frame { knob.value = nil }
    host.frame { kept?.name = "y" }
    #expect(log.take() == ["l x"])
    #expect(gone != nil)
  }

  @Test func `A computed condition decides which properties are read`() {
    let tree = Tree()
    let log = Log()
    let host = TestHost {
      Shown(log: log, name: "l") { tree.numbers.isEmpty ? "empty" : tree.title }
    }
    host.settle()
    host.frame { tree.numbers = [] }
    host.frame { tree.title = "unread" }
    host.frame { tree.numbers = [1] }
    #expect(log.take() == ["l tree", "l empty", "l unread"])
  }

  /// Where a loop over a binding is.
  enum LoopPlace: CaseIterable { case stack, lazy, list, ofList, byID, edited }

  private struct Loop: View {
    @Bindable var tree: Tree
    let place: LoopPlace

    var body: some View {
      switch place {
      case .stack: VStack { ForEach($tree.branches) { $branch in Text(branch.name) } }
      case .lazy: LazyVStack { ForEach($tree.branches) { $branch in Text(branch.name) } }
      case .list: List { ForEach($tree.branches) { $branch in Text(branch.name) } }
      case .ofList: List($tree.branches) { $branch in Text(branch.name) }
      case .byID: VStack { ForEach($tree.branches, id: \.name) { $branch in Text(branch.name) } }
      case .edited:
        List($tree.branches, editActions: .all) { $branch in Text(branch.name) }
      }
    }
  }

  @Test(arguments: LoopPlace.allCases)
  func `A loop over a binding to a property follows the property, though no body reads it (R184)`(
    place: LoopPlace
  ) {
    let tree = Tree()
    let host = TestHost { Loop(tree: tree, place: place) }
    #expect(host.text == ["oak", "elm"])
    host.frame { tree.branches.remove(at: 0) }
    #expect(host.text == ["elm"])
    host.frame { tree.branches = [Branch(name: "ash"), Branch(name: "fir"), Branch(name: "yew")] }
    #expect(host.text == ["ash", "fir", "yew"])
    host.frame { tree.branches[1].name = "box" }
    #expect(host.text == ["ash", "box", "yew"])
    host.frame { tree.branches = [] }
    #expect(host.text == [])
  }

  private final class Wood: ObservableObject {
    @Published var branches = [Branch(name: "oak"), Branch(name: "elm")]
    @Published var title = "wood"
  }

  /// Where a loop gets its binding.
  enum LoopSource: CaseIterable { case object, passed, closures }

  private struct LoopOfObject: View {
    @ObservedObject var wood: Wood
    let source: LoopSource

    var body: some View {
      switch source {
      case .object: VStack { ForEach($wood.branches) { $branch in Text(branch.name) } }
      case .passed: Passed(branches: $wood.branches)
      case .closures:
        VStack {
          ForEach(
            Binding {
              wood.branches
            } set: {
              wood.branches = $0
            }
          ) { $branch in
            Text(branch.name)
          }
        }
      }
    }
  }

  private struct Passed: View {
    @Binding var branches: [Branch]
    var body: some View { LazyVStack { ForEach($branches) { $branch in Text(branch.name) } } }
  }

  @Test(arguments: LoopSource.allCases)
  func `A loop over a binding to a published property follows the property (R184)`(
    source: LoopSource
  ) {
    let wood = Wood()
    let host = TestHost { LoopOfObject(wood: wood, source: source) }
    #expect(host.text == ["oak", "elm"])
    host.frame { wood.branches.remove(at: 0) }
    #expect(host.text == ["elm"])
    host.frame { wood.branches[0].name = "ash" }
    #expect(host.text == ["ash"])
    host.frame { wood.branches.append(Branch(name: "yew")) }
    #expect(host.text == ["ash", "yew"])
    host.frame { wood.title = "unread" }
    #expect(host.text == ["ash", "yew"])
    host.frame { wood.branches = [] }
    #expect(host.text == [])
  }

  @Test func `Rows of a loop over a binding are updated without the body of the loop (R184)`() {
    struct Counted: View {
      @Bindable var tree: Tree
      let log: Log
      var body: some View {
        let _ = log.add("body")
        VStack { ForEach($tree.branches) { $branch in Text(branch.name) } }
      }
    }
    let tree = Tree()
    let log = Log()
    let host = TestHost { Counted(tree: tree, log: log) }
    host.settle()
    _ = log.take()
    host.frame { tree.branches.append(Branch(name: "yew")) }
    #expect(host.text == ["oak", "elm", "yew"])
    #expect(log.take() == [])
  }
}
