public import Waggle

extension View {
  /// Presents a sheet over the window while a binding is true (C130–C135).
  ///
  /// ```swift
  /// struct Page: View {
  ///   @State private var isOpen = false
  ///
  ///   var body: some View {
  ///     Button("About") { isOpen = true }
  ///       .sheet(isPresented: $isOpen) {
  ///         Text("Waggle").presentationDetents([.medium])
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// The content has this view's environment, `\.dismiss` and `\.isPresented`. What it writes as preferences does not
  /// reach this view (R160, R161).
  ///
  /// `isPresented` is set to false when one closes the sheet; if it stays true, so does the sheet. `onDismiss` is called
  /// once after the sheet has disappeared, and its content with it (C133).
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresenter(
        kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Presents a sheet over the window while there is an item (C134). For an item with another id the sheet closes, and a
  /// new one opens.
  ///
  /// ```swift
  /// struct Bee: Identifiable {
  ///   let id: Int
  ///   let name: String
  /// }
  ///
  /// struct Hive: View {
  ///   @State private var bee: Bee?
  ///
  ///   var body: some View {
  ///     Button("Queen") { bee = Bee(id: 1, name: "Ada") }
  ///       .sheet(item: $bee) { Text($0.name) }
  ///   }
  /// }
  /// ```
  ///
  /// The item is set to nil when one closes the sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetPresenter(kind: .sheet, item: item, onDismiss: onDismiss, presented: content))
  }

  /// Covers the window with content while a binding is true. No drag closes it (C136).
  ///
  /// ```swift
  /// struct GamePage: View {
  ///   @State private var isOpen = false
  ///
  ///   var body: some View {
  ///     Button("Play") { isOpen = true }
  ///       .fullScreenCover(isPresented: $isOpen) {
  ///         Button("Done") { isOpen = false }
  ///       }
  ///   }
  /// }
  /// ```
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresenter(
        kind: .cover, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Covers the window with content while there is an item (C134, C136).
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetPresenter(kind: .cover, item: item, onDismiss: onDismiss, presented: content))
  }
}
