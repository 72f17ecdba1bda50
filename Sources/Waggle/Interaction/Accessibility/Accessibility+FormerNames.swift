// The earlier names of these modifiers. Their behaviour is that of the current names.
extension View {
  /// The name of `accessibilityLabel` in earlier releases.
  public nonisolated func accessibility(label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityLabel(label) }

  /// The name of `accessibilityValue` in earlier releases.
  public nonisolated func accessibility(value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityValue(value) }

  /// The name of `accessibilityHint` in earlier releases.
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHint(hint) }

  /// The name of `accessibilityHidden` in earlier releases.
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHidden(hidden) }

  /// The name of `accessibilityIdentifier` in earlier releases.
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityIdentifier(identifier) }

  /// The name of `accessibilityAddTraits` in earlier releases.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityAddTraits(traits) }

  /// The name of `accessibilityRemoveTraits` in earlier releases.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<
      Self, AccessibilityAttachmentModifier
    >
  { accessibilityRemoveTraits(traits) }

  /// The name of `accessibilitySortPriority` in earlier releases.
  public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilitySortPriority(sortPriority) }
}
