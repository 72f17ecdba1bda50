public import Waggle

/// The actions that a swipe over a row reveals at one edge.
struct SwipeActions {
  let content: AnyView
  let allowsFullSwipe: Bool
}

extension ContainerValues {
  private enum LeadingKey: ContainerValueKey {
    static var defaultValue: [SwipeActions] { [] }
  }
  private enum TrailingKey: ContainerValueKey {
    static var defaultValue: [SwipeActions] { [] }
  }

  /// The actions at an edge, the one at the edge first.
  func swipeActions(_ edge: HorizontalEdge) -> [SwipeActions] {
    edge == .leading ? self[LeadingKey.self] : self[TrailingKey.self]
  }

  /// Adds actions at an edge, before those of the modifiers around; nil before the first.
  subscript(swipeActions edge: HorizontalEdge) -> SwipeActions? {
    get { swipeActions(edge).first }
    set {
      guard let newValue else { return }
      if edge == .leading {
        self[LeadingKey.self].insert(newValue, at: 0)
      } else {
        self[TrailingKey.self].insert(newValue, at: 0)
      }
    }
  }
}

extension View {
  /// Adds buttons that a swipe over the row reveals at an edge, the first of them at the edge (C092).
  ///
  /// They replace the button that a row with `onDelete` has. A swipe over most of the row performs the first action.
  /// Assistive technology has them as actions of the row.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   @State private var letters = ["From Ada", "From Bo"]
  ///
  ///   var body: some View {
  ///     List(letters, id: \.self) { letter in
  ///       Text(letter)
  ///         .swipeActions {
  ///           Button("Burn", role: .destructive) { letters.removeAll { $0 == letter } }
  ///         }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: the side at which the buttons appear.
  ///   - allowsFullSwipe: whether a swipe over most of the row performs the first action.
  ///   - content: the buttons; a `tint` sets their colour.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    containerValue(
      \.[swipeActions: edge],
      SwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe))
  }
}
