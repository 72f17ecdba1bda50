package import Foundation
package import WaggleGraph

/// What views read of a scroll view, each as an attribute that is made at the first request.
///
/// Always true: between two updates, an attribute that was requested has the scroll view's value.
struct ScrollAttributes {
  var geometry = RequestedAttribute<ScrollGeometry>()
  var phase = RequestedAttribute<ScrollPhase>()
  var userMoves = RequestedAttribute<Int>()
  var container = RequestedAttribute<CGSize>()
}

/// A value as an input of the graph, made at the first request; until then it is one word.
struct RequestedAttribute<Value: Equatable> {
  private var attribute: Attribute<Value>?

  mutating func attribute(_ value: Value, in graph: Graph, _ subgraph: Subgraph)
    -> Attribute<Value>
  {
    if let attribute { return attribute }
    let made = graph.makeInput(value, in: subgraph)
    attribute = made
    return made
  }

  /// Sets the attribute, if there is one; else the value is not computed.
  func set(_ value: @autoclosure () -> Value, in graph: Graph) {
    if let attribute { graph.set(attribute, to: value()) }
  }
}

extension ScrollState {
  /// The offset and the sizes now.
  package var geometry: ScrollGeometry {
    guard isLaidOut else { return .empty }
    return ScrollGeometry(
      contentOffset: offset, contentSize: metrics.contentSize,
      contentInsets: metrics.insets.edges(in: metrics.level), containerSize: metrics.containerSize)
  }

  /// The visible part of the content, in content coordinates.
  package var visibleRect: CGRect { CGRect(origin: offset, size: metrics.viewport) }

  /// The geometry as an attribute.
  package var geometryValue: Attribute<ScrollGeometry> {
    attributes.geometry.attribute(geometry, in: runtime.graph, subgraph)
  }

  /// The phase as an attribute.
  package var phaseValue: Attribute<ScrollPhase> {
    attributes.phase.attribute(phase, in: runtime.graph, subgraph)
  }

  /// The number of moves by the user as an attribute.
  package var userMovesValue: Attribute<Int> {
    attributes.userMoves.attribute(userMoves, in: runtime.graph, subgraph)
  }

  /// The size for frames that are relative to the scroll view, as an attribute.
  package var containerValue: Attribute<CGSize> {
    attributes.container.attribute(metrics.container, in: runtime.graph, subgraph)
  }

  func geometryChanged() { attributes.geometry.set(geometry, in: runtime.graph) }
}
