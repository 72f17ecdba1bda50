import Waggle

/// How the styles of one kind make a body.
nonisolated protocol StyleKind {
  associatedtype Style
  associatedtype Configuration: StyleConfiguration
  associatedtype Body: View
  @MainActor static func makeBody(_ style: Style, _ configuration: Configuration) -> Body
  /// What makes the views of a style of the framework's own, which has no fields; nil for other styles.
  static var fixedMaker: StyleMaker<Configuration>? { get }
}

extension StyleKind {
  static var fixedMaker: StyleMaker<Configuration>? { nil }
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
    Kind.fixedMaker
      ?? StyleMaker(modifier.part(at: 0, as: Kind.Style.self)) { Kind.makeBody($0, $1) }
  }
}
