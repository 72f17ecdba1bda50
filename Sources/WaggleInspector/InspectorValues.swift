package import Waggle

/// A key of an inspected program.
package struct InspectedKey: Identifiable, Hashable {
  package let type: any PreferenceKey.Type
  package let name: String

  /// The keys, each once, with names that differ.
  static func all(_ types: [any PreferenceKey.Type]) -> [InspectedKey] {
    var seen: Set<ObjectIdentifier> = []
    let once = types.filter { seen.insert(ObjectIdentifier($0)).inserted }
    return zip(once, keyTypeNames(once)).map { InspectedKey(type: $0, name: $1) }
  }

  package var id: ObjectIdentifier { ObjectIdentifier(type) }
  /// Whether the key is one that SwiftUI's own views use.
  package var isFrameworks: Bool { type._isFrameworkKey }

  package static func == (a: InspectedKey, b: InspectedKey) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A view that writes or listens, for a menu.
package struct InspectedChoice: Identifiable, Hashable {
  package let id: InspectedView.ID
  package let name: String
}

/// A view in the list of an inspector.
package struct InspectorRow: Identifiable, Hashable {
  package let id: InspectedView.ID
  package let name: String
  package let path: String
  package let role: PreferenceTrace.Role
  private let traceVerb: String
  package let value: String?
  package let reason: String?
  package let notes: [String]
  package let position: TracePosition
  /// How many views it is in, of those that are listed.
  package let level: Int
  package let hasViews: Bool
  package let takesPart: Bool

  init(_ view: InspectedView, level: Int) {
    (id, name, path) = (view.id, view.name, view.path)
    (role, value, reason, notes) = (view.role, view.value, view.reason, view.notes)
    traceVerb = view.verb
    (position, hasViews, takesPart) = (view.position, !view.views.isEmpty, view.takesPart)
    self.level = level
  }

  /// What the view does with the key; empty if it does nothing.
  package var verb: String {
    if role == .silent || role == .passed && value == nil { return "" }
    if let reason, role != .presented { return "\(traceVerb), \(reason)" }
    return traceVerb
  }

  /// The name of a symbol for the role.
  var symbol: String {
    switch role {
    case .wrote: "pencil"
    case .transformed: "wand.and.stars"
    case .observed, .unwritten: "ear"
    case .read: "eye"
    case .combined: "arrow.triangle.merge"
    case .chose: "arrow.triangle.branch"
    case .passed, .silent: "circle"
    case .presented: "square.on.square"
    case .kept: "tray"
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without those that occurred before.
  func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
