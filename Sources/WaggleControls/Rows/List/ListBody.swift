import Foundation
import Waggle

/// The rows of a list in a scroll view, on its background.
///
/// See also `RowStack`, which makes the rows, and `ListCell`, the view of each.
struct ListBody<Value: Hashable, Content: View>: View {
  let selection: ListSelection<Value>
  let content: Content
  /// Whether the list is a row of a form or of a list around it.
  let isNested: Bool
  @State private var model = ListModel()
  @State private var drag: RowDrag?
  /// The value of the row that keys have come to, where they select none.
  @State private var current: AnyHashable?
  @FocusState private var hasFocus: Bool
  private let report = Reporter()
  @Environment(\.editMode) private var editMode
  @Environment(\.listStyle) private var style
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.listColumn) private var column
  @Environment(\.isSidebar) private var isSidebar
  @Environment(\.alternatingRowBackgrounds) private var behavior
  @Environment(\.selectionMenu) private var menu
  @Environment(\.tableOfRows) private var table

  init(selection: ListSelection<Value>, content: Content, isNested: Bool = false) {
    self.selection = selection
    self.content = content
    self.isNested = isNested
  }

  var body: some View {
    let appearance =
      isNested
      ? .nested
      : isSidebar && style.appearance == nil ? .sidebar : style.appearance(in: metrics.profile)
    let alternates = style.alternates ?? behavior.alternates(appearance, in: metrics.profile)
    let selecting = ListSelecting(
      selection: selection, model: model, report: report, column: column, cursor: cursor)
    ListScroll(model: model, content: content, alternates: alternates)
      .frame(
        minWidth: 0, idealWidth: 320, maxWidth: .infinity, minHeight: 0,
        idealHeight: isNested ? nil : 320, maxHeight: .infinity
      )
      .modifier(ListBackground())
      .drops(model.dropsBehindRows)
      .environment(\.rowSelection, selection.isActive ? selecting : nil)
      .environment(\.selectsRows, selection.isActive)
      .environment(\.listAppearance, appearance)
      .environment(\.rowsAlternate, alternates)
      .environment(\.listModel, model)
      .environment(\.rowDrag, $drag)
      .environment(\.rowDragGroup, selection.isMultiple ? model.dragGroup : nil)
      .focusRing(Rectangle().inset(by: ringInset))
      .accessibilityElement(children: .contain)
      .accessibilityList(isNested ? nil : table)
      .accessibilityAddTraits(selection.isMultiple ? .selectsSeveral : [])
      // Around the element, which is the one with the focus.
      .focusable(selection.isActive)
      .focused($hasFocus)
      .onKeyPress(phases: [.down, .repeat]) { press($0, selecting) }
      .transformPreference(ColumnSelectionKey.self) { [selection, isEditing] in
        $0 = $0 ?? selection.asColumnSelection(isEditing: isEditing)
      }
  }

  /// In a narrow window, where a selected row opens the next column, keys only come to rows (C087).
  private var cursor: Binding<AnyHashable?>? {
    guard column?.isNarrow() == true, !isEditing, hasFocus else { return nil }
    return $current
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// The ring is inside the list, which may fill the window.
  private var ringInset: CGFloat { metrics.focusRing.gap + metrics.focusRing.width }

  private func press(_ press: KeyPress, _ selecting: ListSelecting<Value>) -> KeyPress.Result {
    // Keys that a control in a row leaves are not the list's.
    guard selection.isActive, hasFocus else { return .ignored }
    let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
    let isExtending = modifiers == .shift
    if press.opensContextMenu { return selecting.openMenu() ? .handled : .ignored }
    if press.key == "a", modifiers == .command {
      return selecting.selectAll() ? .handled : .ignored
    }
    if modifiers == .option, press.key == .upArrow || press.key == .downArrow {
      return selecting.moveCurrent(down: press.key == .downArrow) ? .handled : .ignored
    }
    guard modifiers.isEmpty || isExtending else { return .ignored }
    let isDone: Bool
    if press.key == .return, let act = menu?.act {
      let targets = selecting.targets.filter { menu?.accepts($0) ?? false }
      guard !targets.isEmpty else { return .ignored }
      act(targets)
      return .handled
    }
    switch press.key {
    case .delete, .deleteForward: isDone = selecting.deleteCurrent()
    case .return, .space: isDone = selecting.selectCurrent()
    case .downArrow: isDone = selecting.step(1, extending: isExtending)
    case .upArrow: isDone = selecting.step(-1, extending: isExtending)
    case .home: isDone = selecting.jump(toEnd: false, extending: isExtending)
    case .end: isDone = selecting.jump(toEnd: true, extending: isExtending)
    default: return .ignored
    }
    return isDone ? .handled : .ignored
  }
}

/// The rows in a scroll view.
private struct ListScroll<Content: View>: View {
  let model: ListModel
  let content: Content
  let alternates: Bool
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.appearanceProxies) private var proxies

  var body: some View {
    ScrollView {
      RowStack(
        pinnedViews: metrics.pinsHeaders ? .sectionHeaders : [], finder: model.finder,
        alternates: alternates, content: content
      ) {
        ListHeader(context: $0)
      } row: {
        ListCell(context: $0)
      } footer: {
        ListFooter(context: $0)
      }
      .inRows()
      .padding(.horizontal, metrics.margin)
      .padding(.bottom, metrics.bottomGap)
    }
    .transformEnvironment(\.verticalScrollIndicatorVisibility) { [proxies] in
      if proxies?.tableView.showsVerticalScrollIndicator == false, $0 == .automatic { $0 = .hidden }
    }
    .modifier(ListContextReader(finder: model.finder))
    .modifier(SectionIndex(model: model))
    .onScrollPhaseChange { _, phase in
      if phase != .idle { model.closeOpenRow() }
    }
  }
}

/// What is behind the rows of a list.
private struct ListBackground: ViewModifier {
  @Environment(\.listAppearance) private var appearance
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.rowColors) private var colors
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.selectionMenu) private var menu

  func body(content: Content) -> some View {
    content
      .background { backgroundView.ignoresSafeArea() }
      .backgroundOfBars(color)
      .overlay {
        Decoration { if appearance == .bordered { Rectangle().strokeBorder(.separator) } }
          .allowsHitTesting(false)
      }
  }

  private var color: Color {
    background == .hidden || appearance == .nested ? .clear : colors.background(metrics.surface)
  }

  /// The area without rows has a menu for none (C274).
  @ViewBuilder private var backgroundView: some View {
    if let menu {
      color.contentShape(Rectangle()).modifier(SelectionMenuModifier(menu: menu, values: []))
    } else {
      color
    }
  }
}
