import Foundation
public import Waggle

/// Shows one of several views, and a bar of items to choose which (C114).
///
/// A tab is built when it is first selected, and keeps its state from then on (C115, R158, M185). If no tab has the
/// selection, the first one is shown and the selection stays as it is.
///
/// ```swift
/// TabView {
///   Tab("Hives", systemImage: "hexagon") { Text("12 hives") }
///   Tab("Honey", systemImage: "drop") { Text("3 kg") }
/// }
/// ```
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PathNamed {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: TabChoice?
  @State private var reselection = TabReselection()

  /// Tabs of which the selection is one: each is a view with a tag of exactly its type, or a row of a `ForEach` with such
  /// an id.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// The page on top, and the bar.
  @MainActor public var body: some View {
    let written = selection.map { AnyHashable($0.wrappedValue) }
    ScreensOfContent(content) { subviews in
      TabArrangement(
        tabs: TabContext.contexts(subviews, SelectionValue.self),
        selection: TabChoice.selection(own, written), reselection: reselection, choose: choose)
    }
    .environment(\.tabReselection, reselection)
  }

  /// Selects a tab. One that the selection cannot be is shown until the selection changes.
  private func choose(_ id: AnyHashable) {
    guard let selection, let value = id.base as? SelectionValue else {
      return own = TabChoice(id: id, written: selection.map { AnyHashable($0.wrappedValue) })
    }
    own = nil
    selection.wrappedValue = value
  }
}

/// The tab that the user chose, which the selection of the program cannot name.
nonisolated struct TabChoice: Equatable {
  var id: AnyHashable
  /// The selection at that time.
  var written: AnyHashable?

  /// The selected tab: the user's, unless the program's selection has changed since.
  static func selection(_ own: TabChoice?, _ written: AnyHashable?) -> AnyHashable? {
    if let own, own.written == written { own.id } else { written }
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the first is shown at the start.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView {
  /// Tabs of which the selection is one.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(tabs: content()) }
  }

  /// Tabs of which the first is shown at the start.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    self.init(selection: nil) { TabContentBuilder<Never>.Content(tabs: content()) }
  }
}

/// A tab and what identifies it: its value, or else itself.
nonisolated struct TabContext: Identifiable, Equatable {
  let id: AnyHashable
  let view: Subview

  static func == (a: TabContext, b: TabContext) -> Bool { a.id == b.id }

  static func contexts<Value: Hashable>(_ subviews: SubviewsCollection, _: Value.Type)
    -> [TabContext]
  {
    var ids = Set<AnyHashable>()
    return subviews.map { view in
      let value =
        view.containerValues.tabValue
        ?? view.selectionValue(Value.self).map { AnyHashable($0) }
      // Of tabs with one value the first is selected by it.
      if let value, ids.insert(value).inserted { return TabContext(id: value, view: view) }
      return TabContext(id: view.id, view: view)
    }
  }
}

/// The tabs in the style around them.
struct TabArrangement: View {
  let tabs: [TabContext]
  let selection: AnyHashable?
  let reselection: TabReselection
  let choose: (AnyHashable) -> Void
  @Environment(\.tabViewSettings) private var settings

  @MainActor var body: some View {
    switch settings.appearance {
    case .page:
      TabPages(axis: settings.axis, tabs: tabs, current: current, choose: choose)
    case .bar, .grouped, .sidebar:
      TabDeck(tabs: tabs, current: current, reselection: reselection, choose: choose)
    }
  }

  /// The selected tab; the first if no tab has the selection (C115).
  private var current: AnyHashable? {
    tabs.first { $0.id == selection }?.id ?? tabs.first?.id
  }
}

extension TabView: KeepsStates {
  nonisolated package static var keptStates: [String] { ["own"] }
}
