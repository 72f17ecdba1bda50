/// What a view puts around the outermost scroll views in it that scroll vertically: makes that from the scroll view. Nil where
/// there is nothing to put around them.
package enum ScrollViewSurroundings: InputKey {
  package typealias Content = (_Graph, _ViewInputs) -> _ViewOutputs

  package static var defaultValue: ((_ViewInputs, @escaping Content) -> _ViewOutputs)? { nil }
}

/// What a view puts around the content of the scroll views in it; nil for nothing.
package enum ScrolledContentSurroundings: InputKey {
  package typealias Make = (_ViewInputs, @escaping (_Graph, _ViewInputs) -> _ViewOutputs) ->
    _ViewOutputs
  package static var defaultValue: Make? { nil }
}
