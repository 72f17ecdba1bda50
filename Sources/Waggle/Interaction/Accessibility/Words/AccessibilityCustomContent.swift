/// What a view has to say beyond its label and its value, as the Accessibility framework names it.
public final class AXCustomContent: Sendable {
  /// How much it matters.
  public enum Importance: UInt, Sendable {
    /// The content is read on request.
    case `default`
    /// The content is read with the view.
    case high
  }

  /// What the value is of.
  public let label: String
  /// The value.
  public let value: String
  /// How much it matters.
  public let importance: Importance

  /// Custom content of a label and a value.
  public init(label: String, value: String, importance: Importance = .default) {
    (self.label, self.value, self.importance) = (label, value, importance)
  }
}

/// Identifies custom content: of one key the outermost modifier counts.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// A key with a label and an identifier.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

  /// A key with a label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key that its label identifies.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }

  /// Whether both have the same identifier.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

extension View {
  /// Adds what assistive technology reads beyond the label and the value; in a page it is in the description, what matters most
  /// first.
  ///
  /// ```swift
  /// Text("Clover")
  ///   .accessibilityCustomContent("Nectar", "rich", importance: .high)
  ///   .accessibilityCustomContent("In bloom", "May to September")
  /// ```
  ///
  /// - Parameters:
  ///   - key: the label, and what identifies it.
  ///   - value: the value; nil removes what views inside have set for the key.
  ///   - importance: whether it is read with the view or on request.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { $0.customContent = CustomContentChange(key, value, importance) }
  }

  /// Adds what assistive technology reads beyond the label and the value.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds what assistive technology reads beyond the label and the value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds what assistive technology reads beyond the label and the value.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let id = label.string(in: EnvironmentValues())
    return accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: id), value, importance: importance)
  }

  /// Adds what assistive technology reads beyond the label and the value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Adds what assistive technology reads beyond the label and the value.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Adds what assistive technology reads beyond the label and the value.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(value), importance: importance)
  }
}

/// What one modifier says about custom content.
struct CustomContentChange {
  private let key: AccessibilityCustomContentKey
  private let value: Text?
  private let importance: AXCustomContent.Importance

  init(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
  ) { (self.key, self.value, self.importance) = (key, value, importance) }

  /// Sets the entry with this key, or removes it. That of an outer modifier comes last.
  func apply(to content: inout [CustomContent], in environment: EnvironmentValues) {
    content.removeAll { $0.id == key.id }
    guard let value else { return }
    content.append(
      CustomContent(
        id: key.id,
        content: AXCustomContent(
          label: key.label.string(in: environment), value: value.string(in: environment),
          importance: importance)))
  }
}

/// Custom content of an element, and what identifies it.
package struct CustomContent {
  let id: String
  package let content: AXCustomContent
}
