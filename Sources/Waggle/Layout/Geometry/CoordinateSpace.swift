import Foundation
import WaggleGraph

/// A frame of reference for coordinates: the view's own, the root's, or that of a named view.
public enum CoordinateSpace: Hashable {
  /// The root's coordinate space.
  case global
  /// The view's own coordinate space.
  case local
  /// The coordinate space of the nearest enclosing view that declares the name (R134).
  case named(AnyHashable)

  /// Whether the space is the root's space.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is the view's own space.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// A coordinate space given as a value of any conforming type.
public protocol CoordinateSpaceProtocol {
  /// The space as an enumeration value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own space.
  public init() {}
  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The root's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The root's space.
  public init() {}
  /// The root's space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A coordinate space that a view declares by name (R138).
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  package let name: AnyHashable
  /// The space of that name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The root's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest enclosing view that declares `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Declares the view's coordinate space under a name, for the views inside it (R134).
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Declares the view's coordinate space under a name, for the views inside it (R138).
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// Declares a named coordinate space.
nonisolated public struct _CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  /// The content, inside a space of that name.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(CoordinateSpaceNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// A view that declares a named coordinate space.
final class CoordinateSpaceNode: UnaryNode {
  private let modifier: _GraphValue<_CoordinateSpaceModifier>

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_CoordinateSpaceModifier>, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  override func declaresSpace(_ name: AnyHashable) -> Bool {
    let graph = runtime.graph
    return graph.isUpdating
      ? modifier.read(in: graph).name == name
      : graph.untracked { modifier.read(in: graph).name } == name
  }
}

extension LayoutNode {
  /// The nearest enclosing view that declares a space with the name.
  func enclosingSpace(_ name: AnyHashable) -> LayoutNode? {
    var next = parent
    while let node = next, !node.declaresSpace(name) { next = node.parent }
    return next
  }
}
