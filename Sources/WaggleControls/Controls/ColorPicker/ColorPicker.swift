public import Waggle

/// A control for choosing a colour: a well that opens a grid of colours and sliders.
///
/// ```swift
/// struct Theme: View {
///   @State private var color = Color.mint
///
///   var body: some View {
///     ColorPicker("Colour of the label", selection: $color, supportsOpacity: false)
///   }
/// }
/// ```
nonisolated public struct ColorPicker<Label: View>: View, PathNamed {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  /// A picker with a label of any views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// The label and the well.
  @MainActor @preconcurrency
  public var body: some View {
    ZStack {
      LabelAndContent(
        label: label,
        content: ColorWell(
          selection: selection, supportsOpacity: supportsOpacity, title: label as? Text),
        isControl: true, spreads: true)
    }
    .accessibilityElement(children: .contain)
  }
}

extension ColorPicker where Label == Text {
  /// A picker whose title is looked up in the program's tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }

  /// A picker whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
