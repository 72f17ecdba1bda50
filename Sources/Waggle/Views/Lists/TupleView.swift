@_spi(Reflection) import Swift

/// Several views in sequence (R027).
nonisolated public struct TupleView<T>: MultiView, PathNamed {
  /// One view after another, in the order in which a container places them.
  public var value: T

  /// Each element of the tuple must be a view.
  @inlinable
  public nonisolated init(_ value: T) { self.value = value }

  /// The lists of all elements, joined in order.
  public nonisolated static func _makeViewList(
    view: _GraphValue<TupleView<T>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let parts = require(
      inputs.base.runtime.store(ViewStore.self).parts(of: T.self),
      "TupleView has a value of type \(T.self), whose elements are not all views",
      path: inputs.base.scope?.path ?? "", cure: "Make it from a tuple of views.")
    let lists = parts.map { part in
      func make<V: View>(_ type: V.Type) -> ViewList {
        listOrElement(view.part(at: part.offset, as: V.self), inputs)
      }
      return make(part.type)
    }
    return _ViewListOutputs(JoinedList(lists))
  }

  /// The sum of the elements' counts; nil if one of them can change, or is not a view.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    guard let parts = TuplePart.parts(of: T.self) else { return nil }
    var sum = 0
    for part in parts {
      guard let count = part.type._viewListCount(inputs: inputs) else { return nil }
      sum += count
    }
    return sum
  }
}

/// One element of a tuple of views: its type and its offset in bytes.
package struct TuplePart {
  let type: any View.Type
  let offset: Int

  /// The elements of a tuple of views, or the single view; nil if one is not a view. Uses reflection: 0.5 µs for four.
  static func parts<T>(of tuple: T.Type) -> [TuplePart]? {
    if let single = tuple as? any View.Type { return [TuplePart(type: single, offset: 0)] }
    var parts: [TuplePart] = []
    let areViews = _forEachField(of: tuple) { _, offset, fieldType, _ in
      guard let view = fieldType as? any View.Type else { return false }
      parts.append(TuplePart(type: view, offset: offset))
      return true
    }
    return areViews ? parts : nil
  }
}
