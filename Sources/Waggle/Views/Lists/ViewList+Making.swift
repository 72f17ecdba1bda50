/// The list that a view makes. A view that is always one element becomes that element, without a list around it.
func listOrElement<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewListInputs) -> ViewList {
  if inputs.takesWhole(V.self) { return ElementOf(view: view, inputs: inputs) }
  return V._makeViewList(view: view, inputs: inputs).list
}

/// A list with the view as its only element, even if the view stands for several. For a view that is always one, the
/// implicit container chosen here does not apply to the views inside it.
func oneElement<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewListInputs) -> ViewList {
  var inner = inputs
  if V._viewListCount(inputs: _ViewListCountInputs()) == 1 { inner.base.dropImplicitContainer() }
  return ElementOf(view: view, inputs: inner)
}

extension _ViewListInputs {
  /// Whether a view is always one element that is not looked into.
  fileprivate func takesWhole<V: View>(_: V.Type) -> Bool {
    var count = _ViewListCountInputs()
    count.seeksContainerValues = expandsForValuesOnly
    return (!expandsBodies || expandsForValuesOnly) && V._viewListCount(inputs: count) == 1
  }
}
