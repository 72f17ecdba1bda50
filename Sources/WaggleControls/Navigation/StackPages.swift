import Foundation
import Waggle

/// The pages of a stack.
struct StackPages<Root: View>: View {
  let path: StackPath
  let root: Root
  /// What is before all items of the root's bar.
  var start: AnyView?
  @State private var model: NavigationModel
  @State private var dragged: Double?
  private let report = Reporter()

  init(
    path: StackPath, root: Root, start: AnyView? = nil,
    model: @autoclosure () -> NavigationModel = NavigationModel()
  ) {
    self.path = path
    self.root = root
    self.start = start
    _model = State(wrappedValue: model())
  }

  var body: some View {
    model.report = report.callAsFunction
    let arrangement = model.arrange(path, dragged: dragged)
    return PageDeck(top: arrangement.top, drawn: arrangement.drawn, buildsAll: true) {
      ForEach(arrangement.places) { place in
        SlidingPage(place: place, model: model, dragged: $dragged, start: start) {
          PageContent(page: place.page, model: model, root: root)
        }
      }
    }
    .stopsPreference(DestinationsKey.self)
    .transformPreference(PageStackKey.self) { [model] in $0 = $0 ?? PageStackReference(model) }
    .outsideRows()
    .onTabReselection { [model] in model.popToRoot() }
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
  let start: AnyView?
  let content: Content
  @State private var position: Double
  @State private var editMode = EditMode.inactive
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction

  init(
    place: StackArrangement.Place, model: NavigationModel, dragged: Binding<Double?>,
    start: AnyView?, @ViewBuilder content: () -> Content
  ) {
    _dragged = dragged
    self.start = start
    self.place = place
    self.model = model
    self.content = content()
    _position = State(initialValue: place.page.start)
  }

  private var page: StackPage { place.page }

  var body: some View {
    PageBars(back: back, start: page.isRoot ? start : nil) {
      content
        .onPreferenceChange(DestinationsKey.self) { model.declare($0, on: page) }
        .environment(\.navigationPlace, NavigationPlace(model: model, page: page))
        .transformEnvironment(\.editMode) { $0 = $0 ?? $editMode }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .onPreferenceChange(WindowTitleKey.self) { model.titles[page.id] = $0 }
    .background(.background)
    .modifier(PageSlide(position: place.shown ?? position, isMirrored: direction == .rightToLeft))
    .modifier(
      BackSwipe(model: model, dragged: $dragged, isEnabled: !page.isRoot && place.target == 0)
    )
    // A page that is popped or covered is out of reach.
    .allowsHitTesting(place.target == 0)
    .accessibilityAction(.escape) { if !page.isRoot { model.pop(page.id) } }
    .onChange(of: place.target, initial: true) { move(to: $1) }
  }

  private var back: PageBack? {
    guard !page.isRoot else { return nil }
    let before = model.titles[page.below?.id ?? 0]
    return PageBack(title: before?.title, isLarge: model.isLarge(below: page)) { [model, page] in
      model.pop(page.id)
    }
  }

  private func move(to target: Double) {
    guard position != target else { return model.settled(page, at: target) }
    let slides = model.isAnimated && !reducesMotion
    withAnimation(slides ? PageSlide.animation : nil) {
      position = target
    } completion: { [weak model, page] in
      model?.settled(page, at: target)
    }
  }
}

/// What a page shows.
private struct PageContent<Root: View>: View {
  let page: StackPage
  let model: NavigationModel
  let root: Root

  var body: some View {
    Group {
      switch page.source {
      case .root: root.onChange(of: 0, initial: true) { model.made(page) }
      case .link(let destination): destination.view
      case .value(let value): ValuePage(page: page, view: model.view(for: value), model: model)
      case .presented(let destination): destination.view
      }
    }
    .transformEnvironment(\.presentation) {
      if let presentation = page.presentation { $0 = presentation }
    }
  }
}

/// The page of a value; a warning if nothing is declared for its type (C106).
private struct ValuePage: View {
  let page: StackPage
  let view: AnyView?
  let model: NavigationModel
  @State private var isMissing = false
  private let report = Reporter()

  var body: some View {
    ZStack {
      if let view { view } else if isMissing { MissingPage() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onChange(of: view == nil && model.isMade(below: page), initial: true) {
      guard $1, let value = page.value, model.view(for: value) == nil else { return }
      isMissing = true
      report(.navigationDestination(value, declared: model.values.values.map(\.typeName)))
    }
    .onChange(of: view != nil || isMissing, initial: true) { if $1 { model.made(page) } }
  }
}

/// Stands for a page that nothing declares.
private struct MissingPage: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .font(.largeTitle)
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text("No destination"))
  }
}
