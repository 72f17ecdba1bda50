import Foundation
import Waggle

/// The pages of a stack.
struct StackPages<Root: View>: View {
  let path: StackPath
  let root: Root
  /// The column whose own stack this is.
  private let own: ColumnPlace?
  @State private var model: NavigationModel
  @State private var dragged: Double?
  /// The column around, if this stack has its bar.
  @Environment(\.columnPlace) private var around
  private let report = Reporter()

  init(
    path: StackPath, root: Root, model: @autoclosure () -> NavigationModel = NavigationModel(),
    column: ColumnPlace? = nil
  ) {
    self.path = path
    self.root = root
    own = column
    _model = State(wrappedValue: model())
  }

  var body: some View {
    model.report = report.callAsFunction
    let column = own ?? around
    let isInner = own == nil && around != nil
    model.column = column?.column
    let arrangement = model.arrange(path, dragged: dragged)
    return PageDeck(
      top: arrangement.top, drawn: arrangement.drawn, leaving: arrangement.leaving, buildsAll: true
    ) {
      ForEach(arrangement.places) { place in
        SlidingPage(
          place: place, model: model, dragged: $dragged,
          column: place.page.isRoot ? column : nil, isOwn: own != nil
        ) {
          PageContent(
            page: place.page, model: model, column: place.page.isRoot ? own : nil, root: root)
        }
      }
    }
    .coordinateSpace(.named(ObjectIdentifier(model)))
    .stopsPreference(DestinationsKey.self)
    .transformPreference(PageStackKey.self) { [model, isOwn = own != nil] in
      // A stack in a column shows its pages in the place of the column's own.
      $0 = $0.map { isOwn ? $0 : $0.inside(model) } ?? PageStackReference(model)
    }
    .transformPreference(InnerStackKey.self) { [model, isOwn = own != nil] in
      if !isOwn { $0 = isInner ? InnerStack(stack: model) : nil }
    }
    .outsideRows()
    .onTabReselection { [model, column] in
      model.popToRoot() || (column?.column.split?.backToSidebar() ?? false)
    }
  }
}

/// Where a link is: the stack, and the page that it is on.
nonisolated struct NavigationPlace: Equatable {
  let model: NavigationModel
  let page: StackPage

  static func == (a: NavigationPlace, b: NavigationPlace) -> Bool {
    a.model === b.model && a.page === b.page
  }
}

extension EnvironmentValues {
  private enum NavigationPlaceKey: EnvironmentKey {
    static var defaultValue: NavigationPlace? { nil }
  }

  /// The stack and the page that a view is on; nil outside of stacks.
  var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set { self[NavigationPlaceKey.self] = newValue }
  }
}

/// A page with its bars, at its place in the stack or on the way there.
private struct SlidingPage<Content: View>: View {
  let place: StackArrangement.Place
  let model: NavigationModel
  @Binding var dragged: Double?
  /// The column of which this is the first page; nil for other pages.
  let column: ColumnPlace?
  /// Whether the stack is that of the column, so that one inside of it may have the bar.
  let isOwn: Bool
  let content: Content
  @State private var position: Double
  @State private var isBackHidden = false
  @State private var editMode = EditMode.inactive
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction

  init(
    place: StackArrangement.Place, model: NavigationModel, dragged: Binding<Double?>,
    column: ColumnPlace?, isOwn: Bool, @ViewBuilder content: () -> Content
  ) {
    _dragged = dragged
    self.column = column
    self.isOwn = isOwn
    self.place = place
    self.model = model
    self.content = content()
    _position = State(initialValue: place.page.start)
  }

  private var page: StackPage { place.page }

  /// Where the page grows from; nil for one that slides.
  private var zoom: CGRect? { model.zoomFrame(of: page) }

  private var slide: PageSlide {
    PageSlide(
      position: place.shown ?? position, isMirrored: direction == .rightToLeft,
      coveredPart: model.isUnderZoom(page) ? 0 : 0.3, source: zoom, isStill: reducesMotion)
  }

  /// The column whose bar this page has.
  private var barColumn: ColumnPlace? { isOwn && column?.column.inner != nil ? nil : column }

  var body: some View {
    let column = barColumn
    PageBars(
      back: back(column),
      start: start(column), isBackHidden: $isBackHidden, removed: removed
    ) {
      content
        .onPreferenceChange(DestinationsKey.self) { model.declare($0, on: page) }
        .environment(\.columnPlace, isOwn ? self.column : nil)
        .transformEnvironment(\.givenEditMode) { $0 = $0 ?? $editMode }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .keepsDestinationsOfBars()
    .environment(\.navigationPlace, NavigationPlace(model: model, page: page))
    .onPreferenceChange(WindowTitleKey.self) { page.title.value = $0 }
    .onPreferenceChange(PageTransitionKey.self) {
      if model.zooms[page.id] != $0 { model.zooms[page.id] = $0 }
    }
    .stopsPreference(PageTransitionKey.self)
    .background(.background)
    // Its frames are final at once, as those of a sheet: a page is within reach while it slides in.
    .modifier(slide.ignoredByLayout())
    .opacity(zoom == nil ? 1 : 1 - max(0, place.shown ?? position))
    .modifier(swipe(column))
    // A page that is popped or covered is out of reach.
    .allowsHitTesting(place.target == 0)
    .accessibilityAction(.escape) { goBack(column) }
    .onChange(of: place.target, initial: true) { move(to: $1) }
  }

  /// The button of the sidebar, unless a view around the stack in the column has removed it.
  private func start(_ column: ColumnPlace?) -> AnyView? {
    guard let column, let toggle = column.toggle, !column.column.removed.contains(.sidebarToggle)
    else { return nil }
    return AnyView(SidebarToggle(action: toggle, split: column.column.split))
  }

  private var removed: ((Set<ToolbarDefaultItemKind>) -> Void)? {
    guard isOwn, let column = self.column?.column else { return nil }
    return { if column.removed != $0 { column.removed = $0 } }
  }

  private func back(_ column: ColumnPlace?) -> PageBack? {
    guard hasBack(column) else { return nil }
    let before =
      page.isRoot ? column?.column.previous?.title : page.below?.title.value
    let isLarge = page.isRoot ? before?.isLarge ?? true : model.isLarge(below: page)
    return PageBack(title: before?.title, isLarge: isLarge) { goBack(column) }
  }

  private func hasBack(_ column: ColumnPlace?) -> Bool { !page.isRoot || column?.hasBack == true }

  private func goBack(_ column: ColumnPlace?) {
    if !page.isRoot { model.pop(page.id) } else if hasBack(column) { column?.column.split?.back() }
  }

  /// A swipe moves the page, or the whole column; not where the back button is hidden.
  private func swipe(_ column: ColumnPlace?) -> BackSwipe {
    let isEnabled = hasBack(column) && place.target == 0 && !isBackHidden
    let split = page.isRoot ? column?.column.split : nil
    return BackSwipe(isEnabled: isEnabled) {
      if let split { split.drag($0) } else { dragged = $0 }
    } end: {
      if let split { split.endDrag(goesBack: $0) } else { endDrag(goesBack: $0) }
    }
  }

  private func endDrag(goesBack: Bool) {
    guard let page = model.top else { return }
    withAnimation(PageSlide.animation) {
      model.stopDragging()
      dragged = nil
      if goesBack { model.pop(page.id) }
    } completion: { [weak model] in
      model?.settled(page, at: 0)
    }
  }

  private func move(to target: Double) {
    guard position != target else { return model.settled(page, at: target) }
    // With reduced motion a page that grows fades, and so does what it uncovers.
    let slides = model.isAnimated && (!reducesMotion || zoom != nil || model.isUnderZoom(page))
    withAnimation(slides ? PageSlide.animation : nil) {
      position = target
    } completion: { [weak model, page] in
      model?.settled(page, at: target)
    }
  }
}
