/// What a view is in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view names the content.
  case label
  /// The view is named by the label.
  case content
}

extension View {
  /// Makes this view the label, or the content, of a pair: content without a label has that of the pair's label.
  ///
  /// ```swift
  /// struct Amount: View {
  ///   @Namespace private var pairs
  ///   @State private var jars = "12"
  ///
  ///   var body: some View {
  ///     HStack {
  ///       Text("Jars").accessibilityLabeledPair(role: .label, id: "jars", in: pairs)
  ///       TextField("", text: $jars).accessibilityLabeledPair(role: .content, id: "jars", in: pairs)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - role: which of the two it is.
  ///   - id: what identifies the pair.
  ///   - namespace: the namespace of the identifier.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessible { $0.pair = LabeledPair(role: role, id: NamespacedID(id, namespace)) }
  }

  /// Links this view with others, so that a user can go from one to the next wherever they are.
  ///
  /// ARIA has no counterpart that browsers support: in a page the elements are read in their order. A test reads the others in
  /// `linkedElements` of a found element.
  ///
  /// - Parameters:
  ///   - id: what identifies the group.
  ///   - namespace: the namespace of the identifier.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { accessible { $0.linkedGroup = NamespacedID(id, namespace) } }
}

/// An identifier in a namespace.
package struct NamespacedID: Hashable {
  private let id: AnyHashable
  private let namespace: Namespace.ID

  init<ID: Hashable>(_ id: ID, _ namespace: Namespace.ID) {
    (self.id, self.namespace) = (AnyHashable(id), namespace)
  }
}

/// What an element is in a pair.
struct LabeledPair {
  let role: AccessibilityLabeledPairRole
  let id: NamespacedID
}

extension [AccessibilityElement] {
  /// The elements of a window, with the labels of their pairs.
  package var withPairedLabels: [AccessibilityElement] {
    var labels: [NamespacedID: String] = [:]
    for element in self { element.collectPairs(into: &labels) }
    return labels.isEmpty ? self : map { $0.labelled(by: labels) }
  }
}

extension AccessibilityElement {
  /// Adds the labels of pairs in it, by the pairs' identifiers.
  fileprivate func collectPairs(into labels: inout [NamespacedID: String]) {
    if let pair, pair.role == .label { labels[pair.id] = label }
    for child in children { child.collectPairs(into: &labels) }
  }

  fileprivate func labelled(by labels: [NamespacedID: String]) -> AccessibilityElement {
    var copy = self
    if let pair, pair.role == .content, (label ?? "").isEmpty { copy.label = labels[pair.id] }
    copy.children = children.map { $0.labelled(by: labels) }
    return copy
  }
}
