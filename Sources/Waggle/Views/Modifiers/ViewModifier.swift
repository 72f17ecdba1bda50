/// A modifier that makes a new view from a view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content
///       .padding()
///       .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
///       .shadow(radius: 4)
///   }
/// }
///
/// extension View {
///   func card() -> some View { modifier(Card()) }
/// }
///
/// Text("Honey").card()
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body; inferred by the compiler.
  associatedtype Body: View
  /// A placeholder for the modified view.
  typealias Content = _ViewModifier_Content<Self>

  /// The view that replaces `content`, usually by wrapping it.
  @ViewBuilder func body(content: Self.Content) -> Self.Body

  /// Makes the modified view where a single view is expected.
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
  /// Makes the modified views where a list of views is expected.
  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
  /// The number of views that it adds to a list; nil if that can change.
  nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int?
}

extension ViewModifier {
  /// Makes the modifier's body, with the content wherever the body uses it.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var (value, inner) = makeBody(modifier: modifier, inputs: inputs)
    inner.bag[ModifierContent<Self>.self] = ModifierContent(view: body, list: nil)
    return Body._makeView(view: value, inputs: inner)
  }

  /// Makes the list of the modifier's body, with the content's list wherever the body uses it.
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let (value, base) = makeBody(modifier: modifier, inputs: inputs.base)
    var inner = inputs
    inner.base = base
    inner.base.bag[ModifierContent<Self>.self] = ModifierContent(view: nil, list: body)
    return Body._makeViewList(view: value, inputs: inner)
  }

  /// The body's count for this content; nil if it can change.
  public nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? {
    var inner = inputs
    inner.contents[ObjectIdentifier(Self.self)] = .some(body(inputs))
    return Body._viewListCount(inputs: inner)
  }

  nonisolated private static func makeBody(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> (
    _GraphValue<Body>, _ViewInputs
  ) {
    let inner = inputs.below(Self.self)
    return (ModifierBodyRule<Self>(view: modifier, inputs: inner).attach(to: inner), inner)
  }
}

/// The content of a modifier while its body is made.
private struct ModifierContent<Modifier>: InputKey {
  var view: ((_Graph, _ViewInputs) -> _ViewOutputs)?
  var list: ((_Graph, _ViewListInputs) -> _ViewListOutputs)?

  static var defaultValue: ModifierContent<Modifier> { ModifierContent(view: nil, list: nil) }
}

/// A placeholder for the view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier>: View {
  package nonisolated init() {}

  /// Never called: the modified view makes its content.
  public var body: Never { fatalError("a modifier's content has no body") }

  /// The modified view.
  public nonisolated static func _makeView(
    view: _GraphValue<_ViewModifier_Content<Modifier>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let content = inputs.bag[ModifierContent<Modifier>.self]
    if let view = content.view { return view(_Graph(), inputs) }
    let list = require(
      content.list, "The content of \(typeName(Modifier.self)) is used outside of its body",
      path: inputs.scope?.path ?? "",
      cure: "Use it only in the body(content:) that received it.")
    var inner = inputs
    inner.mayHaveContainer()
    let contentList = list(_Graph(), _ViewListInputs(inner)).list
    if !contentList.isDynamic, let only = contentList.onlyElement, contentList.count == 1 {
      return only.make()
    }
    return _ViewOutputs(inputs.nodeFactory.makeContainer(contentList, inner))
  }

  /// The modified view's list.
  public nonisolated static func _makeViewList(
    view: _GraphValue<_ViewModifier_Content<Modifier>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let content = inputs.base.bag[ModifierContent<Modifier>.self]
    if let list = content.list { return list(_Graph(), inputs) }
    return _ViewListOutputs(ElementOf(view: view, inputs: inputs))
  }

  /// The content's count; nil if it can change or the content is not known.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    inputs.contents[ObjectIdentifier(Modifier.self)] ?? nil
  }
}

/// A modifier that the framework makes directly. On a list it applies to each element (R028, L008).
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// Never called: the framework makes the modifier directly.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  /// Applies the modifier to each element (R028).
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs { makeElementList(modifier, inputs, body) }

  /// The content's count; nil if it can change.
  public nonisolated static func _viewListCount(
    inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?
  ) -> Int? { body(inputs) }
}

extension ViewModifier {
  /// Applies the modifier to each element of a list.
  package nonisolated static func makeElementList(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewListInputs,
    _ body: (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.isModified = true
    return makeElementList(modifier, ofContent: inner, body)
  }

  /// Applies the modifier to each element of a list, whose content does not count as modified.
  nonisolated static func makeElementList(
    _ modifier: _GraphValue<Self>, ofContent inputs: _ViewListInputs,
    _ body: (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    _ViewListOutputs(ModifiedList(body(_Graph(), inputs).list, ElementModifierOf(modifier)))
  }
}

private final class ElementModifierOf<M: ViewModifier>: ElementModifier {
  private let modifier: _GraphValue<M>

  init(_ modifier: _GraphValue<M>) { self.modifier = modifier }

  override func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { M._makeView(modifier: modifier, inputs: inputs, body: body) }
}

/// A modifier that returns its content unchanged.
nonisolated public struct EmptyModifier: PrimitiveModifier, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  @inlinable
  public nonisolated init() {}

  /// The content, unchanged.
  public nonisolated static func _makeView(
    modifier: _GraphValue<EmptyModifier>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }
}
