extension View {
  /// Sets the label that assistive technology reads for the view.
  ///
  /// ```swift
  /// Image(systemName: "trash")
  ///   .accessibilityLabel("Delete")
  ///   .accessibilityHint("Removes the flower from the bed")
  ///   .accessibilityAddTraits(.isButton)
  /// ```
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.label = label } }

  /// Sets the label that assistive technology reads for the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.label = Text(labelKey) } }

  /// Sets the label that assistive technology reads for the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.label = Text(label) } }

  /// Sets the value that assistive technology reads for the view.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.value = valueDescription } }

  /// Sets the value that assistive technology reads for the view.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.value = Text(valueKey) } }

  /// Sets the value that assistive technology reads for the view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.value = Text(value) } }

  /// Describes what happens when the view is activated.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.hint = hint } }

  /// Describes what happens when the view is activated.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.hint = Text(hintKey) } }

  /// Describes what happens when the view is activated.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.hint = Text(hint) } }

  /// Gives the view an identifier by which tests find it; it is not read aloud.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.identifier = identifier } }

  /// Hides the view and its descendants from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.isHidden = hidden } }

  /// Adds traits to those of the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.added = traits } }

  /// Removes traits from those of the view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.removed = traits } }

  /// Makes the view one element; `children` decides what happens to the elements inside.
  ///
  /// ```swift
  /// /// One element, read as "Clover, 3 flowers".
  /// HStack {
  ///   Image(systemName: "leaf").accessibilityHidden(true)
  ///   Text("Clover")
  ///   Text("3 flowers")
  /// }
  /// .accessibilityElement(children: .combine)
  /// ```
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessible { $0.children = children } }

  /// Sets the order in which elements of one container are read: higher first. The default is 0.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessible { $0.sortPriority = sortPriority } }

  /// Sets the label that assistive technology reads for the view; nil keeps the one that it has.
  package nonisolated func accessibilityLabel(ifKnown label: Text?) -> some View {
    accessible { $0.label = label }
  }

  /// Sets the value that assistive technology reads for the view; nil keeps the one that it has.
  package nonisolated func accessibilityValue(ifKnown value: Text?) -> some View {
    accessible { $0.value = value }
  }

  nonisolated func accessible(_ change: (inout AccessibilityProperties) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { modifier(AccessibilityAttachmentModifier(change)) }
}
