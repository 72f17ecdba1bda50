/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier>: PathNamed {
  /// The view or modifier that is modified.
  public var content: Content
  /// The modifier around `content`.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  @inlinable
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the framework makes the view directly.
  public var body: Never { fatalError("ModifiedContent has no body") }

  private nonisolated static func parts(
    _ view: _GraphValue<ModifiedContent<Content, Modifier>>
  ) -> (_GraphValue<Content>, _GraphValue<Modifier>) {
    let second = byteOffset(of: Modifier.self, after: Content.self)
    return (view.part(at: 0, as: Content.self), view.part(at: second, as: Modifier.self))
  }

  /// The content wrapped in the modifier's view.
  public nonisolated static func _makeView(
    view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let (content, modifier) = parts(view)
    return Modifier._makeView(modifier: modifier, inputs: inputs) { _, inputs in
      Content._makeView(view: content, inputs: inputs)
    }
  }

  /// The content's list, with the modifier applied as its kind decides.
  public nonisolated static func _makeViewList(
    view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let (content, modifier) = parts(view)
    return Modifier._makeViewList(modifier: modifier, inputs: inputs) { _, inputs in
      _ViewListOutputs(listOrElement(content, inputs))
    }
  }

  /// The count that the modifier derives from the content's.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second around it.
  public static func _makeView(
    modifier: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let second = byteOffset(of: Modifier.self, after: Content.self)
    let inner = modifier.part(at: 0, as: Content.self)
    return Modifier._makeView(
      modifier: modifier.part(at: second, as: Modifier.self), inputs: inputs
    ) { _, inputs in
      Content._makeView(modifier: inner, inputs: inputs, body: body)
    }
  }

  /// Never called: the framework makes the view directly.
  public func body(content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>) -> Never {
    fatalError("ModifiedContent has no body")
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier to the view.
  @inlinable
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Combines this modifier with `modifier`, which is applied around it.
  @inlinable
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
