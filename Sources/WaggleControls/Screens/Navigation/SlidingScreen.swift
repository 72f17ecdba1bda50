import Foundation
import Waggle

/// A screen with its bars, at its position in the stack or on the way there.
struct SlidingScreen<Content: View>: View {
  let position: StackState.Position
  let screen: ScreenModel
  let stack: StackModel
  /// The column of which this is the first screen; nil for others.
  let column: ColumnContext?
  /// Whether the stack is that of the column, so that one inside of it may have the bar.
  let isOwn: Bool
  let content: Content
  @State private var isBackHidden = false
  @State private var editMode = EditMode.inactive

  init(
    position: StackState.Position, screen: ScreenModel, stack: StackModel, column: ColumnContext?,
    isOwn: Bool, @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.screen = screen
    self.stack = stack
    self.column = column
    self.isOwn = isOwn
    self.content = content()
  }

  var body: some View {
    let column = barColumn
    ScreenBars(
      back: back(column), start: start(column), isBackHidden: $isBackHidden, removed: removed
    ) {
      content
        .onPreferenceChange(DestinationsKey.self) { stack.declare($0, on: screen) }
        .environment(\.columnContext, isOwn ? self.column : nil)
        .transformEnvironment(\.givenEditMode) { $0 = $0 ?? $editMode }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .keepsDestinationsOfBars()
    .environment(\.stackContext, StackContext(stack: stack, screen: screen))
    .onPreferenceChange(WindowTitleKey.self) { screen.title = $0 }
    .onPreferenceChange(ScreenTransitionKey.self) { if screen.zoom != $0 { screen.zoom = $0 } }
    .stopsPreference(ScreenTransitionKey.self)
    .background(.background)
    .modifier(SlidesInStack(position: position, screen: screen, stack: stack))
    .modifier(swipe(column))
    // A screen that is popped or covered is out of reach.
    .allowsHitTesting(position.target == 0)
    .accessibilityAction(.escape) { goBack(column) }
  }

  /// A swipe moves the screen, or the whole column; not where the back button is hidden.
  private func swipe(_ column: ColumnContext?) -> BackSwipe {
    let isEnabled = hasBack(column) && position.target == 0 && !isBackHidden
    let split = isRoot ? column?.column.split : nil
    return BackSwipe(isEnabled: isEnabled) {
      if let split { split.drag(by: $0) } else { stack.drag(by: $0) }
    } end: {
      if let split { split.endDrag(goesBack: $0) } else { stack.endDrag(goesBack: $0) }
    }
  }

  // MARK: The bar

  private var isRoot: Bool { position.screen.isRoot }

  /// The column whose bar this screen has.
  private var barColumn: ColumnContext? { isOwn && column?.column.inner != nil ? nil : column }

  /// The button of the sidebar, unless a view around the stack in the column has removed it.
  private func start(_ column: ColumnContext?) -> AnyView? {
    guard let column, let toggle = column.toggle, !column.column.removed.contains(.sidebarToggle)
    else { return nil }
    return AnyView(SidebarToggle(action: toggle, split: column.column.split))
  }

  private var removed: ((Set<ToolbarDefaultItemKind>) -> Void)? {
    guard isOwn, let column = self.column?.column else { return nil }
    return { if column.removed != $0 { column.removed = $0 } }
  }

  private func back(_ column: ColumnContext?) -> ScreenBack? {
    guard hasBack(column) else { return nil }
    let before = isRoot ? column?.column.previous?.title : screen.below?.title
    let isLarge = isRoot ? before?.isLarge ?? true : screen.isLargeBelow
    return ScreenBack(title: before?.title, isLarge: isLarge) { goBack(column) }
  }

  private func hasBack(_ column: ColumnContext?) -> Bool { !isRoot || column?.hasBack == true }

  private func goBack(_ column: ColumnContext?) {
    if !isRoot { stack.pop(screen.id) } else if hasBack(column) { column?.column.split?.back() }
  }
}
