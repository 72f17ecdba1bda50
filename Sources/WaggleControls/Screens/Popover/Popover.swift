import Foundation
public import Waggle

extension View {
  /// Shows content beside this view while a binding is true, with an arrow; in a window with little room it is a sheet, or
  /// covers the window (C136).
  ///
  /// ```swift
  /// struct Page: View {
  ///   @State private var isOpen = false
  ///
  ///   var body: some View {
  ///     Button("Help") { isOpen = true }
  ///       .popover(isPresented: $isOpen) {
  ///         Text("Drag a bee onto a flower.")
  ///           .padding()
  ///           .presentationCompactAdaptation(.popover)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// The arrow points at `attachmentAnchor`, a part of this view. The popover is on the side `arrowEdge` of that part, if it
  /// fits there; nil leaves the side to the system.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let position = PopoverPosition(attachment: attachmentAnchor, edge: arrowEdge)
    return modifier(
      SheetPresenter(
        kind: .popover(position), isPresented: isPresented, onDismiss: nil, presented: content))
  }

  /// Shows content beside this view while there is an item, with an arrow; in a window with little room it is a sheet, or
  /// covers the window (C134, C136).
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let position = PopoverPosition(attachment: attachmentAnchor, edge: arrowEdge)
    return modifier(
      ItemSheetPresenter(kind: .popover(position), item: item, onDismiss: nil, presented: content))
  }
}
