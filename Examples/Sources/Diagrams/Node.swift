import SwiftUI

/// A view of a diagram, with the views in it.
struct Node: Identifiable {
  /// Unique in a diagram: arrows find their boxes by it.
  let id: String
  var title: String
  /// What the view does with the key, in a second line.
  var note: String?
  var kind = Kind.plain
  /// The value that leaves the view upwards; nil for none.
  var value: String?
  var children: [Node] = []

  enum Kind {
    case plain
    case writer
    case combiner
    case observer
    /// Not asked: another view replaces its value.
    case shadowed
  }

  init(
    _ title: String, id: String? = nil, note: String? = nil, kind: Kind = .plain,
    value: String? = nil, children: [Node] = []
  ) {
    self.id = id ?? title
    self.title = title
    self.note = note
    self.kind = kind
    self.value = value
    self.children = children
  }
}

extension Node.Kind {
  var color: Color {
    switch self {
    case .plain: .gray
    case .writer: .orange
    case .combiner: .blue
    case .observer: .green
    case .shadowed: .gray.opacity(0.5)
    }
  }
}

/// Where each box of a diagram is, by the id of its node.
struct Boxes: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}
