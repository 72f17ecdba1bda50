public import Waggle

/// A tree of data: an element with children is a group that can be expanded, another one a leaf.
///
/// In a list each element that is shown is a row.
///
/// ```swift
/// struct Place: Identifiable {
///   let id: String
///   var inside: [Place]?
/// }
///
/// let places = [Place(id: "Garden", inside: [Place(id: "Hive"), Place(id: "Pond")])]
///
/// OutlineGroup(places, children: \.inside) { Text($0.id) }  // shows Garden
/// ```
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: PathNamed
where Data: RandomAccessCollection, ID: Hashable {
  let roots: Roots
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf

  /// One element, or several.
  enum Roots {
    case one(Data.Element)
    case many(Data)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The roots, and below each its children while it is expanded.
  @MainActor @preconcurrency
  public var body: some View {
    switch roots {
    case .one(let element): OutlineNode(group: self, element: element)
    case .many(let data):
      ForEach(data, id: id) { OutlineNode(group: self, element: $0) }
    }
  }

  fileprivate func inside(_ data: Data) -> OutlineGroup {
    OutlineGroup(roots: .many(data), id: id, children: children, leaf: leaf)
  }
}

/// The children of an element of an outline.
nonisolated public struct OutlineSubgroupChildren: View {
  let content: () -> AnyView

  /// The children, each a leaf or a group.
  public var body: some View { content() }
}

/// An element of an outline.
nonisolated private struct OutlineNode<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
  let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let element: Data.Element

  var body: some View {
    if let children = group.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren { AnyView(group.inside(children)) }
      } label: {
        group.leaf(element)
      }
    } else {
      group.leaf(element)
    }
  }
}

extension OutlineGroup
where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// The outline of one element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(.one(root), id: \.id, children, content)
  }

  /// The outline of several elements.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(.many(data), id: \.id, children, content)
  }
}

extension OutlineGroup
where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// The outline of one element, identified by the value at a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element { self.init(.one(root), id: id, children, content) }

  /// The outline of several elements, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(.many(data), id: id, children, content) }

  fileprivate init(
    _ roots: Roots, id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      roots: roots, id: id, children: { $0[keyPath: children] }, leaf: content)
  }
}

extension OutlineGroup
where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// The outline of one element that can be edited.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C.Element == E {
    self.init(.one(root), elementID: \.id, children, content)
  }

  /// The outline of several elements that can be edited.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C.Element == E {
    self.init(.many(data), elementID: \.id, children, content)
  }

  /// The outline of one element that can be edited, identified by the value at a key path.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(.one(root), elementID: id, children, content)
  }

  /// The outline of several elements that can be edited, identified by the value at a key path.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(.many(data), elementID: id, children, content)
  }

  private init<C: MutableCollection & RandomAccessCollection, E>(
    _ roots: Roots, elementID: KeyPath<E, ID>, _ children: WritableKeyPath<E, C?>,
    _ content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C.Element == E {
    self.init(
      roots: roots, id: (\Binding<E>.wrappedValue).appending(path: elementID),
      children: { Binding($0[dynamicMember: children]) }, leaf: content)
  }
}
