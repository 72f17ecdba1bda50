import Foundation
import Waggle

/// The kind of a page's element, and its properties by the names that the page's script uses.
///
/// An update can turn an element into any other of its kind.
struct ElementAttributes: Equatable {
  enum Kind: String {
    /// Holds children; may offset, rotate, fade and clip them.
    case group = "g"
    /// A rectangle in one colour.
    case rectangle = "r"
    /// A path in a frame.
    case path = "p"
    case text = "t"
    case accessibility = "s"
    /// Shows content through a viewport, and scrolls it.
    case scroll = "v"
  }

  var kind: Kind
  var properties = AttributeList()
  /// What a new element begins with. The page knows better later, so it is neither compared nor updated.
  var initial = AttributeList()

  static func == (a: ElementAttributes, b: ElementAttributes) -> Bool {
    a.kind == b.kind && a.properties == b.properties
  }

  init(_ kind: Kind) { self.kind = kind }

  subscript(name: String) -> AttributeValue? {
    get { properties[name] }
    set { properties[name] = newValue }
  }

  mutating func setPosition(_ point: CGPoint) {
    if point.x != 0 { self["x"] = .edge(point.x) }
    if point.y != 0 { self["y"] = .edge(point.y) }
  }

  mutating func setFrame(_ frame: CGRect) {
    setPosition(frame.origin)
    self["w"] = .edge(frame.width)
    self["h"] = .edge(frame.height)
  }
}

extension ElementAttributes {
  /// Writes all properties.
  func write(to json: inout JSONWriter) {
    var all = initial
    for (name, value) in properties.pairs { all[name] = value }
    Self.write(all.pairs.sorted { $0.name < $1.name }.map { ($0.name, $0.value) }, to: &json)
  }

  /// Writes the properties that differ from `old`; a removed property is null.
  func writeChanges(since old: ElementAttributes, to json: inout JSONWriter) {
    var changes: [(key: String, value: AttributeValue?)] = []
    for (name, value) in properties.pairs where old.properties[name] != value {
      changes.append((name, value))
    }
    for (name, _) in old.properties.pairs where properties[name] == nil {
      changes.append((name, nil))
    }
    Self.write(changes.sorted { $0.key < $1.key }, to: &json)
  }

  private static func write(
    _ properties: [(key: String, value: AttributeValue?)], to json: inout JSONWriter
  ) {
    json.raw("{")
    for (index, property) in properties.enumerated() {
      if index > 0 { json.raw(",") }
      json.string(property.key)
      json.raw(":")
      if let value = property.value { json.value(value) } else { json.raw("null") }
    }
    json.raw("}")
  }
}
