import Foundation
import Waggle

/// What a page shows: one view, a column if there are several (L009).
struct PageContent<Root: View>: View {
  let page: StackPage
  let model: NavigationModel
  let column: ColumnPlace?
  let root: Root

  var body: some View {
    let presentation = presentation
    Group {
      switch page.source {
      case .root: RootContent(root).transformPreference(DestinationsKey.self) { $0.isMade = true }
      case .link(let destination): RootContent(destination.view)
      case .value(let value): ValuePage(page: page, view: model.view(for: value), model: model)
      case .presented(let destination):
        RootContent(destination.view).modifier(KeptWhileWanted(destination: destination))
      }
    }
    .transformEnvironment(\.presentation) { if let presentation { $0 = presentation } }
  }

  /// What dismissing ends: the page, or what is shown in a column.
  private var presentation: Presentation? {
    guard let column else { return page.presentation }
    return column.hasBack || column.column.isFilled ? column.column.presentation : nil
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
      if let view { RootContent(view) } else if isMissing { MissingPage() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onChange(of: view == nil && model.isMade(below: page), initial: true) {
      guard $1, let value = page.value, model.view(for: value) == nil else { return }
      isMissing = true
      report(model.missing(value))
    }
    // A page that is covered from the start does not appear, but declares as much.
    .transformPreference(DestinationsKey.self) {
      [isMade = view != nil || model.isMade(below: page)] in
      $0.isMade = $0.isMade || isMade
    }
  }
}

/// Ends a page that the stack keeps when its binding no longer shows it (C430).
struct KeptWhileWanted: ViewModifier {
  let destination: PresentedDestination

  func body(content: Content) -> some View {
    content.onChange(of: destination.isWanted()) {
      if !$1 { destination.keeper?.leave(destination) }
    }
  }
}

/// Stands for a page that nothing declares.
struct MissingPage: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .font(.largeTitle)
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text("No destination"))
  }
}
