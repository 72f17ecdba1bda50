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
  /// The position at which the screen is drawn: 0 on top, 1 beside the stack, -1 covered.
  @State private var drawn: Double
  @State private var isBackHidden = false
  @State private var editMode = EditMode.inactive
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction

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
    _drawn = State(initialValue: position.screen.start)
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
    // Its frames are final at once, as those of a sheet: a screen is within reach while it slides in.
    .modifier(slide.ignoredByLayout())
    .opacity(zoom == nil ? 1 : 1 - max(0, position.dragged ?? drawn))
    .modifier(swipe(column))
    // A screen that is popped or covered is out of reach.
    .allowsHitTesting(position.target == 0)
    .accessibilityAction(.escape) { goBack(column) }
    .onChange(of: position.target, initial: true) { move(to: $1) }
  }

  // MARK: Sliding

  /// Where the screen grows from; nil for one that slides.
  private var zoom: CGRect? { screen.zoomFrame }

  /// Whether a screen that grows is over this one, which then stays where it is.
  private var isUnderZoom: Bool {
    position.above.contains { stack.model(of: $0).zoomFrame != nil }
  }

  private var slide: ScreenSlide {
    ScreenSlide(
      position: position.dragged ?? drawn, isMirrored: direction == .rightToLeft,
      coveredPart: isUnderZoom ? 0 : 0.3, source: zoom, isStill: reducesMotion)
  }

  private func move(to target: Double) {
    guard drawn != target else { return stack.settle(screen.id, at: target) }
    // With reduced motion a screen that grows fades, and so does what it uncovers.
    let slides = stack.state.isAnimated && (!reducesMotion || zoom != nil || isUnderZoom)
    withAnimation(slides ? ScreenSlide.animation : nil) {
      drawn = target
    } completion: { [weak stack, id = screen.id] in
      stack?.settle(id, at: target)
    }
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
