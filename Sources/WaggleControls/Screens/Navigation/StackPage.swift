import Foundation
import Observation
import Waggle

/// A page of a stack, from its push until it has slid away.
final class StackPage: Identifiable {
  /// What is shown on the page.
  enum Source {
    case root
    /// What is declared for a value of the path.
    case value(AnyHashable)
    /// The destination of a link without a value.
    case link(DestinationView)
    /// What a binding shows.
    case presented(PresentedDestination)
  }

  let id: Int
  let source: Source
  /// The page that has the link or the modifier that this page comes from; nil for the root and for values.
  let origin: StackPage?
  /// Where the page is when it is made: 0 for on top, 1 for beside the stack, from where it slides in.
  let start: Double
  /// Where a page goes that is no longer in the stack; nil while it is.
  var exit: Double?
  /// The page that it was pushed on.
  private(set) weak var below: StackPage?
  /// Whether the screen slides in over the one below.
  var isArriving = false
  /// Where in the stack views of the page are from which others grow.
  var sources: [TransitionSource: CGRect] = [:]
  /// What the page says of destinations; nil until it was made.
  var destinations: Destinations?
  /// What bindings of links outside of the page's content show, as of those in its bars and in menus (C430).
  var kept: [PresentedDestination] = []
  /// The title of the page. Observed by the pages above it.
  let title = PageTitle()
  /// Ends the page, for the views on it; nil for the root.
  let presentation: Presentation?

  init(
    _ id: Int, _ source: Source, from origin: StackPage?, on below: StackPage?,
    start: Double, presentation: Presentation?
  ) {
    self.below = below
    self.id = id
    self.source = source
    self.origin = origin
    self.start = start
    self.presentation = presentation
  }

  var value: AnyHashable? {
    if case .value(let value) = source { value } else { nil }
  }

  /// The pages that bindings on this page show.
  @MainActor var presented: [PresentedDestination] {
    let declared = destinations?.presented ?? []
    return declared + kept.filter { kept in kept.isKept && !declared.contains(kept) }
  }

  var isRoot: Bool {
    if case .root = source { true } else { false }
  }
}

/// The title of a page. A change updates the pages above it that show it, and no others.
@Observable final class PageTitle {
  var value: WindowTitle?
}

/// A view to push, which can be replaced while it is shown.
@Observable final class DestinationView {
  var view: AnyView

  init(_ view: AnyView) { self.view = view }
}
