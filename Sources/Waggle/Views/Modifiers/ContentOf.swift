import WaggleGraph

/// The views of a value that is not a view itself, such as a program's own `TabContent`. Its dynamic properties, such as
/// `@State`, work as in a view.
nonisolated package struct ContentOf<Source, Body: View>: MultiView {
  private let source: Source
  private let makeBody: @MainActor (Source) -> Body

  /// - Parameter makeBody: makes the views; the one that is given first is used.
  package init(_ source: Source, makeBody: @escaping @MainActor (Source) -> Body) {
    self.source = source
    self.makeBody = makeBody
  }

  /// The list of the views that `makeBody` returns.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let graph = inputs.base.runtime.graph
    let makeBody = graph.untracked { view.read(in: graph).makeBody }
    let maker = StyleMaker<Void>(view.part(at: 0, as: Source.self)) { source, _ in makeBody(source)
    }
    return maker.makeList(.constant((), in: inputs.base), inputs)
  }

  /// Always nil: it depends on the source.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
