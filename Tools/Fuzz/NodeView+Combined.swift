import SwiftUI

// What people combine.
extension NodeView {
  /// nil for other kinds.
  var combined: (any View)? {
    switch node.kind {
    case .fullRows: FullRows(node: node, model: model, rows: rows) { child($0) }
    case .fieldRows: FieldRows(model: model, slot: slot(0), isLazy: node.isOdd(1))
    case .sortedTable: SortedTable(model: model, slot: slot(0))
    case .mixedPath: MixedPath(node: node) { child($0) }
    case .searchedList: SearchedList(model: model, slot: slot(0), isGrouped: node.isOdd(1))
    case .sheetInTab: SheetInTab(flag: flag) { child($0) }
    case .swapped: Swapped(flag: isOn, isOdd: node.isOdd(1)) { child($0) }
    default: nil
    }
  }
}

/// Rows with a button, a menu, a toggle, a link, a swipe and a context menu each.
private struct FullRows<Part: View>: View {
  let node: Node
  @Bindable var model: Model
  let rows: [Row]
  let part: (Int) -> Part
  @State private var chosen: Set<Int> = []

  var body: some View {
    List(selection: $chosen) {
      ForEach(rows) { row in
        HStack {
          Button("do \(row.id)") { model.act(row.id) }.buttonStyle(.borderless)
          Menu("more") {
            Button("rename") { model.act(row.id + 1) }
            Toggle("on", isOn: $model.flags[node.number(1, Model.count)])
          }
          part(row.id % 2)
        }
        .swipeActions {
          Button("delete", role: .destructive) { model.change(node.number(0, 5), 1) }
        }
        .contextMenu {
          Button("copy") { model.act(row.id) }
        } preview: {
          Text(row.name)
        }
        .draggable(row.name)
        .badge(row.id % 3)
      }
      .onDelete { model.rows[node.number(0, Model.count)].remove(atOffsets: $0) }
      .onMove { model.rows[node.number(0, Model.count)].move(fromOffsets: $0, toOffset: $1) }
      .dropDestination(for: String.self) { words, _ in model.words[0] = words.first ?? "" }
    }
    .toolbar { EditButton() }
  }
}

/// Fields in rows, one of which has the focus.
private struct FieldRows: View {
  @Bindable var model: Model
  let slot: Int
  let isLazy: Bool
  @FocusState private var focus: Int?

  var body: some View {
    if isLazy {
      ScrollView { LazyVStack { fields } }.scrollDismissesKeyboard(.interactively)
    } else {
      List { fields }
    }
  }

  private var fields: some View {
    ForEach($model.rows[slot]) { $row in
      TextField("name", text: $row.name, axis: row.id % 2 == 0 ? .vertical : .horizontal)
        .focused($focus, equals: row.id)
        .submitLabel(.next)
        .onSubmit { focus = row.id + 1 }
    }
  }
}

private struct SortedTable: View {
  @Bindable var model: Model
  let slot: Int
  @State private var order = [KeyPathComparator(\Row.name)]
  @State private var chosen: Set<Int> = []

  var body: some View {
    Table(model.rows[slot].sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("ID", value: \.id) { Text("\($0.id)") }.width(60)
      TableColumn("Do") { row in Button("do") { model.act(row.id) } }
    }
  }
}

/// A path of numbers and words, which its screens change.
private struct MixedPath<Part: View>: View {
  let node: Node
  let part: (Int) -> Part
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        part(0)
        NavigationLink("number", value: node.id)
        NavigationLink("word", value: "word")
        Button("both") {
          path.append(node.id)
          path.append("word")
        }
      }
      .navigationTitle("path")
      .navigationDestination(for: Int.self) { number in
        VStack {
          part(1)
          NavigationLink("word", value: "from \(number)")
          Button("start") { path = NavigationPath() }
        }
        .navigationTitle("\(number)")
      }
      .navigationDestination(for: String.self) { word in
        ScrollView {
          Text(word)
          Button("back") { if !path.isEmpty { path.removeLast() } }
        }
        .navigationTitle(word)
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

/// A list that is searched and refreshed, and makes way for a text where it is empty.
private struct SearchedList: View {
  @Bindable var model: Model
  let slot: Int
  let isGrouped: Bool
  @State private var words = ""
  @State private var scope = 0

  private var found: [Row] {
    model.rows[slot].filter { words.isEmpty || $0.name.contains(words) }
  }

  var body: some View {
    NavigationStack {
      Group {
        if found.isEmpty {
          ContentUnavailableView.search(text: words)
        } else if isGrouped {
          List(found) { Text($0.name) }.listStyle(.insetGrouped)
        } else {
          List(found) { Text($0.name) }.listStyle(.plain)
        }
      }
      .navigationTitle("found")
      .searchable(text: $words)
      .searchScopes($scope) {
        Text("all").tag(0)
        Text("some").tag(1)
      }
      .refreshable { model.change(slot, 3) }
    }
  }
}

/// A list in a sheet in a tab.
private struct SheetInTab<Part: View>: View {
  @Binding var flag: Bool
  let part: (Int) -> Part
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("first", systemImage: "star", value: 0) {
        Button("open") { flag = true }
          .sheet(isPresented: $flag) {
            NavigationStack {
              List {
                part(0)
                ForEach(0..<30) { Text("row \($0)") }
              }
              .navigationTitle("sheet")
              .toolbar { Button("done") { flag = false } }
            }
            .presentationDetents([.medium, .large])
          }
      }
      Tab("second", systemImage: "leaf", value: 1) { part(1) }
    }
  }
}

/// Views of one geometry, of which one is shown; the other has a transition.
private struct Swapped<Part: View>: View {
  let flag: Bool
  let isOdd: Bool
  let part: (Int) -> Part
  @Namespace private var space

  var body: some View {
    ZStack {
      if flag {
        part(0).matchedGeometryEffect(id: "part", in: space).frame(width: 200, height: 60)
      } else if isOdd {
        part(1).matchedGeometryEffect(id: "part", in: space).transition(.scale)
      } else {
        VStack { part(1).matchedGeometryEffect(id: "part", in: space) }.transition(.slide)
      }
    }
    .animation(.spring, value: flag)
    .transaction { if isOdd { $0.animation = $0.animation?.speed(2) } }
    .phaseAnimator([0, 1], trigger: flag) { $0.opacity($1 == 0 ? 1 : 0.5) }
  }
}
