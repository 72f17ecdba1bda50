public import Foundation
public import Waggle

/// A label with the value or the control that it names.
///
/// In a row of a form the content is at the trailing edge (C048).
///
/// ```swift
/// Form {
///   LabeledContent("Jars", value: "12")
///   LabeledContent("Weight", value: 0.5, format: .number)
///   LabeledContent("Colour") {
///     Circle().fill(.yellow).frame(width: 20, height: 20)
///   }
/// }
/// ```
nonisolated public struct LabeledContent<Label, Content>: PathNamed {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the content in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(),
      StyleSlotPair(
        StyleSlot(LabeledContentStyleConfiguration.Label.self) { ControlLabel(label) },
        StyleSlot(LabeledContentStyleConfiguration.Content.self) { content })
    )
    .environment(\.labelAround, Text(readingOut: label))
    .accessibilityElement(children: Content.self == Text.self ? .combine : .contain)
  }

  /// Content with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a label that is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Content with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value with a label that is looked up in the program's tables.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A value with a label; both are used as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A formatted value with a label that is looked up in the program's tables.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A formatted value with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The label and the content of a style's configuration, in the next style outwards.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
