import Foundation
import Observation
import Waggle

/// A column of a split view: its stack of pages, and what the column before shows in it (C231).
@MainActor @Observable final class ColumnModel {
  /// What a link shows in place of the column's own view.
  enum Link {
    case view(DestinationView)
    /// A value, of which the column with the link declares the page.
    case value(AnyHashable, from: StackModel)
  }

  /// 0 for the sidebar, 1 for the content and 2 for the detail.
  let number: Int
  let stack = StackModel()
  @ObservationIgnored weak var split: SplitModel?
  @ObservationIgnored weak var previous: ColumnModel?

  /// What a link of the column before shows here.
  private(set) var link: Link?
  /// What a binding in the column before shows here.
  private(set) var presented: PresentedDestination?
  /// What a binding has shown here, until the column has slid away.
  private(set) var leaving: PresentedDestination?
  /// The stack in the column that has its bar; nil if it is the column's own.
  var inner: InnerStack?
  /// The title of the page on top.
  var title: WindowTitle?
  /// The width that the views in the column ask for.
  var width: ColumnWidth?
  /// The width that the user has chosen; nil for none.
  var draggedWidth: CGFloat?
  /// What the views in the column take out of its bar.
  var removed: Set<ToolbarDefaultItemKind> = []
  /// What is selected in the column.
  @ObservationIgnored private(set) var selection: ColumnSelection?
  /// Ends what is shown in place of the column's own view; in a narrow window it goes back.
  @ObservationIgnored private(set) lazy var presentation = Presentation { [weak self] in
    self?.dismiss()
  }

  init(_ number: Int) {
    self.number = number
    stack.column = self
  }

  /// The column after this one.
  var next: ColumnModel? { stack.next }
  /// The number of columns that are pages below this one, and of their pages; 0 where columns are beside each other.
  var stepsBelow: Int { split?.stepsBelow(self) ?? 0 }
  /// The number of pages above the first one.
  var pagesAbove: Int { max(stack.pathDepth, inner?.stack.pathDepth ?? 0) }
  /// Whether something leads from the column before to this one.
  var isReached: Bool {
    link != nil || presented != nil || previous?.selection?.value != nil || stack.pathDepth > 0
      || (inner?.stack.pathDepth ?? 0) > 0
  }

  // MARK: What the column before shows here

  /// Shows a view that a link of the column before has.
  func show(_ view: DestinationView) {
    leave(for: .view(view))
    split?.lead(to: self)
  }

  /// Shows the page of a value: over the root of the column's own `NavigationStack`, if that declares one; else in place
  /// of the column's view, if the column with the link does; else over the column's view.
  func show(_ value: AnyHashable, from source: StackModel) {
    if let inner, inner.stack.replaceScreens(by: value) {
      // The stack keeps its root below.
    } else if source.view(for: value) == nil, link == nil, stack.replaceScreens(by: value) {
      // The column's view stays below.
    } else {
      leave(for: .value(value, from: source))
    }
    split?.lead(to: self)
  }

  /// A binding in the column before shows a page, or no longer does.
  func present(_ new: PresentedDestination?) {
    guard new !== presented else { return }
    if new == nil, split?.isOnTop(self) ?? false { leaving = presented }
    presented = new
    if new != nil {
      leave(for: nil)
      leaving = nil
      split?.lead(to: self)
    } else {
      split?.retreat(before: self)
    }
  }

  /// Something else is shown in the column, and nothing that it led to.
  private func leave(for link: Link?) {
    if self.link != nil || link != nil { self.link = link }
    stack.popToRoot()
    next?.forget()
  }

  /// What led here from the column before; nil for what cannot be shown again.
  var lead: Lead? {
    if let link { return .link(link) }
    return presented == nil ? previous?.selection?.value.map { .selection($0) } : nil
  }

  enum Lead {
    case link(Link)
    case selection(AnyHashable)
  }

  /// Does again what led here.
  func follow(_ lead: Lead) {
    switch lead {
    case .link(let link):
      leave(for: link)
      split?.lead(to: self)
    case .selection(let value): previous?.selection?.choose(value)
    }
  }

  /// Shows the column's own view again.
  func forget() {
    if link != nil { link = nil }
    presented?.hide()
    stack.popToRoot()
    next?.forget()
  }

  /// The column has slid away.
  func settle() { if leaving != nil { leaving = nil } }

  private func dismiss() {
    if split?.isOnTop(self) ?? false { split?.back() } else { forget() }
  }

  // MARK: Selecting

  /// The selection of the column's list has changed.
  func select(_ new: ColumnSelection?) {
    let old = selection
    selection = new
    guard let new, new.showsInNextColumn, let next, old?.value != new.value else { return }
    if new.value != nil { return chose(next) }
    if old?.value != nil { split?.retreat(before: next) }
  }

  /// A row was pressed that is selected already, which leads to the next column again.
  func selectAgain() { if let next { chose(next) } }

  private func chose(_ next: ColumnModel) {
    if next.link != nil { next.link = nil }
    next.stack.popToRoot()
    split?.lead(to: next)
  }

  /// Selects nothing.
  func deselect() { if selection?.value != nil { selection?.clear() } }
}

extension ColumnModel: Equatable, Identifiable {
  nonisolated var id: Int { number }

  nonisolated static func == (a: ColumnModel, b: ColumnModel) -> Bool { a === b }
}

/// A stack in a column, whose bar is that of the column.
nonisolated struct InnerStack: Equatable, @unchecked Sendable {
  let stack: StackModel

  static func == (a: InnerStack, b: InnerStack) -> Bool { a.stack === b.stack }
}

/// The stack in a column that has its bar.
nonisolated enum InnerStackKey: PreferenceKey {
  static var defaultValue: InnerStack? { nil }
  static var _isFrameworkKey: Bool { true }

  static func reduce(value: inout InnerStack?, nextValue: () -> InnerStack?) {
    value = value ?? nextValue()
  }
}
