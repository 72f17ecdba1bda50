import SwiftUI

extension NodeView {
  var container: any View {
    switch node.kind {
    case .list, .selectionList, .form, .section, .table, .outline, .disclosure, .editableList,
      .rows,
      .rowsOfRows, .expandedSection:
      rowContainer
    case .navigationStack, .pathStack, .split, .tabs, .pages, .timeline, .phases, .keyframes,
      .matched,
      .scrollReader, .hsplit, .anchorStage:
      screenContainer
    default: stack
    }
  }

  private var stack: any View {
    switch node.kind {
    case .vstack:
      VStack(
        alignment: [.leading, .center, .trailing][node.number(0, 3)],
        spacing: node.isOdd(1) ? length(2) : nil
      ) {
        children
      }
    case .hstack:
      HStack(
        alignment: [.top, .center, .firstTextBaseline][node.number(0, 3)],
        spacing: node.isOdd(1) ? length(2) : nil
      ) {
        children
      }
    case .zstack:
      ZStack(alignment: [.topLeading, .center, .bottom][node.number(0, 3)]) { children }
    case .lazyV:
      LazyVStack(pinnedViews: node.isOdd(1) ? [.sectionHeaders] : []) {
        children
        ForEach(rows) { row($0) }
      }
    case .lazyH: LazyHStack { ForEach(rows) { row($0) } }
    case .lazyVGrid:
      LazyVGrid(columns: columns) {
        ForEach(rows) { row($0) }
        Section("part") { children }
      }
    case .lazyHGrid: LazyHGrid(rows: columns) { ForEach(rows) { row($0) } }
    case .grid:
      Grid(alignment: .leading) {
        GridRow { children }
        child(0).gridCellColumns(1 + node.number(0, 3))
        ForEach(rows.prefix(4)) { row in
          GridRow {
            Text(row.name)
            Color.red.gridCellUnsizedAxes(.horizontal)
          }
        }
      }
    case .group: Group { children }
    case .optional: Group { if isOn { children } }
    case .either: Group { if isOn { child(0) } else { child(1) } }
    case .scroll:
      ScrollView(
        [[.vertical], [.horizontal], [.vertical, .horizontal]][node.number(0, 3)],
        showsIndicators: node.isOdd(1)
      ) {
        children
        // Along an axis that does not scroll, a lazy stack is as long as it has seen its rows to be: that depends on what came before.
        if node.isOdd(2), node.number(0, 3) == 1 {
          LazyHStack { ForEach(rows) { row($0) } }
        } else if node.isOdd(2) {
          LazyVStack { ForEach(rows) { row($0) } }
        }
      }
    case .viewThatFits:
      ViewThatFits(in: node.isOdd(0) ? .horizontal : [.horizontal, .vertical]) { children }
    case .customLayout: Diagonal(step: length(0)) { children }
    case .anyLayout:
      (isOn
        ? AnyLayout(VStackLayout(spacing: length(1)))
        : node.isOdd(2) ? AnyLayout(Diagonal(step: 4)) : AnyLayout(HStackLayout())) {
          children
        }
    case .groupBox: GroupBox(name) { children }
    case .controlGroup: ControlGroup { children }
    case .glass: GlassEffectContainer { child(0).glassEffect() }
    default: VStack { children }
    }
  }

  private var columns: [GridItem] {
    [
      [GridItem(.flexible()), GridItem(.fixed(40))], [GridItem(.adaptive(minimum: 60))],
      [GridItem(.flexible())],
    ][node.number(1, 3)]
  }

  private var rowContainer: any View {
    switch node.kind {
    case .rows: ForEach(rows) { row($0) }
    case .rowsOfRows:
      ForEach($model.rows[slot(0)]) { $item in
        HStack {
          TextField("name", text: $item.name)
          row(item)
        }
      }
    case .list:
      List {
        children
        ForEach(rows) { row($0) }
      }
    case .selectionList:
      node.isOdd(1)
        ? List(selection: $model.sets[slot(1)]) { ForEach(rows) { row($0) } }
        : List(rows, selection: $model.choices[slot(1)]) { row($0) }
    case .editableList:
      List {
        ForEach($model.rows[slot(0)], editActions: node.isOdd(1) ? .all : .delete) { $item in
          Text(item.name)
        }
        ForEach(rows) { row($0) }
          .onDelete { model.rows[slot(0)].remove(atOffsets: $0) }
          .onMove { model.rows[slot(0)].move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $model.mode)
    case .form: Form { children }
    case .section:
      Section {
        children
      } header: {
        Text("head \(name)")
      } footer: {
        if isOn { Text("foot") }
      }
    case .expandedSection: Section(name, isExpanded: flag) { children }
    case .table:
      Table(rows, selection: $model.choices[slot(1)]) {
        TableColumn("Name", value: \.name)
        TableColumn("ID") { row($0) }
      }
    case .outline:
      node.isOdd(1)
        ? List { OutlineGroup(rows, children: \.kids) { Text($0.name) } }
        : OutlineGroup(rows, children: \.kids) { Text($0.name) }
    default: DisclosureGroup(name, isExpanded: flag) { children }
    }
  }

  private var screenContainer: any View {
    switch node.kind {
    case .navigationStack:
      NavigationStack {
        children
        NavigationLink("go \(name)") { child(0) }
      }
    case .pathStack:
      NavigationStack(path: $model.paths[slot(0)]) {
        VStack {
          children
          NavigationLink("go \(name)", value: node.id)
        }
        .navigationTitle(name)
        .navigationDestination(for: Int.self) { value in
          VStack {
            Text("screen \(value)")
            child(value % max(1, node.children.count))
            NavigationLink("deeper", value: value + 1)
          }
          .navigationTitle("at \(value)")
        }
      }
    case .split:
      NavigationSplitView {
        List(rows, selection: $model.choices[slot(0)]) { Text($0.name) }.navigationTitle("side")
      } content: {
        child(0)
      } detail: {
        if let choice = model.choices[slot(0)] { Text("chosen \(choice)") }
        child(1)
      }
    case .hsplit:
      NavigationSplitView {
        child(0)
      } detail: {
        NavigationStack { child(1) }
      }
    case .tabs:
      TabView(selection: $model.numbers[slot(0)]) {
        ForEach(Array(node.children.enumerated()), id: \.element.id) { index, child in
          NodeView(node: child, model: model).tabItem { Label("tab \(index)", systemImage: "star") }
            .tag(index)
        }
      }
    case .pages:
      TabView(selection: $model.numbers[slot(0)]) {
        Tab("a", systemImage: "leaf", value: 0) { child(0) }
        Tab("b", systemImage: "bolt", value: 1) { child(1) }
        if isOn { Tab("c", systemImage: "star", value: 2) { child(2) } }
      }
    case .timeline: TimelineView(.periodic(from: .now, by: 0.3)) { _ in children }
    case .phases:
      PhaseAnimator([0.2, 1.0], trigger: model.numbers[slot(0)]) { phase in
        VStack { children }.opacity(phase)
      }
    case .keyframes:
      KeyframeAnimator(initialValue: 0.0, trigger: isOn) { value in
        VStack { children }.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 0.3)
        SpringKeyframe(0, duration: 0.3)
      }
    case .scrollReader:
      ScrollViewReader { proxy in
        Button("to") { withAnimation { proxy.scrollTo(rows.last?.id ?? 0, anchor: .top) } }
        List { ForEach(rows) { row($0).id($0.id) } }
      }
    case .matched: MatchedView(isOn: isOn, one: child(0), other: child(1))
    default:
      VStack { children }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            ForEach(places.indices, id: \.self) { index in
              Rectangle().stroke(.red).frame(
                width: proxy[places[index]].width, height: proxy[places[index]].height
              )
              .offset(x: proxy[places[index]].minX, y: proxy[places[index]].minY)
            }
          }
        }
    }
  }
}

private struct MatchedView: View {
  @Namespace private var names
  let isOn: Bool
  let one: AnyView
  let other: AnyView
  var body: some View {
    VStack {
      if isOn { one.matchedGeometryEffect(id: 1, in: names) }
      Spacer()
      if !isOn { other.matchedGeometryEffect(id: 1, in: names) }
    }
    .animation(.easeInOut(duration: 0.3), value: isOn)
  }
}
