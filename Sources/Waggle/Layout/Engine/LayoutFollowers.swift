/// What follows a node's placement; most nodes have nothing that does.
final class LayoutFollowers {
  /// Made for the first anchor or proxy.
  @exclusivity(unchecked) var geometryCell: GeometryCell?
  /// Draws the node.
  @exclusivity(unchecked) weak var placementListener: (any PlacementListener)?
}
