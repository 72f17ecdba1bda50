package import Waggle

// What SwiftUI's own controls need of the graph; all other files use the public API.

// MARK: Controls in a style

/// What a style gets to lay out, such as `LabelStyleConfiguration`.
protocol StyleConfiguration {
  /// Makes controls around which no style is set.
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self>
  /// Whether the control is a `StyledList`.
  static var makesList: Bool { get }
}

extension StyleConfiguration {
  static var makesList: Bool { false }
}

/// What the style of a control gets to lay out that is a list of views.
protocol ListStyleConfiguration: StyleConfiguration {}

extension ListStyleConfiguration {
  static var makesList: Bool { true }
}

extension StyleMaker {
  /// Makes controls in a style that never changes.
  init<Style, Body: View>(
    constant style: Style, in inputs: _ViewInputs,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) { self.init(_GraphValue.constant(style, in: inputs), makeBody: makeBody) }
}

/// A control in the nearest style. A control of the same kind inside the style's body uses the next style outwards.
nonisolated struct StyledControl<Configuration: StyleConfiguration, Slots: StyleSlots>:
  PrimitiveView
{
  private let configuration: Configuration
  private let slots: Slots

  init(_ configuration: Configuration, _ slots: Slots) {
    self.configuration = configuration
    self.slots = slots
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let slots = view.part(
      at: byteOffset(of: Slots.self, after: Configuration.self), as: Slots.self)
    var inner = inputs
    let style = inner.enterStyle(Configuration.self, slots)
    if inputs.isWholeRow { inner.bag[WholeRowKey.self] = false }
    return style.make(view.part(at: 0, as: Configuration.self), inner)
  }

  /// A list of one element, which knows whether it is a row by itself.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    var inner = inputs
    if inputs.expandsBodies, inputs.base.bag[ControlContextKey.self] == .row {
      inner.base.bag[WholeRowKey.self] = true
    }
    return _ViewListOutputs(ElementOf(view: view, inputs: inner))
  }
}

extension _ViewInputs {
  /// Fills a control's slots, and makes the next style outwards the nearest one for what is in the style's body.
  ///
  /// - Returns: the style of the control.
  fileprivate mutating func enterStyle<Configuration: StyleConfiguration, Slots: StyleSlots>(
    _: Configuration.Type, _ slots: _GraphValue<Slots>
  ) -> StyleMaker<Configuration> {
    let outer = self
    let styles = outer.styles(of: Configuration.self)
    Slots.fill(slots, in: &self) { used in
      var used = used
      Slots.restore(&used, from: outer)
      used.bag[StyleStack<Configuration>.self] = styles
      return used
    }
    bag[StyleStack<Configuration>.self] = styles?.outer
    return styles?.maker ?? Configuration.automatic(in: outer)
  }

  /// The same for a control that is a list.
  fileprivate mutating func enterListStyle<Configuration: StyleConfiguration, Slots: StyleSlots>(
    _: Configuration.Type, _ slots: _GraphValue<Slots>
  ) -> StyleMaker<Configuration> {
    let outer = self
    let styles = outer.listStyles(of: Configuration.self)
    Slots.fill(slots, in: &self) { used in
      var used = used
      Slots.restore(&used, from: outer)
      used.setListStyles(styles)
      return used
    }
    setListStyles(styles?.outer)
    return styles?.maker ?? Configuration.automatic(in: outer)
  }

  /// What makes the views of a slot, which exists only in the body of a style.
  fileprivate func maker<Make>(_ make: Make?, of slot: Any.Type) -> Make {
    require(
      make,
      "\(String(reflecting: slot).drop { $0 != "." }.dropFirst()) is used outside of the body of its style",
      path: scope?.path ?? "",
      cure: "Use it only in the makeBody(configuration:) that received it.")
  }
}

/// The views of a control that its style lays out.
nonisolated protocol StyleSlots {
  /// - Parameter outside: the inputs at the place of use, as they would be outside of the control.
  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs)
  /// Gives the slots the views that they have outside of the control.
  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs)
}

/// The view that `Slot` stands for; several views are laid out in a row.
nonisolated struct StyleSlot<Slot, Content: View>: StyleSlots {
  private let content: Content

  init(_ slot: Slot.Type, @ViewBuilder content: () -> Content) { self.content = content() }

  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {
    let content = slots.part(at: 0, as: Content.self)
    inputs.bag[SlotKey<Slot>.self] = { used in
      _ViewOutputs(content.makePart(in: HStackLayout(), outside(used)))
    }
  }

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {
    inputs.bag[SlotKey<Slot>.self] = outer.bag[SlotKey<Slot>.self]
  }
}

/// Two slots, or more when nested.
nonisolated struct StyleSlotPair<First: StyleSlots, Second: StyleSlots>: StyleSlots {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {
    First.fill(slots.part(at: 0, as: First.self), in: &inputs, outside: outside)
    let offset = byteOffset(of: Second.self, after: First.self)
    Second.fill(slots.part(at: offset, as: Second.self), in: &inputs, outside: outside)
  }

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {
    First.restore(&inputs, from: outer)
    Second.restore(&inputs, from: outer)
  }
}

/// No slots, for a control of which the style lays out nothing.
nonisolated struct NoStyleSlots: StyleSlots {
  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {}

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {}
}

/// Makes the view of a slot of the control whose style's body is being made.
private enum SlotKey<Slot>: InputKey {
  static var defaultValue: ((_ViewInputs) -> _ViewOutputs)? { nil }
}

/// A part of a style's configuration that stands for a view of the control.
package protocol StyleSlotView: PrimitiveView {
  /// What names the slot.
  associatedtype Slot = Self
}

extension StyleSlotView {
  /// Makes the control's own view; several are laid out in a row.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    inputs.maker(inputs.bag[SlotKey<Slot>.self], of: Self.self)(inputs)
  }
}

// MARK: Lists of views in a style

/// A control whose style makes a list of views from a list of views, such as the rows of a group. The style is also found
/// where it is set on the control among others (C420).
nonisolated struct StyledList<Configuration: ListStyleConfiguration, Slots: StyleSlots>: MultiView {
  private let configuration: Configuration
  private let slots: Slots

  init(_ configuration: Configuration, _ slots: Slots) {
    self.configuration = configuration
    self.slots = slots
  }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let slots = view.part(
      at: byteOffset(of: Slots.self, after: Configuration.self), as: Slots.self)
    var inner = inputs
    let style = inner.base.enterListStyle(Configuration.self, slots)
    let list = style.makeList(view.part(at: 0, as: Configuration.self), inner)
    return inputs.keepingStyles(of: Configuration.self, list)
  }

  /// Always nil: it depends on the style.
  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// The views that `Slot` stands for, as a list.
nonisolated struct StyleListSlot<Slot, Content: View>: StyleSlots {
  private let content: Content

  init(_ slot: Slot.Type, content: Content) { self.content = content }

  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {
    let content = slots.part(at: 0, as: Content.self)
    inputs.bag[ListSlotKey<Slot>.self] = { used in
      var used = used
      used.base = outside(used.base)
      return Content._makeViewList(view: content, inputs: used)
    }
  }

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {
    inputs.bag[ListSlotKey<Slot>.self] = outer.bag[ListSlotKey<Slot>.self]
  }
}

/// Makes the list of a slot of the control whose style's body is being made.
private enum ListSlotKey<Slot>: InputKey {
  static var defaultValue: ((_ViewListInputs) -> _ViewListOutputs)? { nil }
}

/// A part of a style's configuration that stands for a list of the control's views.
package protocol StyleListSlotView: MultiView {
  /// What names the slot.
  associatedtype Slot = Self
}

extension StyleListSlotView {
  /// Makes the control's own views.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    inputs.base.maker(inputs.base.bag[ListSlotKey<Slot>.self], of: Self.self)(inputs)
  }

  /// Always nil: it depends on the control.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

// MARK: Rows

extension View {
  /// Makes the controls in this view controls in the rows of a form or list. It must be a single view.
  nonisolated func inRows() -> some View {
    modifier(RowContextModifier<InsideRows>()).environment(\.controlContext, .row)
  }

  /// Makes the controls in this view independent of the rows around it, as in a menu. It must be a single view.
  nonisolated func outsideRows(_ context: ControlContext? = nil) -> some View {
    modifier(RowContextModifier<OutsideRows>()).environment(\.controlContext, context)
  }
}

extension View {
  /// Makes the controls in this view independent of the view that presents it: of its styles, of rows, of bars and of its
  /// search. It must be a single view.
  nonisolated func asPresented() -> some View {
    modifier(OwnEditMode()).modifier(PresentedContext()).outsideRows().transformEnvironment(\.self)
    {
      $0.toggleInBar = nil
      $0.searchAround = nil
      $0.hasSearchBar = false
      $0.isUnderLargeTitle = false
      $0.sidebarSearch = nil
      $0.barSchemes = [:]
      $0.schemeOutsideBar = nil
    }
  }
}

extension View {
  /// Makes the scroll views in this view independent of what the views around it put around scroll views.
  nonisolated func ownScrollViews() -> some View {
    modifier(OwnScrollViews()).environment(\.scrollsYieldAtTop, false)
  }
}

nonisolated private struct OwnScrollViews: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[ScrollViewSurroundings.self] = nil
    return body(_Graph(), inner)
  }
}

/// Lets the user pull down the scroll views inside.
nonisolated struct RefreshesScrollViews: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[ScrollViewSurroundings.self] = { inputs, content in
      let pull = _GraphValue.constant(onMainActor { PullToRefresh() }, in: inputs)
      return PullToRefresh._makeView(modifier: pull, inputs: inputs, body: content)
    }
    return body(_Graph(), inner)
  }
}

/// Hides the styles around a presented view.
nonisolated private struct PresentedContext: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.hideStyles()
    inner.bag[ScrollViewSurroundings.self] = nil
    return body(_Graph(), inner)
  }
}

/// What controls know of the rows around them when they are made.
nonisolated private protocol RowContext {
  static var context: ControlContext? { get }
}

private enum InsideRows: RowContext {
  static var context: ControlContext? { .row }
}

private enum OutsideRows: RowContext {
  static var context: ControlContext? { nil }
}

/// Lets controls know whether they are in a row when they are made.
nonisolated private struct RowContextModifier<Context: RowContext>: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[ControlContextKey.self] = Context.context
    inner.bag[TakesSectionAdditions.self] = Context.context == .row
    inner.bag[ScrolledContentSurroundings.self] = surroundings
    if Context.context == nil { inner.isLazyContent = false }
    return body(_Graph(), inner)
  }

  private static var surroundings: ScrolledContentSurroundings.Make? {
    guard Context.context == .row else { return nil }
    return { ScrolledInRow.surround($0, $1) }
  }
}

/// What scrolls in a row of a form or list is not the row: a link in it has no chevron, and a button does not act for the row
/// (C086).
private struct ScrolledInRow: ViewModifier {
  func body(content: Content) -> some View { content.outsideRows() }

  nonisolated static func surround(
    _ inputs: _ViewInputs, _ content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let modifier = _GraphValue.constant(onMainActor { ScrolledInRow() }, in: inputs)
    return ScrolledInRow._makeView(modifier: modifier, inputs: inputs, body: content)
  }
}

extension View {
  /// Makes this view the text of a header or footer: a label in it is not one of a row (C047). It must be a single view.
  nonisolated func inHeader() -> some View { modifier(HeaderModifier()) }

  /// Makes this view the content of a border: a label in it is not one of a row (C047). It must be a single view.
  nonisolated func inBorder() -> some View { modifier(HeaderModifier()) }

  /// Makes this view the value of a control: a label in it is not one of a row (C047). It must be a single view.
  nonisolated func inValue() -> some View { modifier(HeaderModifier()) }
}

nonisolated private struct HeaderModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[HeaderKey.self] = true
    return body(_Graph(), inner)
  }
}

/// Whether the view is in the header or footer of a section, in a border, or the value of a control.
private enum HeaderKey: InputKey {
  static var defaultValue: Bool { false }
}

private enum ControlContextKey: InputKey {
  static var defaultValue: ControlContext? { nil }
}

/// Whether the control is a row of a form or list by itself.
private enum WholeRowKey: InputKey {
  static var defaultValue: Bool { false }
}

extension _ViewInputs {
  /// What surrounds the control.
  var controlContext: ControlContext? { bag[ControlContextKey.self] }

  /// Whether a label is one of a row, with its icon in a column.
  var isLabelOfRow: Bool { controlContext == .row && !bag[HeaderKey.self] }

  /// Whether the control is a row of a form or list by itself, so that the whole row can act.
  var isWholeRow: Bool { bag[WholeRowKey.self] }
}

/// One view, or several where each is to be a row of a form or list.
nonisolated struct SingleOrRows<Single: View, Rows: View>: MultiView {
  private let single: Single
  private let rows: Rows

  init(@ViewBuilder single: () -> Single, @ViewBuilder rows: () -> Rows) {
    self.single = single()
    self.rows = rows()
  }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    if inputs.expandsBodies, inputs.base.bag[ControlContextKey.self] == .row {
      let offset = byteOffset(of: Rows.self, after: Single.self)
      return Rows._makeViewList(view: view.part(at: offset, as: Rows.self), inputs: inputs)
    }
    return _ViewListOutputs(
      ElementOf(view: view.part(at: 0, as: Single.self), inputs: inputs))
  }

  /// Always nil: it depends on the place.
  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// A list: one view, one row of the form or list that it is in, or the rows of that (C080).
nonisolated struct ListOrRows<SelectionValue, Single: View, Nested: View, Rows: View>: PrimitiveView
{
  private let single: Single
  private let nested: Nested
  private let rows: Rows

  init(
    _: SelectionValue.Type, @ViewBuilder single: () -> Single, @ViewBuilder nested: () -> Nested,
    @ViewBuilder rows: () -> Rows
  ) {
    self.single = single()
    self.nested = nested()
    self.rows = rows()
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { Single._makeView(view: view.part(at: 0, as: Single.self), inputs: inputs) }

  /// Rows without a selection of their own that nothing is around can be those of the outer list.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard inputs.expandsBodies, inputs.base.bag[ControlContextKey.self] == .row else {
      return _ViewListOutputs(ElementOf(view: view.part(at: 0, as: Single.self), inputs: inputs))
    }
    let offset = byteOffset(of: Nested.self, after: Single.self)
    guard SelectionValue.self == Never.self, !inputs.isModified else {
      return Nested._makeViewList(view: view.part(at: offset, as: Nested.self), inputs: inputs)
    }
    let mask = MemoryLayout<Rows>.alignment - 1
    let end = (offset + MemoryLayout<Nested>.size + mask) & ~mask
    return Rows._makeViewList(view: view.part(at: end, as: Rows.self), inputs: inputs)
  }
}

/// A form: where it is a row in a program's own style, the views of that (C420).
nonisolated struct FormOrRows<Styled: View, Plain: View>: PrimitiveView {
  private let plain: Plain
  private let styled: Styled

  init(styled: Styled, @ViewBuilder plain: () -> Plain) {
    self.styled = styled
    self.plain = plain()
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { Plain._makeView(view: view.part(at: 0, as: Plain.self), inputs: inputs) }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard inputs.expandsBodies, inputs.base.bag[ControlContextKey.self] == .row,
      let style = inputs.base.listStyles(of: FormStyleConfiguration.self)?.maker.style,
      !(style is any SystemFormStyle.Type)
    else { return Plain._makeViewList(view: view.part(at: 0, as: Plain.self), inputs: inputs) }
    let offset = byteOffset(of: Styled.self, after: Plain.self)
    return Styled._makeViewList(view: view.part(at: offset, as: Styled.self), inputs: inputs)
  }
}

// MARK: Setting a style

/// How the styles of one kind make a body.
nonisolated protocol StyleKind {
  associatedtype Style
  associatedtype Configuration: StyleConfiguration
  associatedtype Body: View
  @MainActor static func makeBody(_ style: Style, _ configuration: Configuration) -> Body
}

/// Makes a style the nearest of its kind.
nonisolated struct StyleModifier<Kind: StyleKind>: PrimitiveModifier {
  let style: Kind.Style

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    let maker = maker(modifier)
    if Kind.Configuration.makesList { inner.pushListStyle(maker) } else { inner.pushStyle(maker) }
    return body(_Graph(), inner)
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    guard Kind.Configuration.makesList else {
      return Self.makeElementList(modifier, inputs, body)
    }
    return inputs.styled(by: maker(modifier)) { body(_Graph(), $0) }
  }

  private static func maker(_ modifier: _GraphValue<Self>) -> StyleMaker<Kind.Configuration> {
    StyleMaker(modifier.part(at: 0, as: Kind.Style.self)) { Kind.makeBody($0, $1) }
  }
}
