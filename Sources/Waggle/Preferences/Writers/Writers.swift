/// The request for the keys that may be written in a view, asked once for all keys.
///
/// A view that answers for a key itself answers this one too; all others pass both on alike.
package enum WritersOutput: OutputKey {
  package typealias Output = Writers

  package static func combine(_ children: ChildList) -> Writers? {
    children.writtenKeys.map { .known($0) }
  }

  /// What a view that shows one of several has depends on which it shows.
  package static func choose(_ alternatives: Alternatives) -> Writers? { .ofAnyKey }
}

/// What may be written in a view. A view without it, nil, has no output for any key, and never will.
package enum Writers {
  /// The view is to be asked for each key.
  case ofAnyKey
  /// One key, by its number; for all others the view has no output.
  case ofKey(Int)
  /// Several keys, or places that may come to write.
  case known(WrittenKeys)

  /// Whether the view is to be asked for a key.
  func mayWrite(_ number: Int) -> Bool {
    switch self {
    case .ofAnyKey: true
    case .ofKey(let only): only == number
    case .known(let keys): keys.contains(number)
    }
  }

  /// The keys of a place that has the default for those that nothing writes; nil for a view that has no output for them.
  var place: WrittenKeys? {
    guard case .known(let keys) = self, keys.isPlace else { return nil }
    return keys
  }

  var isPlace: Bool { place != nil }
}

/// The writers in a view that answers for one key itself, and passes on the others of its content.
struct WritersAround {
  /// Kept for the containers around, which are notified through it.
  private var known: WrittenKeys?

  mutating func writers<K: PreferenceKey>(
    of key: K.Type, in content: ViewNode, _ store: PreferenceStore
  ) -> Writers {
    if let known { return .known(known) }
    let number = store.sharedDefault(of: key).number
    guard let inside = content.output(WritersOutput.self) else { return .ofKey(number) }
    // What a place passes on for the key itself is not what this view has.
    if inside.mayWrite(number), !inside.isPlace { return inside }
    let new = WrittenKeys(number, and: inside)
    known = new
    return .known(new)
  }
}
