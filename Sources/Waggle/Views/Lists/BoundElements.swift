/// Data of a `ForEach` that is read again each time, so that what it was is not known once it has changed: a binding.
protocol LiveData {
  /// The rows of a `ForEach` over it.
  static func makeViewList<Data, ID, Content: View>(
    _ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs
}

extension Binding: LiveData where Value: MutableCollection & RandomAccessCollection {
  /// The rows of the elements as they are when the binding changes, in whatever way that is.
  static func makeViewList<Data, ID, Content: View>(
    _ view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let rows = view.map(in: inputs.base) { loop in
      ForEach<BoundElements<Value>, ID, Content>(
        data: BoundElements(loop.data as! Binding<Value>),
        identify: { loop.identify(Binding<Value.Element>.constant($0.value) as! Data.Element) },
        content: { loop.content($0.binding as! Data.Element) })
    }
    return ForEach<BoundElements<Value>, ID, Content>._makeViewList(view: rows, inputs: inputs)
  }
}

/// The elements of a binding's collection at one time, and a binding to each (C091).
nonisolated struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  private let source: Binding<Base>
  private let base: Base

  init(_ source: Binding<Base>) {
    self.source = source
    base = source.wrappedValue
  }

  struct Element {
    let value: Base.Element
    let binding: Binding<Base.Element>
  }

  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  subscript(position: Base.Index) -> Element {
    let value = base[position]
    return Element(value: value, binding: source.part(ElementLens(position, last: value)))
  }
}
