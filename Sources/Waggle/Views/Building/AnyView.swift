/// A type-erased view. A value of another type replaces the view, and starts with new state.
///
/// In a list, such as a stack's, it stands for the views that it wraps. Where one view is expected, as in a layer or at
/// the root, it is a single view: a modifier on the wrapped content surrounds all of it, and every preference key has
/// an output (R022).
///
/// ```swift
/// func icon(for name: String) -> AnyView {
///   name == "sun" ? AnyView(Circle().fill(.yellow)) : AnyView(Text(name))
/// }
///
/// HStack {
///   icon(for: "sun")
///   icon(for: "rain")  // shows rain
/// }
/// ```
nonisolated public struct AnyView: PrimitiveView, PathNamed {
  @usableFromInline let storage: Storage

  /// Erases the type of `view`; an `AnyView` is not wrapped a second time.
  @inlinable
  public nonisolated init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? StorageOf(view)
  }

  /// Erases the type of `view`; an `AnyView` is not wrapped a second time.
  @inlinable
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Erases the type of a view whose type is known at run time only, such as `shape.fill(.red)` of an `any Shape`.
  @_disfavoredOverload
  public nonisolated init(_ view: any View) { self = view.erased }

  /// Erases the type of a value that may be a view; nil for another value (C655).
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// The wrapped view as a single view (R022).
  public nonisolated static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let list = makeDynamicList(
      view, _ViewListInputs(inputs.below()), hasTransitions: false, isSingleElement: true
    ) { content, list in content.storage.show(in: list) }.list
    return _ViewOutputs(inputs.nodeFactory.makeReplaceable(list, inputs))
  }

  /// The views that it wraps.
  public nonisolated static func _makeViewList(
    view: _GraphValue<AnyView>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    makeDynamicList(view, inputs, hasTransitions: false) { content, list in
      content.storage.show(in: list)
    }
  }

  /// Always nil: the wrapped type can change.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  @usableFromInline class Storage: @unchecked Sendable {
    @usableFromInline init() {}
    func show(in list: DynamicList) {}
    var erasedView: (any View)? { nil }
  }

  @usableFromInline final class StorageOf<V: View>: Storage, @unchecked Sendable {
    let view: V

    @usableFromInline init(_ view: V) { self.view = view }

    override func show(in list: DynamicList) {
      list.show(view, tag: ObjectIdentifier(V.self))
    }

    override var erasedView: (any View)? { view }
  }
}

extension View {
  fileprivate nonisolated var erased: AnyView { AnyView(self) }
}
