extension View {
  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.label = label } }

  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.label = Text(labelKey) } }

  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.label = Text(label) } }

  /// Says what the view's value is.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.value = valueDescription } }

  /// Says what the view's value is.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.value = Text(valueKey) } }

  /// Says what the view's value is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.value = Text(value) } }

  /// Says what happens when the view acts.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.hint = hint } }

  /// Says what happens when the view acts.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.hint = Text(hintKey) } }

  /// Says what happens when the view acts.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.hint = Text(hint) } }

  /// Gives the view a name by which tests find it; it is not read aloud.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.identifier = identifier } }

  /// Keeps the view and all in it from being read aloud.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.isHidden = hidden } }

  /// Adds traits.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.added = traits } }

  /// Takes traits away.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.removed = traits } }

  /// Makes the view one element; what becomes of the elements in it, `children` says.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.children = children } }

  /// Has the view read before others of the same container with a lower priority; 0 where nothing is said.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.sortPriority = sortPriority } }

  nonisolated func accessible(_ change: (inout AccessibilityProperties) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { modifier(AccessibilityAttachmentModifier(change)) }
}
