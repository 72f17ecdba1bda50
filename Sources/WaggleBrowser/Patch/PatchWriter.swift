/// Writes the steps from the page's current state to the new one as JSON, in order.
///
/// Elements are identified by numbers that are never reused.
package struct PatchWriter {
  package init() {}

  private var json = JSONText()
  package private(set) var isEmpty = true

  /// All steps as a JSON list.
  package var list: JSONText {
    var list = JSONText()
    list.raw("[")
    list.joined(json)
    list.raw("]")
    return list
  }

  private mutating func step(_ name: StaticString, _ id: Int) {
    if !isEmpty { json.raw(",") }
    isEmpty = false
    json.raw("[\"")
    json.raw(name)
    json.raw("\",")
    json.integer(id)
  }

  private mutating func next(_ number: Int) {
    json.raw(",")
    json.integer(number)
  }

  /// Creates an element inside `parent`, before `next` (0: at the end).
  mutating func create(_ id: Int, _ attributes: ElementAttributes, in parent: Int, before next: Int)
  {
    step("c", id)
    self.next(parent)
    self.next(next)
    json.raw(",")
    json.string(attributes.kind.rawValue)
    json.raw(",")
    attributes.write(to: &json)
    json.raw("]")
  }

  /// Updates an element's properties.
  mutating func update(_ id: Int, from old: ElementAttributes, to attributes: ElementAttributes) {
    step("u", id)
    json.raw(",")
    attributes.writeChanges(since: old, to: &json)
    json.raw("]")
  }

  /// Announces a face, by its number: weight, slant, and whether it is loaded in subsets.
  mutating func face(_ face: AnnouncedFace) {
    step("f", face.number)
    next(face.face.weight)
    next(face.face.isItalic ? 1 : 0)
    next(face.face.isCut ? 1 : 0)
    json.raw("]")
  }

  /// Moves an element within its parent.
  mutating func move(_ id: Int, in parent: Int, before next: Int) {
    step("m", id)
    self.next(parent)
    self.next(next)
    json.raw("]")
  }

  /// Removes an element and its descendants.
  mutating func remove(_ id: Int) {
    step("r", id)
    json.raw("]")
  }
}
