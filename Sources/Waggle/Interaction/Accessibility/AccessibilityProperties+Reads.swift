import Foundation
import WaggleGraph

extension [AccessibilityProperties] {
  /// Records that properties were read from a node.
  ///
  /// - Parameter now: the properties at the time of a comparison.
  func record(
    from node: NodeID, in reads: RecordedReads, _ runtime: Runtime,
    _ now: @escaping () -> [AccessibilityProperties]
  ) {
    // Times that pass change words without a change of the properties.
    if contains(where: \.tellsTime) { reads.becomeUnsure() }
    reads.add(node, in: runtime.graph) { now().elementsEqual(self) { $0.describe(sameAs: $1) } }
  }
}

extension AccessibilityProperties {
  fileprivate var tellsTime: Bool {
    [label, value, hint, help].contains { $0?.tellsTime ?? false }
      || inputLabels?.contains(where: \.tellsTime) ?? false
  }

  /// Whether elements with these properties are described by the same words as with others.
  fileprivate func describe(sameAs other: AccessibilityProperties) -> Bool {
    guard label == other.label, value == other.value, hint == other.hint, help == other.help,
      identifier == other.identifier, isHidden == other.isHidden, added == other.added,
      removed == other.removed, sortPriority == other.sortPriority, children == other.children,
      headingLevel == other.headingLevel, role == other.role, range == other.range,
      isValue == other.isValue, rowAction == other.rowAction, inputLabels == other.inputLabels
    else { return false }
    guard pair?.role == other.pair?.role, pair?.id == other.pair?.id,
      linkedGroup == other.linkedGroup, tablePart == other.tablePart,
      actions.offerSame(as: other.actions)
    else { return false }
    // Content of a program's kind is not compared, nor are points: they are rare.
    return [self, other].allSatisfy { $0.customContent == nil && $0.activation == nil }
  }
}

extension Text {
  /// Whether the words change as time passes.
  fileprivate var tellsTime: Bool {
    switch storage {
    case .passing: true
    case .joined(let texts): texts.contains(where: \.tellsTime)
    case .localized(let text):
      text.key.arguments.contains {
        if case .text(let inner) = $0 { inner.tellsTime } else { false }
      }
    case .verbatim, .formatted, .attributed, .image: false
    }
  }
}
