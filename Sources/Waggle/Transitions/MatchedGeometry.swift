import Foundation
import WaggleGraph

extension View {
  /// Gives the view the frame of the source of its group: of the views with the same id in the same namespace, the one
  /// that was inserted last (M078).
  ///
  /// When one source replaces another under an animation, the frame runs from the old to the new one, and both views
  /// follow it while their transitions draw them (M081). The views around are laid out as without the effect (M079).
  ///
  /// ```swift
  /// struct Card: View {
  ///   @Namespace private var names
  ///   @State private var isOpen = false
  ///
  ///   var body: some View {
  ///     VStack {
  ///       if isOpen {
  ///         Color.green
  ///           .matchedGeometryEffect(id: "card", in: names)
  ///       } else {
  ///         Color.green
  ///           .matchedGeometryEffect(id: "card", in: names)
  ///           .frame(width: 40, height: 40)
  ///       }
  ///     }
  ///     .onTapGesture { withAnimation { isOpen.toggle() } }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the same for the views that belong together.
  ///   - namespace: from a `Namespace` property; ids of different namespaces are different.
  ///   - properties: what a view takes from the source: its position, its size, or both.
  ///   - anchor: the point of the view that is put on the same point of the source (M079, M080).
  ///   - isSource: false for a view that only follows.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometryKey(id: id, namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// What a view takes from the source of its group.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// Bit 0 is the position, bit 1 the size.
  public let rawValue: UInt32

  /// A set of properties from its bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position, in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names a group of views.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Gives a view the frame of the source of its group.
nonisolated public struct _MatchedGeometryModifier: PrimitiveModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  /// The content, which follows the group's frame.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let node = MatchedGeometryNode(body(_Graph(), inputs.below()).node, modifier, inputs)
    inputs.appearanceScope.add(MatchedGeometryMember(node))
    return _ViewOutputs(node)
  }
}
