/// The programs that may see a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// Any program.
  case all
  /// The programs of the same developer; here this program alone.
  case team
  /// The programs of the same group; here this program alone.
  case group
  /// This program.
  case ownProcess
}

extension TransferRepresentation {
  /// Sets who may see the representation: `ShareLink` gives other programs only what all may see.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  {
    _ChangedRepresentation(base: self) { $0.isVisible = $0.isVisible && visibility == .all }
  }

  /// Gives only the values for which `condition` is true in this way.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  {
    _ChangedRepresentation(base: self) {
      $0.require { box in (try? box.unwrap(as: Item.self)).map(condition) ?? false }
    }
  }

  /// Sets the name of the file that a receiver may make (`NSItemProvider.suggestedName`).
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ChangedRepresentation(base: self) { $0.fileName = { _ in fileName } }
  }

  /// Sets the name of the file that a receiver may make (`NSItemProvider.suggestedName`).
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  {
    _ChangedRepresentation(base: self) {
      $0.fileName = { box in (try? box.unwrap(as: Item.self)).flatMap(fileName) }
    }
  }
}

/// A representation with other settings.
public struct _ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  /// The type of the value.
  public typealias Item = Base.Item
  let base: Base
  let change: @Sendable (inout TransferEntry) -> Void

  /// The transfers of the representation, changed.
  public func _addTransfers(to list: inout _TransferList) {
    var inner = _TransferList()
    base._addTransfers(to: &inner)
    for var entry in inner.entries {
      change(&entry)
      list.entries.append(entry)
    }
  }
}
