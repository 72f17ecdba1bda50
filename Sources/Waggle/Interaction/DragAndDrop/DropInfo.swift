public import Foundation

/// What is dragged over a view, and where.
public struct DropInfo: Sendable {
  /// Where the pointer is, in the view's coordinates.
  public let location: CGPoint
  package let items: [NSItemProvider]
  /// The size of the view, in points.
  package var size = CGSize.zero

  /// Whether anything is of one of the types, or of one that conforms to it.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What is of one of the types, or of one that conforms to it.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { $0.isOne(of: contentTypes) }
  }

  /// The same for types by their identifiers.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// The same for types by their identifiers.
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

extension NSItemProvider {
  /// Whether there is data of one of the types.
  func isOne(of types: [UTType]) -> Bool { types.contains { registration(for: $0) != nil } }
}
