/// The styles of one kind at a place in a list of views, for controls whose style makes the list itself (C420).
///
/// Such a control needs its style when its list is made, before the modifiers around the elements apply. Always true: where it is
/// set it hides the stack of the inputs, and what is around an element has the styles of its own place.
private final class ListStyles<Configuration>: InputKey {
  static var defaultValue: ListStyles<Configuration>? { nil }

  let styles: StyleStack<Configuration>?

  init(_ styles: StyleStack<Configuration>?) { self.styles = styles }
}

extension _ViewInputs {
  /// The styles that apply to a control whose style makes a list; nil for none.
  package func listStyles<Configuration>(of kind: Configuration.Type) -> StyleStack<Configuration>?
  {
    guard let here = bag[ListStyles<Configuration>.self] else { return styles(of: kind) }
    return usable(here.styles)
  }

  /// Sets the styles that apply to such controls in what the control makes.
  package mutating func setListStyles<Configuration>(_ styles: StyleStack<Configuration>?) {
    bag[ListStyles<Configuration>.self] = ListStyles(styles)
  }

  /// Makes a style of such controls the nearest for a view.
  package mutating func pushListStyle<Configuration>(_ maker: StyleMaker<Configuration>) {
    let outer = listStyles(of: Configuration.self)
    if bag[ListStyles<Configuration>.self] != nil { bag[ListStyles<Configuration>.self] = nil }
    pushStyle(maker, over: outer)
  }
}

extension _ViewListInputs {
  /// The list of `body` and its elements with a style that is the nearest there.
  package func styled<Configuration>(
    by maker: StyleMaker<Configuration>, _ body: (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = self
    inner.isModified = true
    let outer = base.listStyles(of: Configuration.self)
    inner.base.setListStyles(base.stack(maker, over: outer))
    let outside = base.bag[ListStyles<Configuration>.self]
    return _ViewListOutputs(ModifiedList(body(inner).list, ListStyleModifier(maker, outside)))
  }

  /// The list that a control makes, whose elements have the styles that the control has set for them.
  package func keepingStyles<Configuration>(
    of: Configuration.Type, _ list: _ViewListOutputs
  ) -> _ViewListOutputs {
    let outside = base.bag[ListStyles<Configuration>.self]
    return _ViewListOutputs(ModifiedList(list.list, OwnListStyles(outside)))
  }
}

/// Sets a style for each element of a list.
private final class ListStyleModifier<Configuration>: ElementModifier {
  private let maker: StyleMaker<Configuration>
  private let outside: ListStyles<Configuration>?

  init(_ maker: StyleMaker<Configuration>, _ outside: ListStyles<Configuration>?) {
    self.maker = maker
    self.outside = outside
  }

  override func apply(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outer = inputs
    outer.bag[ListStyles<Configuration>.self] = outside
    return super.apply(outer, body)
  }

  override func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.pushListStyle(maker)
    return body(_Graph(), inner)
  }
}

/// Gives each element of a control's list the styles that it was made with; what is around has those outside of the control.
private final class OwnListStyles<Configuration>: ElementModifier {
  private let outside: ListStyles<Configuration>?

  init(_ outside: ListStyles<Configuration>?) { self.outside = outside }

  override func apply(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let own = inputs.bag[ListStyles<Configuration>.self]
    var outer = inputs
    outer.bag[ListStyles<Configuration>.self] = outside
    return super.apply(outer) { graph, inputs in
      var inner = inputs
      inner.bag[ListStyles<Configuration>.self] = own
      return body(graph, inner)
    }
  }
}
