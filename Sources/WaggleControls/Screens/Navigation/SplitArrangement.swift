import Foundation
import Waggle

/// The columns of a split view as pages of a deck: beside each other, or in a narrow window one over the other (C113).
struct SplitArrangement<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  @Binding var visibility: NavigationSplitViewVisibility
  @Binding var column: NavigationSplitViewColumn
  @State private var model = SplitModel()
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platformMetrics) private var platform
  @Environment(\.splitLook) private var look
  @Environment(\.columnCommands) private var commands
  @State private var toggle = ColumnCommands.Toggle()

  var body: some View {
    let plan = plan
    model.visibility = SplitModel.Visibility(binding: $visibility, plan: plan)
    commands?.add(toggle, of: .sidebar)
    toggle.action = { [weak model] in model?.toggleSidebar() }
    let arrangement = model.arrange(plan.setting, preferred: $column)
    return PageDeck(
      top: arrangement.top, drawn: arrangement.drawn, beside: arrangement.beside,
      buildsAll: true
    ) {
      ForEach(arrangement.places, id: \.column.number) { place in
        SplitColumn(place: place, plan: plan, model: model) {
          switch place.column.number {
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
  }

  private var plan: SplitPlan {
    let standard: [CGFloat] = platform.choose([320, 320], classic: [320, 320], macOS: [140, 200])
    return SplitPlan(
      isNarrow: sizeClass == .compact, hasContent: hasContent, visibility: visibility, look: look,
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
