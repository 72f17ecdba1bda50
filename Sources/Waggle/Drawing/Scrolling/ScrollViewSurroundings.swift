/// What a view puts around the outermost scroll views in it that scroll vertically: makes that from the scroll view. Nil where
/// there is nothing to put around them.
package enum ScrollViewSurroundings: InputKey {
  package typealias Content = (_Graph, _ViewInputs) -> _ViewOutputs

  package static var defaultValue: ((_ViewInputs, @escaping Content) -> _ViewOutputs)? { nil }
}
