public import Waggle

extension View {
  /// Sets the heights at which the sheet that this view is in rests; initially the smallest (C131). One drags it from one
  /// to the next, and out of the window to close it.
  ///
  /// - Parameter detents: the heights; without any the sheet is large.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationTraits {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// Sets the heights at which the sheet that this view is in rests, and which it has now (C131).
  ///
  /// ```swift
  /// struct Map: View {
  ///   @State private var height = PresentationDetent.height(120)
  ///
  ///   var body: some View {
  ///     Color.green.sheet(isPresented: .constant(true)) {
  ///       Button("More") { height = .large }
  ///         .presentationDetents([.height(120), .large], selection: $height)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The selection is the height, and a drag writes it. One that is not among the detents is ignored.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { modifier(SelectedDetents(detents: detents, selection: selection)) }

  /// Sets whether the sheet that this view is in shows the bar by which one drags it; by default one of several heights
  /// does (C130).
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationTraits { $0.dragIndicator = visibility }
  }
}

nonisolated private struct SelectedDetents: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  @MainActor @preconcurrency
  func body(content: Content) -> some View {
    let selected = DetentSelection(detent: selection.wrappedValue) {
      selection.wrappedValue = $0
    }
    return content.presentationTraits {
      $0.detents = detents
      $0.selection = selected
    }
  }
}
