import Foundation
import Waggle

/// A column with its own stack, at its position or on the way there.
struct SplitColumn<Root: View>: View {
  let position: SplitState.Position
  let column: ColumnModel
  let plan: SplitPlan
  let model: SplitModel
  let root: Root
  @State private var path: [AnyHashable] = []
  /// The position at which the column is drawn: 0 at its position, 1 beside the window, -1 covered or hidden.
  @State private var drawn: Double
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction
  @Environment(\.platformMetrics) private var platform

  init(
    position: SplitState.Position, column: ColumnModel, plan: SplitPlan, model: SplitModel,
    @ViewBuilder root: () -> Root
  ) {
    self.position = position
    self.column = column
    self.plan = plan
    self.model = model
    self.root = root()
    _drawn = State(initialValue: position.start)
  }

  private var number: Int { position.number }
  private var isNarrow: Bool { plan.setting.isNarrow }

  var body: some View {
    StackScreens(
      path: StackPath($path), root: ColumnRoot(column: column, root: root),
      model: column.stack,
      column: ColumnContext(column: column, toggle: plan.toggle(in: number), hasBack: hasBack)
    )
    .onPreferenceChange(ColumnWidthKey.self) { [column] in
      if column.width != $0 { column.width = $0 }
    }
    .stopsPreference(ColumnWidthKey.self)
    .onPreferenceChange(ColumnSelectionKey.self) { [column] in column.select($0) }
    .stopsPreference(ColumnSelectionKey.self)
    .onPreferenceChange(InnerStackKey.self) { [column] in
      if column.inner != $0 { column.inner = $0 }
    }
    .stopsPreference(InnerStackKey.self)
    .onPreferenceChange(WindowTitleKey.self) { [column] in column.title = $0 }
    .environment(\.isSidebar, number == 0 && !isNarrow)
    .environment(\.sidebarSearch, plan.hasSidebar ? model.sidebarSearch : nil)
    .transformEnvironment(\.searchAround) { [plan, number, platform] in
      if let placement = $0?.placement, !plan.takesSearch(placement, in: number, on: platform) {
        $0 = nil
      }
    }
    .environment(\.leadingColumn, number == 2 ? nil : column)
    .overlay(alignment: .trailing) {
      Decoration {
        if number < 2, !isNarrow { ColumnDivider(column: column, plan: plan) }
      }
    }
    .overlay { Decoration { if plan.isCovered(number) { dim } } }
    .frame(width: plan.width(of: number))
    .modifier(
      ScreenSlide(
        position: position.dragged ?? drawn, isMirrored: direction == .rightToLeft,
        coveredPart: isNarrow ? 0.3 : 1)
    )
    .padding(.leading, plan.start(of: number))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .zIndex(number < 2 && plan.overlaps && !isNarrow ? 1 : 0)
    .onChange(of: position.target, initial: true) { move(to: $1) }
  }

  private var hasBack: Bool { isNarrow && number > 0 }

  /// Hides the columns that are over the detail.
  private var dim: some View {
    Color.black.opacity(0.2)
      .ignoresSafeArea()
      .contentShape(Rectangle())
      .onTapGesture { withAnimation { model.uncoverDetail() } }
      .accessibilityHidden(true)
      .transition(.opacity)
  }

  private func move(to target: Double) {
    let motion = model.state.motion
    guard drawn != target else { return model.settle(number, motion) }
    withAnimation(reducesMotion ? nil : model.state.animation) {
      drawn = target
    } completion: { [weak model, number] in
      model?.settle(number, motion)
    }
  }
}

/// The first screen of a column: its own view, or what the column before shows in its place.
private struct ColumnRoot<Root: View>: View {
  let column: ColumnModel
  let root: Root

  var body: some View {
    if let presented = column.presented ?? column.leaving {
      presented.view.modifier(KeptWhileWanted(destination: presented)).id(presented.id)
    } else {
      switch column.link {
      case .view(let destination): destination.view.id(ObjectIdentifier(destination))
      case .value(let value, let source): ColumnValue(value: value, source: source).id(value)
      case nil: root
      }
    }
  }
}

extension ColumnModel {
  /// Whether the column shows something else than its own view.
  var isFilled: Bool { presented != nil || link != nil }
}

/// The destination of a value that a link of the column before shows; a warning if nothing is declared for its type (C106).
private struct ColumnValue: View {
  let value: AnyHashable
  let source: StackModel
  private let report = Reporter()

  init(value: AnyHashable, source: StackModel) {
    self.value = value
    self.source = source
  }

  var body: some View {
    let view = source.view(for: value)
    ZStack {
      if let view { view } else { MissingScreen() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onChange(of: view == nil, initial: true) {
      guard $1 else { return }
      report(source.missing(value))
    }
  }
}
