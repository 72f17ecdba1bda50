// What of a view's description may be switched off without another identity of the view.
extension View {
  /// Sets the label that assistive technology reads for the view, if `isEnabled` is true.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.label = label } }
  }

  /// Sets the label that assistive technology reads for the view, if `isEnabled` is true.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.label = Text(labelKey) } }
  }

  /// Sets the label that assistive technology reads for the view, if `isEnabled` is true.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.label = Text(label) } }
  }

  /// Sets the value that assistive technology reads for the view, if `isEnabled` is true.
  public nonisolated func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.value = value } }
  }

  /// Sets the value that assistive technology reads for the view, if `isEnabled` is true.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.value = Text(valueKey) } }
  }

  /// Sets the value that assistive technology reads for the view, if `isEnabled` is true.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.value = Text(value) } }
  }

  /// Describes what happens when the view is activated, if `isEnabled` is true.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.hint = hint } }
  }

  /// Describes what happens when the view is activated, if `isEnabled` is true.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.hint = Text(hintKey) } }
  }

  /// Describes what happens when the view is activated, if `isEnabled` is true.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.hint = Text(hint) } }
  }

  /// Gives the view an identifier by which tests find it, if `isEnabled` is true.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.identifier = identifier } }
  }

  /// Hides the view and its descendants from assistive technology, if `isEnabled` is true.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { if isEnabled { $0.isHidden = hidden } }
  }
}
