public import Waggle

/// Controls for entering data, as rows of one scrollable screen.
///
/// All its rows are made, also those that are not on the screen, so that what they tell their surroundings counts. Its
/// style decides how the rows are laid out (`formStyle`, C094). A form that is itself a row of a form or list stands for its
/// rows (C080), or for the views of a program's own style (C420).
///
/// ```swift
/// struct Order: View {
///   @State private var isGift = false
///
///   var body: some View {
///     Form {
///       Section("Honey") {
///         LabeledContent("Jars", value: "12")
///         Button(isGift ? "No gift" : "As a gift") { isGift.toggle() }
///       }
///       Section {
///         Button("Cancel", role: .destructive) {}
///       } footer: {
///         Text("Free until Friday.")  // shows Free until Friday.
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct Form<Content: View>: View, PathNamed {
  private let content: Content

  /// A form of the builder's views: each is a row, and the rows of a `Section` belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    FormOrRows(styled: StyledList(FormStyleConfiguration(), slot)) {
      ListOrRows(Never.self) {
        StyledControl(FormStyleConfiguration(), slot)
      } nested: {
        NestedList(selection: ListSelection<Never>.none, content: content)
      } rows: {
        content
      }
    }
  }

  private var slot: StyleListSlot<FormStyleConfiguration.Content, Content> {
    StyleListSlot(FormStyleConfiguration.Content.self, content: content)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, in the next style outwards.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
