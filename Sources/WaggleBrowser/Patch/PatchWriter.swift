/// Writes the steps from the page's current state to the new one as JSON, in order.
///
/// Elements are identified by numbers that are never reused.
package struct PatchWriter {
  package init() {}

  private var json = JSONWriter()
  package private(set) var isEmpty = true
  /// Whether a step has a motion, which begins at a time of the session.
  private(set) var beginsMotion = false

  /// All steps as a JSON list.
  package var list: JSONWriter {
    var list = JSONWriter()
    list.raw("[")
    list.joined(json)
    list.raw("]")
    return list
  }

  /// Writes a step of either differ.
  mutating func write<Element: DiffableElement>(_ step: TreeStep<Element>)
  where Element.Attributes == ElementAttributes {
    switch step {
    case .insert(_, let element, _), .set(_, _, let element):
      if element.attributes["an"] != nil { beginsMotion = true }
    case .move, .remove: break
    }
    switch step {
    case .insert(let number, let element, let position):
      begin("c", number)
      append(position)
      json.raw(",")
      json.string(element.attributes.kind.rawValue)
      json.raw(",")
      element.attributes.write(to: &json)
    case .move(let number, let position):
      begin("m", number)
      append(position)
    case .remove(let number): begin("r", number)
    case .set(let number, let old, let element):
      begin("u", number)
      json.raw(",")
      element.attributes.writeChanges(since: old, to: &json)
    }
    json.raw("]")
  }

  /// Announces a face, by its number: weight, slant, and whether it is loaded in subsets.
  mutating func face(_ face: NumberedFontFace) {
    begin("f", face.number)
    append(face.face.weight)
    append(face.face.isItalic ? 1 : 0)
    append(face.face.loadsSubsets ? 1 : 0)
    json.raw("]")
  }

  private mutating func begin(_ name: StaticString, _ number: Int) {
    if !isEmpty { json.raw(",") }
    isEmpty = false
    json.raw("[\"")
    json.raw(name)
    json.raw("\",")
    json.integer(number)
  }

  /// Appends the parent, and the element that follows (0: at the end).
  private mutating func append(_ position: TreePosition) {
    append(position.parent)
    append(position.next)
  }

  private mutating func append(_ number: Int) {
    json.raw(",")
    json.integer(number)
  }
}
