import Foundation
import Waggle

/// The columns of a split view as pages of one stack (C113).
struct SplitStack<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  @Binding var column: NavigationSplitViewColumn
  @State private var first: ColumnSelection?
  @State private var second: ColumnSelection?

  var body: some View {
    NavigationStack {
      sidebar
        .environment(\.linksSelect, true)
        .onPreferenceChange(ColumnSelectionKey.self) {
          follow($0, $first, leadsTo: hasContent ? 1 : 2)
        }
        .stopsPreference(ColumnSelectionKey.self)
        .navigationDestination(isPresented: shows(hasContent ? 1 : 2, of: first)) {
          if hasContent { middle } else { detail }
        }
    }
  }

  private var middle: some View {
    content
      .environment(\.linksSelect, true)
      .onPreferenceChange(ColumnSelectionKey.self) { follow($0, $second, leadsTo: 2) }
      .stopsPreference(ColumnSelectionKey.self)
      .navigationDestination(isPresented: shows(2, of: second)) { detail }
  }

  /// A list has another selection: the next column is shown.
  private func follow(
    _ new: ColumnSelection?, _ old: Binding<ColumnSelection?>, leadsTo number: Int
  ) {
    let changed = new?.value != old.wrappedValue?.value
    old.wrappedValue = new
    if changed, new?.value != nil, column.number < number {
      column = NavigationSplitViewColumn(number: number)
    }
  }

  /// Whether a column is reached; going back clears the selection that led there.
  private func shows(_ number: Int, of selection: ColumnSelection?) -> Binding<Bool> {
    Binding(
      get: { column.number >= number },
      set: { isShown in
        guard !isShown else { return }
        selection?.clear()
        column = NavigationSplitViewColumn(number: number == 2 && hasContent ? 1 : 0)
      })
  }
}

/// The selection of a list in a column.
nonisolated struct ColumnSelection: Equatable, @unchecked Sendable {
  /// What is selected; nil if nothing is.
  let value: AnyHashable?
  let clear: () -> Void

  static func == (a: ColumnSelection, b: ColumnSelection) -> Bool { a.value == b.value }
}

/// The selection of the first list in a column, for the split view.
enum ColumnSelectionKey: PreferenceKey {
  static var defaultValue: ColumnSelection? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout ColumnSelection?, nextValue: () -> ColumnSelection?) {
    value = value ?? nextValue()
  }
}
