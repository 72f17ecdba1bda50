import Foundation
import Waggle

/// The columns of a split view, as its model has them follow from what the view is given: beside each other, or in a narrow
/// window one over the other (C113).
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  @Binding var visibility: NavigationSplitViewVisibility
  @Binding var column: NavigationSplitViewColumn
  @State private var model: SplitModel
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platformMetrics) private var platform
  @Environment(\.splitViewAppearance) private var appearance
  @Environment(\.columnCommands) private var commands
  @State private var toggle = ColumnCommands.Toggle()

  init(
    sidebar: Sidebar, content: Content, detail: Detail, hasContent: Bool,
    visibility: Binding<NavigationSplitViewVisibility>, column: Binding<NavigationSplitViewColumn>
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    self.hasContent = hasContent
    (_visibility, _column) = (visibility, column)
    _model = State(wrappedValue: SplitModel(hasContent: hasContent))
  }

  var body: some View {
    let plan = plan
    let state = model.following(plan.setting, preferred: $column)
    ScreenDeck(
      top: state.top, drawn: Set(state.drawn.map { AnyHashable($0) }),
      beside: Set(state.beside.map { AnyHashable($0) }), buildsAll: true
    ) {
      ForEach(state.positions) { position in
        SplitColumn(
          position: position, column: model.columns[position.number], plan: plan, model: model
        ) {
          switch position.number {
          case 0: sidebar
          case 1: content
          default: detail
          }
        }
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .onAppear { model.hasAppeared = true }
    .onChange(of: plan.setting.isNarrow, initial: true) { model.write() }
    .onChange(of: column) { model.prefer() }
    .afterBodyOfDeck { [self] in
      model.follow(
        SplitModel.Visibility(binding: $visibility, plan: plan), preferred: $column)
      commands?.add(toggle, of: .sidebar)
      toggle.action = { [weak model] in model?.toggleSidebar() }
    }
  }

  private var plan: SplitPlan {
    let standard: [CGFloat] = platform.choose([320, 320], classic: [320, 320], macOS: [140, 200])
    return SplitPlan(
      isNarrow: sizeClass == .compact, hasContent: hasContent, visibility: visibility,
      appearance: appearance,
      width: width ?? 1_000,
      columns: [0, 1].map { number in
        let column = model.columns[number]
        let width =
          column.width ?? ColumnWidth(min: nil, ideal: standard[number], max: nil)!
        return column.draggedWidth.map(width.dragged) ?? width
      },
      detail: model.columns[2].width?.min ?? SplitPlan.leastDetail)
  }
}
