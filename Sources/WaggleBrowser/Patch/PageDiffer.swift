package import Waggle

/// Mirrors the drawing of a page: the display list that it shows, and the numbers of its elements.
///
/// Lists are compared by identity: nodes shared with the last list are not visited.
@MainActor package final class PageDiffer {
  /// The number of the page's own element that holds the drawing.
  package nonisolated static let stage = 1
  /// The depth beyond which nothing is shown: browsers do not lay out deeper pages.
  package nonisolated static let deepest = 400

  private var root: [Element] = []
  private let numbers: ElementNumbers
  private let fonts: PageFonts
  private var writer = PatchWriter()
  /// True once a node was too deep to be shown.
  package private(set) var isCut = false
  /// The faces announced to the page.
  private var announcedFaces: Set<Int> = []

  package init(_ numbers: ElementNumbers, _ fonts: PageFonts) {
    self.numbers = numbers
    self.fonts = fonts
  }

  /// One element of the page. Retains its node, so that the node's identity is not reused.
  @MainActor fileprivate final class Element {
    let id: Int
    var node: DisplayNode
    var look: ElementAttributes
    var children: [Element]

    init(_ id: Int, _ node: DisplayNode, _ look: ElementAttributes, _ children: [Element]) {
      (self.id, self.node, self.look, self.children) = (id, node, look, children)
    }
  }

  /// Writes the steps to a new list, and takes them as done.
  package func update(to list: DisplayList, _ writer: inout PatchWriter) {
    swap(&self.writer, &writer)
    root = arrange(root, as: list.root.map { [$0] } ?? [], in: Self.stage, depth: 0)
    swap(&self.writer, &writer)
  }

  /// Makes the new elements from `old`, last to first, so that each element knows the one after it.
  private func arrange(
    _ old: [Element], as nodes: [DisplayNode], in parent: Int, depth: Int
  ) -> [Element] {
    if old.count == nodes.count, zip(old, nodes).allSatisfy({ $0.node === $1 }) { return old }
    guard depth < Self.deepest else {
      isCut = isCut || !nodes.isEmpty
      return []
    }
    let match = Matching(old, nodes) { DisplayElement($0, fonts) }
    for index in match.left { writer.remove(old[index].id) }
    let staying = Set(longestIncreasingSubsequence(match.oldIndices))
    var result: [Element] = []
    for index in nodes.indices.reversed() {
      let next = result.last?.id ?? 0
      guard let oldIndex = match.oldIndices[index] else {
        let look = match.looks[index] ?? DisplayElement(nodes[index], fonts)
        result.append(make(nodes[index], look, in: parent, before: next, depth))
        continue
      }
      let element = old[oldIndex]
      if !staying.contains(index) { writer.move(element.id, in: parent, before: next) }
      if let look = match.looks[index] { change(element, to: nodes[index], look, depth) }
      result.append(element)
    }
    return result.reversed()
  }

  /// Announces a face before the first text in it.
  private func announceFaces(_ look: DisplayElement) {
    for face in look.faces where announcedFaces.insert(face.number).inserted { writer.face(face) }
  }

  private func change(_ element: Element, to node: DisplayNode, _ new: DisplayElement, _ depth: Int)
  {
    element.node = node
    announceFaces(new)
    if element.look != new.look {
      writer.update(element.id, from: element.look, to: new.look)
      element.look = new.look
    }
    element.children = arrange(
      element.children, as: new.children, in: element.id, depth: depth + 1)
  }

  private func make(
    _ node: DisplayNode, _ new: DisplayElement, in parent: Int, before next: Int, _ depth: Int
  ) -> Element {
    let element = Element(numbers.next(), node, new.look, [])
    announceFaces(new)
    writer.create(element.id, new.look, in: parent, before: next)
    element.children = arrange([], as: new.children, in: element.id, depth: depth + 1)
    return element
  }
}

/// Assigns the numbers of a page's elements, each used once.
package final class ElementNumbers {
  /// Numbers up to 9 are the page's own elements.
  private var last = 9

  package init() {}

  func next() -> Int {
    last += 1
    return last
  }
}

/// Matches old elements with new nodes.
@MainActor private struct Matching {
  /// For each new node, the index of the old element that shows it or can be updated to; nil for a new element.
  var oldIndices: [Int?]
  /// The attributes of the new nodes, except for those that an old element shows unchanged.
  var looks: [DisplayElement?]
  /// The old elements that are not used any more.
  var left: [Int]

  /// Matches by identity first; then each remaining node takes the first remaining element of its kind.
  init(
    _ old: [PageDiffer.Element], _ new: [DisplayNode], _ look: (DisplayNode) -> DisplayElement
  ) {
    var indices: [ObjectIdentifier: [Int]] = [:]
    for (index, element) in old.enumerated().reversed() {
      indices[ObjectIdentifier(element.node), default: []].append(index)
    }
    oldIndices = new.map { indices[ObjectIdentifier($0)]?.popLast() }
    looks = new.indices.map { [oldIndices] in oldIndices[$0] == nil ? look(new[$0]) : nil }
    let used = Set(oldIndices.compactMap(\.self))
    left = old.indices.filter { !used.contains($0) }
    for index in oldIndices.indices {
      guard let kind = looks[index]?.look.kind else { continue }
      guard let position = left.firstIndex(where: { old[$0].look.kind == kind }) else { continue }
      oldIndices[index] = left.remove(at: position)
    }
  }
}
