/// The steps that bring a page from what it shows to what it should, in the order in which they are done.
///
/// An element is known by its number, which is never used again.
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

  /// Makes an element inside of another, before a third (0: at the end).
  mutating func create(_ id: Int, _ look: ElementAttributes, in parent: Int, before next: Int) {
    step("c", id)
    self.next(parent)
    self.next(next)
    json.raw(",")
    json.string(look.kind.rawValue)
    json.raw(",")
    look.write(to: &json)
    json.raw("]")
  }

  /// Changes an element's properties.
  mutating func update(_ id: Int, from old: ElementAttributes, to look: ElementAttributes) {
    step("u", id)
    json.raw(",")
    look.writeChanges(since: old, to: &json)
    json.raw("]")
  }

  /// Tells of a face, by its number: weight, slant, and whether its characters are loaded as they are needed.
  mutating func face(_ face: ToldFace) {
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

  /// Removes an element and all in it.
  mutating func remove(_ id: Int) {
    step("r", id)
    json.raw("]")
  }
}
