extension View {
  /// Sets the names by which a user can speak of the view, the best one first; its label is not changed.
  ///
  /// No browser listens for names beside the label, so a page has no use for them. A test reads them in `inputLabels` of a
  /// found element.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.inputLabels = inputLabels } }

  /// Sets the names by which a user can speak of the view, the best one first; its label is not changed.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }

  /// Sets the names by which a user can speak of the view, the best one first; its label is not changed.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityInputLabels(inputLabels.map { Text($0) }) }
}
