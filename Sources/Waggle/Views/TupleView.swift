@_spi(Reflection) import Swift

/// Several views one after the other (R027).
nonisolated public struct TupleView<T>: MultiView {
  /// The views, as a tuple.
  public var value: T

  /// The views of a tuple.
  @inlinable
  public nonisolated init(_ value: T) { self.value = value }

  /// The lists of all parts, one after the other.
  public nonisolated static func _makeViewList(
    view: _GraphValue<TupleView<T>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let lists = inputs.base.runtime.tupleParts(of: T.self).map { part in
      func make<V: View>(_ type: V.Type) -> ViewList {
        listOrElement(view.part(at: part.offset, as: V.self), inputs)
      }
      return make(part.type)
    }
    return _ViewListOutputs(JoinedList(lists))
  }

  /// The sum of the parts.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    var sum = 0
    for part in tupleParts(of: T.self) {
      guard let count = part.type._viewListCount(inputs: inputs) else { return nil }
      sum += count
    }
    return sum
  }
}

/// The list that a view makes; a view that is always one element becomes that element without a list of its own.
func listOrElement<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewListInputs) -> ViewList {
  if V._viewListCount(inputs: _ViewListCountInputs()) == 1 {
    return ElementOf(view: view, inputs: inputs)
  }
  return V._makeViewList(view: view, inputs: inputs).list
}

/// A list with the view as its only element, even where the view is several. Where it is always one, what several views
/// become here does not concern the views inside it.
func oneElement<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewListInputs) -> ViewList {
  var inner = inputs
  if V._viewListCount(inputs: _ViewListCountInputs()) == 1 { inner.base.dropImplicitContainer() }
  return ElementOf(view: view, inputs: inner)
}

/// One view of a tuple: its type and where it lies.
package struct TuplePart {
  let type: any View.Type
  let offset: Int
}

/// The parts of a tuple of views, or of one view. Found by reflection: 0.5 µs for four.
private func tupleParts<T>(of type: T.Type) -> [TuplePart] {
  if let single = type as? any View.Type { return [TuplePart(type: single, offset: 0)] }
  var parts: [TuplePart] = []
  _forEachField(of: type) { _, offset, fieldType, _ in
    guard let view = fieldType as? any View.Type else {
      fatalError("TupleView holds a \(fieldType), which is no View")
    }
    parts.append(TuplePart(type: view, offset: offset))
    return true
  }
  return parts
}

extension Runtime {
  /// The parts of a tuple of views; found once a type.
  func tupleParts<T>(of type: T.Type) -> [TuplePart] {
    let key = ObjectIdentifier(type)
    if let known = tuples[key] as? [TuplePart] { return known }
    let found = Waggle.tupleParts(of: type)
    tuples[key] = found
    return found
  }
}
