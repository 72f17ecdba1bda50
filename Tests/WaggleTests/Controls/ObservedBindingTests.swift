import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTestKit

private struct Bee: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct Bound {
  var isOn = false
  var number = 0.2
  var count = 1
  var name = "a"
  var words = ["one"]
  var path: [Int] = []
  var anyPath = NavigationPath()
  var choice = 1
  var chosen: Int? = 1
  var many: Set<Int> = [1]
  var bee: Bee?
  var bees = [Bee(id: 1, name: "anna"), Bee(id: 2, name: "bea")]
  var date = Date(timeIntervalSince1970: 0)
  var days: Set<DateComponents> = []
  var color = Color.red
  var detent = PresentationDetent.medium
  var order = [KeyPathComparator(\Bee.id)]
  var columns = NavigationSplitViewVisibility.all
  var column = NavigationSplitViewColumn.sidebar
  var tokens: [Bee] = []
}

/// A view that gets bindings to parts of a value, and reads none of them. The tables below, which take most of this file,
/// have one for each control, container and presentation that takes a binding.
private struct Case: CustomTestStringConvertible, Sendable {
  let name: String
  let content: @MainActor @Sendable (Binding<Bound>) -> AnyView
  let change: @MainActor @Sendable (inout Bound) -> Void

  init<V: View>(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor @Sendable (Binding<Bound>) -> V,
    change: @escaping @MainActor @Sendable (inout Bound) -> Void
  ) {
    self.name = name
    self.content = { AnyView(content($0)) }
    self.change = change
  }

  var testDescription: String { name }
}

private let controls = [
  Case("Toggle", { Toggle("t", isOn: $0.isOn) }, change: { $0.isOn = true }),
  Case(
    "Toggle, button", { Toggle("t", isOn: $0.isOn).toggleStyle(.button) },
    change: { $0.isOn = true }),
  Case(
    "Toggle, several", { Toggle("t", sources: $0.bees, isOn: \.isAnna) },
    change: { $0.bees[1].name = "anna" }),
  Case("Slider", { Slider(value: $0.number) }, change: { $0.number = 0.8 }),
  Case("Stepper", { Stepper("s", value: $0.count) }, change: { $0.count = 5 }),
  Case("TextField", { TextField("f", text: $0.name) }, change: { $0.name = "b" }),
  Case(
    "TextField, value", { TextField("f", value: $0.count, format: .number) },
    change: { $0.count = 7 }),
  Case(
    "TextField, element", { TextField("f", text: $0.words[0]) }, change: { $0.words[0] = "two" }),
  Case("SecureField", { SecureField("f", text: $0.name) }, change: { $0.name = "bcd" }),
  Case("TextEditor", { TextEditor(text: $0.name) }, change: { $0.name = "b" }),
  Case("Picker, menu", { picker($0).pickerStyle(.menu) }, change: { $0.choice = 2 }),
  Case("Picker, segments", { picker($0).pickerStyle(.segmented) }, change: { $0.choice = 2 }),
  Case("Picker, wheel", { picker($0).pickerStyle(.wheel) }, change: { $0.choice = 2 }),
  Case(
    "Picker, inline", { bindable in Form { picker(bindable).pickerStyle(.inline) } },
    change: { $0.choice = 2 }),
  Case(
    "Picker, link",
    { bindable in NavigationStack { Form { picker(bindable).pickerStyle(.navigationLink) } } },
    change: { $0.choice = 2 }),
  Case("DatePicker", { DatePicker("d", selection: $0.date) }, change: { $0.date += 100_000 }),
  Case(
    "DatePicker, graphical", { DatePicker("d", selection: $0.date).datePickerStyle(.graphical) },
    change: { $0.date += 100_000 }),
  Case(
    "MultiDatePicker",
    {
      MultiDatePicker(
        "d", selection: $0.days,
        in: Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400 * 20))
    },
    change: { $0.days = [DateComponents(calendar: .current, era: 1, year: 1970, month: 1, day: 5)] }
  ),
  Case("ColorPicker", { ColorPicker("c", selection: $0.color) }, change: { $0.color = .blue }),
  Case(
    "DisclosureGroup", { DisclosureGroup("g", isExpanded: $0.isOn) { Text("in") } },
    change: { $0.isOn = true }),
]

private let containers = [
  Case(
    "Section",
    { bindable in
      List { Section("s", isExpanded: bindable.isOn) { Text("in") } }.listStyle(.sidebar)
    }, change: { $0.isOn = true }),
  Case(
    "List, one", { List(beeNames, selection: $0.chosen) { Text($0.name) } },
    change: { $0.chosen = 2 }),
  Case(
    "List, many", { List(beeNames, selection: $0.many) { Text($0.name) } },
    change: { $0.many = [2, 3] }),
  Case(
    "List of a binding", { List($0.bees) { $bee in TextField("n", text: $bee.name) } },
    change: {
      $0.bees[0].name = "x"; $0.bees.append(Bee(id: 9, name: "z"))
    }),
  Case(
    "List that is edited", { List($0.bees, editActions: .all) { $bee in Text(bee.name) } },
    change: { $0.bees.swapAt(0, 1) }),
  Case(
    "ForEach in a Form",
    { bindable in
      Form { ForEach(bindable.bees) { $bee in Toggle(bee.name, isOn: .constant(true)) } }
    }, change: { $0.bees.removeFirst() }),
  Case(
    "ForEach of words",
    { bindable in Form { ForEach(bindable.words, id: \.self) { $word in Text(word) } } },
    change: { $0.words += ["three"] }),
  Case(
    "TabView",
    { bindable in
      TabView(selection: bindable.choice) {
        ForEach(1..<4) { n in Text("page \(n)").tabItem { Text("tab \(n)") }.tag(n) }
      }
    }, change: { $0.choice = 2 }),
  Case(
    "TabView of tabs",
    { bindable in
      TabView(selection: bindable.choice) {
        Tab("one", systemImage: "star", value: 1) { Text("first") };
        Tab("two", systemImage: "heart", value: 2) { Text("second") }
      }
    }, change: { $0.choice = 2 }),
  Case(
    "TabView, pages",
    { bindable in
      TabView(selection: bindable.choice) { ForEach(1..<4) { n in Text("page \(n)").tag(n) } }
        .tabViewStyle(.page)
    }, change: { $0.choice = 2 }),
  Case(
    "NavigationStack",
    { bindable in
      NavigationStack(path: bindable.path) {
        List(1..<4) { Text("\($0)") }.navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }, change: { $0.path = [1, 2] }),
  Case(
    "NavigationStack, any path",
    { bindable in
      NavigationStack(path: bindable.anyPath) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }, change: { $0.anyPath.append(3) }),
  Case(
    "navigationDestination(isPresented:)",
    { bindable in
      NavigationStack {
        Text("root").navigationDestination(isPresented: bindable.isOn) { Text("page") }
      }
    }, change: { $0.isOn = true }),
  Case(
    "navigationDestination(item:)",
    { bindable in
      NavigationStack { Text("root").navigationDestination(item: bindable.bee) { Text($0.name) } }
    }, change: { $0.bee = Bee(id: 5, name: "eve") }),
  Case(
    "NavigationLink(isActive:)",
    { bindable in
      NavigationView { NavigationLink("go", isActive: bindable.isOn) { Text("page") } }
        .navigationViewStyle(.stack)
    }, change: { $0.isOn = true }),
  Case(
    "NavigationLink(tag:selection:)",
    { bindable in
      NavigationView { NavigationLink("go", tag: 3, selection: bindable.chosen) { Text("page") } }
        .navigationViewStyle(.stack)
    }, change: { $0.chosen = 3 }),
  Case(
    "navigationTitle",
    { bindable in NavigationStack { Text("root").navigationTitle(bindable.name) } },
    change: { $0.name = "new" }),
  Case(
    "searchable", { bindable in NavigationStack { Text("root").searchable(text: bindable.name) } },
    change: { $0.name = "new" }),
  Case(
    "searchable(isPresented:)",
    { bindable in
      NavigationStack { Text("root").searchable(text: bindable.name, isPresented: bindable.isOn) }
    }, change: { $0.isOn = true }),
  Case(
    "searchable(tokens:)",
    { bindable in
      NavigationStack {
        Text("root").searchable(text: bindable.name, tokens: bindable.tokens) { Text($0.name) }
      }
    }, change: { $0.tokens = [Bee(id: 5, name: "eve")] }),
  Case(
    "searchScopes",
    { bindable in
      NavigationStack {
        Text("root").searchable(text: bindable.name, isPresented: .constant(true)).searchScopes(
          bindable.choice
        ) {
          Text("one").tag(1); Text("two").tag(2)
        }
      }
    }, change: { $0.choice = 2 }),
]

private let narrowContainers = [
  Case(
    "NavigationSplitView, narrow",
    { bindable in
      NavigationSplitView(preferredCompactColumn: bindable.column) {
        Text("side")
      } detail: {
        Text("detail")
      }
    }, change: { $0.column = .detail })
]

private let wideContainers = [
  Case(
    "Table", { table($0) }, change: { $0.order = [KeyPathComparator(\Bee.id, order: .reverse)] }),
  Case(
    "NavigationSplitView",
    { bindable in
      NavigationSplitView(columnVisibility: bindable.columns) {
        Text("side")
      } detail: {
        Text("detail")
      }
    }, change: { $0.columns = .detailOnly }),
]

private let presentations = [
  Case(
    "sheet", { Text("root").sheet(isPresented: $0.isOn) { Text("in") } }, change: { $0.isOn = true }
  ),
  Case(
    "sheet(item:)", { Text("root").sheet(item: $0.bee) { Text($0.name) } },
    change: { $0.bee = Bee(id: 5, name: "eve") }),
  Case(
    "fullScreenCover", { Text("root").fullScreenCover(isPresented: $0.isOn) { Text("in") } },
    change: { $0.isOn = true }),
  Case(
    "popover", { Text("root").popover(isPresented: $0.isOn) { Text("in") } },
    change: { $0.isOn = true }),
  Case(
    "popover(item:)", { Text("root").popover(item: $0.bee) { Text($0.name) } },
    change: { $0.bee = Bee(id: 5, name: "eve") }),
  Case(
    "alert", { Text("root").alert("a", isPresented: $0.isOn) { Button("ok") {} } },
    change: { $0.isOn = true }),
  Case(
    "alert, presenting",
    { bindable in
      Text("root").alert("a", isPresented: bindable.isOn, presenting: bindable.wrappedValue.bee) {
        Button($0.name) {}
      }
    },
    change: {
      $0.bee = Bee(id: 5, name: "eve"); $0.isOn = true
    }),
  Case(
    "confirmationDialog",
    {
      Text("root").confirmationDialog("a", isPresented: $0.isOn, titleVisibility: .visible) {
        Button("yes") {}
      }
    }, change: { $0.isOn = true }),
  Case(
    "inspector", { Text("root").inspector(isPresented: $0.isOn) { Text("in") } },
    change: { $0.isOn = true }),
  Case(
    "presentationDetents",
    { bindable in
      Text("root").sheet(isPresented: .constant(true)) {
        Text("in").presentationDetents([.medium, .large], selection: bindable.detent)
      }
    }, change: { $0.detent = .large }),
  Case(
    "field in an alert",
    { bindable in
      Text("root").alert("a", isPresented: .constant(true)) {
        TextField("f", text: bindable.name); Button("ok") {}
      }
    }, change: { $0.name = "new" }),
]

extension Bee {
  fileprivate var isAnna: Bool {
    get { name == "anna" }
    set { name = newValue ? "anna" : "bea" }
  }
}

private let beeNames = (1..<6).map { Bee(id: $0, name: "bee \($0)") }

@MainActor private func picker(_ bindable: Binding<Bound>) -> some View {
  Picker("p", selection: bindable.choice) {
    Text("one").tag(1)
    Text("two").tag(2)
  }
}

@MainActor private func table(_ bindable: Binding<Bound>) -> some View {
  Table(beeNames, sortOrder: bindable.order) {
    TableColumn("id", value: \.id) { Text("\($0.id)") }
    TableColumn("name", value: \.name)
  }
}

/// What keeps the value.
private enum Owner: CaseIterable { case state, published, observed }

private typealias Content = @MainActor @Sendable (Binding<Bound>) -> AnyView

/// The binding that a view has to its value.
@MainActor private final class Handle {
  private(set) var binding: Binding<Bound>?
  func set(_ binding: Binding<Bound>) { self.binding = binding }
}

private struct OfState: View {
  @State var bound: Bound
  let handle: Handle
  let content: Content

  var body: some View {
    let _ = handle.set($bound)
    content($bound)
  }
}

private final class Publisher: ObservableObject {
  @Published var bound: Bound
  init(_ bound: Bound) { self.bound = bound }
}

private struct OfPublisher: View {
  @StateObject var publisher: Publisher
  let handle: Handle
  let content: Content

  var body: some View {
    let _ = handle.set($publisher.bound)
    content($publisher.bound)
  }
}

@Observable private final class Observed {
  var bound: Bound
  init(_ bound: Bound) { self.bound = bound }
}

private struct OfObserved: View {
  @Bindable var observed: Observed
  let handle: Handle
  let content: Content

  var body: some View {
    let _ = handle.set($observed.bound)
    content($observed.bound)
  }
}

@MainActor @Suite struct ObservedBindingTests {
  private func makeHost(
    _ bound: Bound, _ owner: Owner, _ handle: Handle, _ one: Case, _ width: CGFloat
  ) -> TestHost {
    let content = one.content
    return TestHost(size: CGSize(width: width, height: 700)) {
      switch owner {
      case .state: OfState(bound: bound, handle: handle, content: content)
      case .published:
        OfPublisher(publisher: Publisher(bound), handle: handle, content: content)
      case .observed: OfObserved(observed: Observed(bound), handle: handle, content: content)
      }
    }
  }

  private func picture(_ host: TestHost) -> String {
    host.settle()
    host.advance(by: 3)
    host.settle()
    return host.displayList.description
      + host.elements.map(\.description).joined(separator: "\n")
  }

  /// Compares with a view that is made when the value has changed already.
  private func check(_ one: Case, width: CGFloat) throws {
    for owner in Owner.allCases {
      let handle = Handle()
      let host = makeHost(Bound(), owner, handle, one, width)
      let before = picture(host)
      let binding = try #require(handle.binding)
      host.frame { one.change(&binding.wrappedValue) }
      let changed = picture(host)
      #expect(changed != before, "\(one.name) of \(owner) shows nothing of the change")
      let new = makeHost(binding.wrappedValue, owner, Handle(), one, width)
      #expect(changed == picture(new), "\(owner)")
    }
  }

  @Test(arguments: controls)
  fileprivate func `A control shows a value that it alone is bound to (R184)`(one: Case) throws {
    try check(one, width: 390)
  }

  @Test(arguments: containers + narrowContainers)
  fileprivate func `A container shows a value that it alone is bound to (R184)`(one: Case) throws {
    try check(one, width: 390)
  }

  @Test(arguments: containers + wideContainers)
  fileprivate func `A wide container shows a value that it alone is bound to (R184)`(
    one: Case
  ) throws {
    try check(one, width: 1024)
  }

  @Test(arguments: presentations)
  fileprivate func `A presentation follows a value that it alone is bound to (R184)`(
    one: Case
  ) throws {
    try check(one, width: 390)
  }
}
