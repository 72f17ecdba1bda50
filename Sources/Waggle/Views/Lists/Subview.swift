import WaggleGraph

/// One of the views that a container was given: it can be placed in another view, and says what it carries (R211).
///
/// Its bodies belong to the container's list: they keep their state wherever the subview is placed, and read the
/// environment of the list, as the modifiers around them change it. What they are made of takes the environment of the
/// place.
nonisolated public struct Subview: Identifiable {
  /// Identifies a subview among those of its container, as long as it exists.
  nonisolated public struct ID: Hashable, @unchecked Sendable {
    private let element: ViewElement

    fileprivate init(_ element: ViewElement) { self.element = element }

    /// Whether both are the same subview.
    public static func == (a: ID, b: ID) -> Bool { a.element === b.element }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(element)) }
  }

  let element: BoundElement
  /// The inputs that the list was made with.
  let root: _ViewInputs
  /// Whether the element takes the environment of the list, instead of that around its view.
  var keepsEnvironment = false

  init(element: BoundElement, root: _ViewInputs) {
    self.element = element
    self.root = root
  }

  /// The subview in the environment of the list that it comes from, wherever it is placed.
  package var inOwnEnvironment: Subview {
    var copy = self
    copy.keepsEnvironment = true
    return copy
  }

  /// The identity, which stays while the container's other views change.
  public var id: ID { ID(element.element) }

  /// Whether the view is of a type, whatever is around it.
  package func shows<V: View>(_: V.Type) -> Bool { element.element is ElementOf<V> }

  /// The values that the view carries for its container.
  public var containerValues: ContainerValues { element.containerValues }
}

@available(*, unavailable)
extension Subview: Sendable {}

extension Subview: MultiView {
  /// The view at this place, until another subview takes it; nothing once its container no longer has it (C236).
  public nonisolated static func _makeViewList(
    view: _GraphValue<Subview>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    makeDynamicList(view, inputs, contributesDefault: false) { subview, list in
      // A container may still hold what was freed, as a bar holds the items of a page that was removed.
      guard !subview.element.element.inputs.subgraph.isRemoved else { return list.clear() }
      let isNew = list.current?.tag != AnyHashable(subview.id)
      list.show(PlacedSubview(subview: subview), tag: subview.id)
      // Its values are nodes of the list that it comes from, so it cannot outlive them.
      if isNew {
        subview.element.element.inputs.subgraph.onRemoval { [weak list] in list?.drop(subview.id) }
      }
    }
  }

  /// Always nil: another subview can take its place.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension Subview {
  /// The subview where no other ever takes its place, and which is removed before its container is.
  package var fixed: some View { PlacedSubview(subview: self) }
}

/// A subview at the place where it was put: its modifiers, bodies and values are those of the list that it comes from;
/// its environment and its container are those of the place.
nonisolated private struct PlacedSubview: PrimitiveView {
  let subview: Subview

  static func _makeView(view: _GraphValue<PlacedSubview>, inputs: _ViewInputs) -> _ViewOutputs {
    view.readOnce(in: inputs).subview.make(in: inputs)
  }
}

extension Subview {
  /// Makes the view at a place with these inputs.
  func make(in inputs: _ViewInputs) -> _ViewOutputs {
    let placedElement = element.element
    var placed = inputs
    placed.scope = placedElement.inputs.scope
    if keepsEnvironment { placed.environment = root.environment }
    placed.bag = placedElement.inputs.bag.additions(to: root.bag, over: inputs.bag)
    if keepsEnvironment {
      placed.bag[IsInShortcut.self] = placedElement.inputs.bag[IsInShortcut.self]
    }
    guard let around = element.around else { return placedElement.make(placed) }
    return around.apply(placed) { _, inputs in placedElement.make(inputs) }
  }
}

/// The views that a container was given, in order (R211).
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  /// Some of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice
  /// The position of a subview.
  public typealias Index = Int

  let elements: [Subview]

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { elements.count }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { elements[index] }
  /// The subviews in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

/// Some of the views that a container was given, in order (R211).
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// Some of these subviews.
  public typealias SubSequence = SubviewsCollectionSlice
  /// The position of a subview in the collection.
  public typealias Index = Int

  let elements: ArraySlice<Subview>

  /// The position of the first.
  public var startIndex: Int { elements.startIndex }
  /// The position behind the last.
  public var endIndex: Int { elements.endIndex }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { elements[index] }
  /// The subviews in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(elements: elements[bounds])
  }
}

extension SubviewsCollection: View {
  /// The subviews, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: View {
  /// The subviews, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}
