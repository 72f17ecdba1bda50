import Waggle

extension EnvironmentValues {
  private enum LabelAroundKey: EnvironmentKey { static var defaultValue: Text? { nil } }

  /// The texts in the label of the nearest labeled content around, which name a field without a label (C192).
  var labelAround: Text? {
    get { self[LabelAroundKey.self] }
    set { self[LabelAroundKey.self] = newValue }
  }
}

/// Names a field by the texts in its label, or without any by those of the labeled content around (C192). A label that
/// is the program's own view names the field itself, by what it shows.
struct FieldName: ViewModifier {
  let title: Text?
  let hasLabel: Bool
  @Environment(\.labelAround) private var labelAround

  func body(content: Content) -> some View { content.accessibilityLabel(ifKnown: name) }

  private var name: Text? { fieldName(title, hasLabel: hasLabel, around: labelAround) }
}

/// What a field is called, by the texts in its label and those of the labeled content around; nil where its label names it.
func fieldName(_ title: Text?, hasLabel: Bool, around labelAround: Text?) -> Text? {
  guard let title else { return hasLabel ? nil : labelAround }
  return title == Text(verbatim: "") || title == Text("") ? labelAround ?? title : title
}
