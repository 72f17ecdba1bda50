package import Waggle

package enum ToolbarPlacement: Hashable { case automatic, navigationBar, bottomBar, tabBar }
package struct ToolbarItemPlacement: Hashable {
  package enum Kind { case automatic, cancellationAction, navigation, topBarLeading, principal, title, bottomBar, status, bottomOrnament, keyboard, confirmationAction }
  package let kind: Kind
}
nonisolated package struct ToolbarEntry: Identifiable, Equatable {
  package let id: AnyHashable
  package let placement: ToolbarItemPlacement
  package let view: Subview
  package static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool { a.id == b.id }
}
nonisolated package struct ToolbarValue: Equatable {
  package var entries: [ToolbarEntry] = []
  package var visibility: [ToolbarPlacement: Visibility] = [:]
  package var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
}
package enum ToolbarKey: PreferenceKey {
  package static var defaultValue: ToolbarValue { ToolbarValue() }
  package static var _isFrameworkKey: Bool { true }
  package static func reduce(value: inout ToolbarValue, nextValue: () -> ToolbarValue) { value.entries += nextValue().entries }
}
extension ToolbarEntry { var isItem: Bool { true } }
extension ToolbarItemPlacement {
  var isApart: Bool { kind == .confirmationAction || kind == .cancellationAction }
  var isProminent: Bool { kind == .confirmationAction }
}
