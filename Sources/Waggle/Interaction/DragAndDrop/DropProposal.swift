/// What becomes of something that is dropped.
public enum DropOperation: Sendable, Hashable {
  /// The content is not dropped, as if it had been let go over nothing.
  case cancel
  /// The content is not dropped here.
  case forbidden
  /// The content is copied.
  case copy
  /// The drop moves the content.
  case move
}

/// What a view would do with something that is dragged over it.
public struct DropProposal: Sendable, Hashable {
  /// The operation of the drop.
  public let operation: DropOperation

  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }

  /// Whether the content may be dropped.
  var isAllowed: Bool { operation == .copy || operation == .move }
}
