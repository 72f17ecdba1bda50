import Foundation
public import Waggle

extension FoundElement {
  /// The content beyond the label and the value, the innermost modifier's first.
  public var customContent: [AXCustomContent] {
    (accessibility?.customContent ?? []).map(\.content)
  }

  /// The names by which a user can speak of it, beside its label.
  public var inputLabels: [String] { accessibility?.inputLabels ?? [] }

  /// The other elements of its linked group, in reading order.
  public var linkedElements: [FoundElement] {
    guard let group = accessibility?.linkedGroup else { return [] }
    return host.host.accessibilityElements
      .filter { $0.linkedGroup == group && $0.view !== view }
      .map { FoundElement($0, in: host) }
  }
}
