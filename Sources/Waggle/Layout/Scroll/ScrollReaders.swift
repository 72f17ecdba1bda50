import WaggleGraph

/// An effect around a scroll view that follows it, such as an observer of its geometry.
///
/// It follows the first scroll view inside, and another one only after that one is gone.
package class ScrollReader: ContentEffect {
  @exclusivity(unchecked) private weak var first: ScrollState?
  /// The scroll views that were made while there was a first one, oldest first.
  @exclusivity(unchecked) private var others: [Other] = []

  private struct Other {
    weak var scroll: ScrollState?
    var isGone: Bool { scroll?.isRemoved ?? true }
  }

  /// The scroll view that is followed; nil before one is made and after all are gone.
  package final var scroll: ScrollState? {
    if let first, !first.isRemoved { return first }
    others.removeAll(where: \.isGone)
    guard !others.isEmpty else { return nil }
    first = others.removeFirst().scroll
    return first
  }

  /// Called when a scroll view inside is made. It is followed when those before it are gone (L218): what was read of them
  /// makes the effect run then.
  package final func attach(to scroll: ScrollState) {
    guard self.scroll == nil else {
      others.removeAll(where: \.isGone)
      return others.append(Other(scroll: scroll))
    }
    first = scroll
    runtime.graph.invalidate(node)
    schedule()
  }
}

/// The effects around a view that follow the first scroll view in it.
package enum ScrollReaders: InputKey {
  package static var defaultValue: [ScrollReader] { [] }
}

extension _ViewInputs {
  /// The inputs for a view that `reader` is around.
  package func read(by reader: ScrollReader) -> _ViewInputs {
    var inner = self
    inner.bag[ScrollReaders.self] = bag[ScrollReaders.self] + [reader]
    return inner
  }

  /// The inputs for the content of a scroll view: its margins and anchors apply to it alone (L162).
  package func inside(_ scroll: ScrollState) -> _ViewInputs {
    var inner = withEnvironment(of: .constant((), in: self)) { values, _ in
      values.contentMargins = ContentMargins()
      values.scrollAnchors = ScrollAnchors()
      values.scrollTargetBehavior = nil
    }
    inner.bag[EnclosingScroll.self] = scroll
    if !inner.bag[ScrollReaders.self].isEmpty { inner.bag[ScrollReaders.self] = [] }
    return inner
  }
}
