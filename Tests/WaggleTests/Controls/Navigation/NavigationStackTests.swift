import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What a stack shows, and what happened on its pages.
@MainActor @Observable private final class Model {
  var path: [Int] = []
  var isOpen = false
  var item: String?
  @ObservationIgnored var log: [String] = []
}

private struct Page: View {
  let name: String
  let model: Model
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Button("\(name) \(taps)") { taps += 1 }
      Button("close \(name)") { dismiss() }
      NavigationLink("next of \(name)", value: (Int(name) ?? 0) + 1)
      NavigationLink("view of \(name)") { Page(name: "v\(name)", model: model) }
      Text(isPresented ? "pushed" : "first")
    }
    .preference(key: Names.self, value: [name])
    .onAppear { model.log.append("\(name)+") }
    .onDisappear { model.log.append("\(name)-") }
  }
}

private struct Stack: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Page(name: "root", model: model)
        .navigationDestination(for: Int.self) { Page(name: "\($0)", model: model) }
        .navigationDestination(isPresented: $model.isOpen) { Page(name: "open", model: model) }
        .navigationDestination(item: $model.item) { Page(name: $0, model: model) }
    }
  }
}

@MainActor @Suite struct NavigationStackTests {
  private func open(_ model: Model, _ path: [Int] = []) -> TestHost {
    model.path = path
    return TestHost.phone(height: 600) { Stack(model: model) }
  }

  /// Changes something, and waits until the pages have slid.
  private func slide(_ host: TestHost, _ change: () throws -> Void) rethrows {
    try change()
    host.settle()
    host.advance(by: 0.4)
    host.settle()
  }

  @Test func `C105: a link with a value appends it to the path, and one with a view does not`()
    throws
  {
    let model = Model()
    let host = open(model)
    try slide(host) { try host.find(label: "next of root").tap() }
    #expect((model.path, host.path) == ([1], 1))
    try slide(host) { try host.find(label: "view of 1").tap() }
    #expect((model.path, host.path) == ([1], 2))
    #expect(host.text.contains("v1 0"))
  }

  @Test func `C105: a value that is pushed above a linked view goes below it, with a diagnostic`()
    throws
  {
    let model = Model()
    let host = open(model)
    try slide(host) { try host.find(label: "view of root").tap() }
    try slide(host) { try host.find(label: "next of vroot").tap() }
    #expect(model.path == [1])
    #expect(host.text.contains("vroot 0"))
    #expect(host.diagnostics.map(\.id) == ["W-PATH"])
    slide(host) { host.back() }
    #expect(host.text.contains("1 0"))
  }

  /// How far to the right of its frame, which is the final one at once, a text is drawn.
  private func drawnMove(of label: String, _ host: TestHost) throws -> CGFloat {
    let frame = try host.find(label: label).frame
    var found: CGFloat?
    host.host.displayList.forEachItem { node, transform in
      if case .text(let layout, let origin) = node.content, layout.text.string == label {
        found = CGRect(origin: origin, size: layout.size).applying(transform).midX
      }
    }
    return try #require(found) - frame.midX
  }

  @Test func `C104: a push takes 0.35 seconds, and the screen below moves by 30 percent`()
    throws
  {
    let model = Model()
    let host = open(model)
    try host.find(label: "next of root").tap()
    #expect(abs(try drawnMove(of: "1 0", host) - 390) < 0.01)
    host.advance(by: 0.34)
    #expect(abs(try drawnMove(of: "root 0", host) + 117) < 4)
    host.advance(by: 0.02)
    #expect(try drawnMove(of: "1 0", host) == 0)
    #expect(!host.text.contains("root 0"))
  }

  @Test
  func
    `C104: a pushed page is within reach while it slides in, and so is the one below a popped page`()
    throws
  {
    let model = Model()
    let host = open(model)
    try host.find(label: "next of root").tap()
    try host.find(label: "next of 1").tap()
    try host.find(label: "2 0").tap()
    #expect(host.text.contains("2 1"))
    #expect(try host.find(label: "2 1").frame.midX == 195)
    #expect(host.path == 2)
    host.back()
    host.back()
    #expect((host.path, model.path) == (0, []))
    host.advance(by: 1)
    try host.find(label: "root 0").tap()
    #expect(host.text.contains("root 1"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `M186: a covered screen disappears after the push, and a popped one after the pop`()
    throws
  {
    let model = Model()
    let host = open(model)
    try host.find(label: "next of root").tap()
    #expect(model.log == ["root+", "1+"])
    host.advance(by: 0.4)
    #expect(model.log == ["root+", "1+", "root-"])
    host.back()
    #expect(model.log == ["root+", "1+", "root-", "root+"])
    host.advance(by: 0.4)
    #expect(model.log == ["root+", "1+", "root-", "root+", "1-"])
  }

  @Test func `C104: a covered screen keeps its state, and that of a popped screen is gone`() throws
  {
    let model = Model()
    let host = open(model)
    try host.find(label: "root 0").tap()
    for _ in 0..<2 {
      try slide(host) { try host.find(label: "next of root").tap() }
      try host.find(label: "1 0").tap()
      slide(host) { host.back() }
      #expect(host.text.contains("root 1"))
    }
  }

  @Test func `R159: what views write goes up from the screen on top`() {
    let model = Model()
    let host = open(model)
    #expect(host.preference(Names.self) == ["root"])
    slide(host) { host.frame { model.path = [1, 2] } }
    #expect(host.preference(Names.self) == ["2"])
    slide(host) { host.frame { model.path = [] } }
    #expect(host.preference(Names.self) == ["root"])
  }

  @Test func `C107: a kept start of the path keeps its screens, and equal values are screens each`()
    throws
  {
    let model = Model()
    let host = open(model, [1, 1])
    #expect(host.path == 2)
    try host.find(label: "1 0").tap()
    slide(host) { host.back() }
    #expect(host.text.contains("1 0"))
    try host.find(label: "1 0").tap()
    slide(host) { host.frame { model.path = [1, 5, 6] } }
    slide(host) { host.frame { model.path = [1] } }
    #expect(host.text.contains("1 1"))
    slide(host) { host.frame { model.path = [2] } }
    slide(host) { host.frame { model.path = [1] } }
    #expect(host.text.contains("1 0"))
  }

  @Test func `C107: removing more values than a path has empties it, and is reported`() {
    struct Flowers: View {
      @State private var path = NavigationPath(["Clover"])

      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: String.self) { _ in Button("up") { path.removeLast(3) } }
        }
      }
    }
    let host = TestHost.phone(height: 600) { Flowers() }
    #expect(throws: Never.self) { try host.find(label: "up").tap() }
    host.advance(by: 0.4)
    #expect(host.text == ["root"])
    #expect(host.diagnostics.map(\.id) == ["W-PATH"])
  }

  @Test func `C106: a value without a destination shows a warning and stays in the path`() {
    struct Bare: View {
      @Bindable var model: Model

      var body: some View { NavigationStack(path: $model.path) { Text("root") } }
    }
    let model = Model()
    let host = TestHost.phone(height: 600) { Bare(model: model) }
    slide(host) { host.frame { model.path = [7] } }
    #expect((model.path, host.path) == ([7], 1))
    #expect(host.diagnostics.map(\.id) == ["W-NAV"])
    #expect(throws: Never.self) { try host.find(label: "No destination") }
  }

  @Test(arguments: [[7], [7, 8]])
  func
    `C106: a stack that opens with a path to nothing reports W-NAV, though its root was never seen`(
      _ path: [Int]
    )
  {
    struct Restored: View {
      @State var path: [Int]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let host = TestHost.phone(height: 600) { Restored(path: path) }
    #expect(host.path == path.count)
    #expect(host.diagnostics.map(\.id) == ["W-NAV"])
    #expect(throws: Never.self) { try host.find(label: "No destination") }
  }

  @Test(arguments: [true, false])
  func `C106: a destination in a lazy container is ignored, and W-NAV gives the place`(
    _ isList: Bool
  ) {
    struct Lazy: View {
      @Bindable var model: Model
      let isList: Bool

      var row: some View {
        Text("root").navigationDestination(for: Int.self) { Text("inner \($0)") }
      }

      var body: some View {
        NavigationStack(path: $model.path) {
          if isList {
            List { row }
          } else {
            ScrollView { LazyVStack { row } }
          }
        }
      }
    }
    let model = Model()
    let host = TestHost.phone(height: 600) {
      Lazy(model: model, isList: isList)
    }
    slide(host) { host.frame { model.path = [7] } }
    #expect(host.diagnostics.map(\.id) == ["W-NAV"])
    #expect(host.diagnostics.first?.message.contains("lazy container, such as List") == true)
    #expect(throws: Never.self) { try host.find(label: "No destination") }
  }

  @Test func `C106: a stack in a lazy container has its own destinations`() {
    struct Inner: View {
      @Bindable var model: Model

      var body: some View {
        ScrollView {
          LazyVStack {
            NavigationStack(path: $model.path) {
              Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
            }
            .frame(height: 300)
          }
        }
      }
    }
    let model = Model()
    let host = TestHost.phone(height: 600) { Inner(model: model) }
    slide(host) { host.frame { model.path = [7] } }
    #expect(host.text.contains("page 7"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C106: of two destinations for one type the one nearest to the root counts`() {
    struct Two: View {
      @Bindable var model: Model

      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("inner \($0)") }
            .navigationDestination(for: Int.self) { Text("outer \($0)") }
        }
      }
    }
    let model = Model()
    let host = TestHost.phone(height: 600) { Two(model: model) }
    slide(host) { host.frame { model.path = [7] } }
    #expect(host.text.contains("outer 7"))
  }

  @Test func `C108: a screen that a binding shows goes when it is false, and going back sets it`() {
    let model = Model()
    let host = open(model)
    slide(host) { host.frame { model.isOpen = true } }
    #expect(host.text.contains("open 0"))
    slide(host) { host.back() }
    #expect(!model.isOpen)
    #expect(host.text.contains("root 0"))
    slide(host) { host.frame { model.item = "Ada" } }
    #expect(host.text.contains("Ada 0"))
    slide(host) { host.frame { model.item = "Bea" } }
    #expect(host.text.contains("Bea 0"))
    slide(host) { host.back() }
    #expect(model.item == nil)
  }

  @Test func `C108: a link without a value is disabled`() throws {
    let host = TestHost.phone(height: 600) {
      NavigationStack { NavigationLink("none", value: Int?.none) }
    }
    #expect(try !host.find(label: "none").isEnabled)
  }

  @Test func `C104: a swipe from the leading edge follows the finger, and pops beyond the middle`()
  {
    let model = Model()
    let host = open(model, [1])
    host.press(at: CGPoint(x: 5, y: 500))
    for x in stride(from: 15.0, through: 120, by: 15) {
      host.advance(by: 0.1)
      host.move(to: CGPoint(x: x, y: 500))
    }
    #expect(host.text.contains("root 0"))
    host.advance(by: 0.5)
    host.release(at: CGPoint(x: 120, y: 500))
    host.advance(by: 0.4)
    #expect(model.path == [1])
    #expect(!host.text.contains("root 0"))
    slide(host) { host.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 340, y: 500)) }
    #expect(model.path == [])
  }

  @Test func `C104: in right to left the leading edge is the right one`() {
    let model = Model()
    model.path = [1]
    let host = TestHost.phone(height: 600) {
      Stack(model: model).environment(\.layoutDirection, .rightToLeft)
    }
    slide(host) { host.drag(from: CGPoint(x: 5, y: 500), to: CGPoint(x: 340, y: 500)) }
    #expect(model.path == [1])
    slide(host) { host.drag(from: CGPoint(x: 385, y: 500), to: CGPoint(x: 40, y: 500)) }
    #expect(model.path == [])
  }

  @Test func `a push without animations is there at once`() throws {
    let model = Model()
    let host = open(model)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    host.frame { withTransaction(transaction) { model.path = [3] } }
    #expect(try host.find(label: "3 0").frame.midX == 195)
    #expect(!host.text.contains("root 0"))
  }

  @Test func `a pop in the middle of a push turns around`() throws {
    let model = Model()
    let host = open(model)
    host.frame { model.path = [1] }
    host.advance(by: 0.1)
    let x = try host.find(label: "1 0").frame.midX
    host.frame { model.path = [] }
    #expect(try abs(host.find(label: "1 0").frame.midX - x) < 1)
    host.advance(by: 0.4)
    #expect(host.text.contains("root 0") && !host.text.contains("1 0"))
    #expect(model.log.filter { $0.hasPrefix("1") } == ["1+", "1-"])
  }

  @Test func `dismiss pops the screen, and only pushed screens are presented`() throws {
    let model = Model()
    let host = open(model, [1, 2])
    #expect(host.text.contains("pushed"))
    try slide(host) { try host.find(label: "close 2").tap() }
    #expect(model.path == [1])
    slide(host) { host.back() }
    #expect(host.text.contains("first"))
    try slide(host) { try host.find(label: "close root").tap() }
    #expect(host.text.contains("root 0"))
  }

  @Test func `destinations of pushed screens are found for a path that is set at once`() {
    struct Deep: View {
      @State private var path = NavigationPath()

      var body: some View {
        NavigationStack(path: $path) {
          Button("go") {
            path.append(1)
            path.append("two")
            path.append(3.0)
          }
          .navigationDestination(for: Int.self) { _ in
            Text("one").navigationDestination(for: String.self) { _ in
              Text("two").navigationDestination(for: Double.self) { _ in Text("three") }
            }
          }
        }
      }
    }
    let host = TestHost.phone(height: 600) { Deep() }
    slide(host) { #expect(throws: Never.self) { try host.find(label: "go").tap() } }
    #expect(host.text.contains("three"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a push makes no view of the screen that it covers again`() {
    func bodies(rows: Int) -> Int {
      let model = Model()
      let host = TestHost.phone(height: 600) {
        NavigationStack(path: Bindable(model).path) {
          VStack { ForEach(0..<rows, id: \.self) { Text(verbatim: "\($0)") } }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
      let before = host.counts.bodies
      host.frame { model.path = [1] }
      return host.counts.bodies - before
    }
    #expect(bodies(rows: 1) == bodies(rows: 40))
  }

  @Test func `a screen whose view has an id of its own is shown, also when the id changes`() throws
  {
    struct Identified: View {
      @State private var id = 7

      var body: some View {
        NavigationStack {
          VStack {
            Button("next") { id += 1 }
            NavigationLink("push") { Text("page").id("page") }
            Text("view \(id)")
          }
          .id(id)
        }
      }
    }
    let host = TestHost.phone(height: 600) { Identified() }
    #expect(host.text.contains("view 7"))
    try host.find(label: "next").tap()
    #expect(host.text.contains("view 8"))
    try slide(host) { try host.find(label: "push").tap() }
    #expect(host.text.contains("page"))
    slide(host) { host.back() }
    #expect(host.text.contains("view 8"))
  }

  @Test func `C155: the only control of a screen has its own frame, and is tapped there`() throws {
    struct Lonely: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Color.yellow
            Button("Go") { count += 1 }
          }
          .navigationTitle("gone \(count)")
        }
      }
    }
    let host = TestHost.phone(height: 800) { Lonely() }
    let button = try host.find(role: .button, label: "Go")
    #expect(button.frame.height < 40 && button.frame.maxY == 800)
    button.tap()
    host.settle()
    #expect(host.title == "gone 1")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a thousand pushes and pops leave nothing`() {
    let model = Model()
    let host = open(model)
    func round(_ number: Int) {
      guard number.isMultiple(of: 5) else {
        // Without motion, which takes many frames.
        var transaction = Transaction()
        transaction.disablesAnimations = true
        host.frame { withTransaction(transaction) { model.path = [number] } }
        host.frame { withTransaction(transaction) { model.path = [] } }
        return host.settle()
      }
      host.frame { model.path = [number] }
      if number.isMultiple(of: 3) { host.advance(by: 0.2) } else { host.advance(by: 0.4) }
      host.frame { model.path = [] }
      host.advance(by: 0.4)
      host.settle()
    }
    for number in 0..<5 { round(number) }
    let live = host.counts.nodesLive
    for number in 0..<manyRounds { round(number) }
    #expect(host.counts.nodesLive == live)
  }

  @Test func `a push on thirty screens runs as many bodies as one on three`() {
    func bodies(over depth: Int) -> Int {
      let model = Model()
      let host = open(model, Array(0..<depth))
      let before = host.counts.bodies
      host.frame { model.path.append(100) }
      host.advance(by: 1)
      host.settle()
      #expect(host.path == depth + 1)
      return host.counts.bodies - before
    }
    #expect(bodies(over: 30) == bodies(over: 3))
  }
}
