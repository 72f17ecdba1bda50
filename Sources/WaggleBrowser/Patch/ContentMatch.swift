/// Finds the elements of contents around which an effect begins or ends, such as an opacity, a blur or a rotation.
///
/// Only contents of a known identity are found, and only where the whole of it is in the page, and is still when it has
/// moved: the limit of depth cuts off the same elements as in a page that is rebuilt.
///
/// Costs nothing for lists without effects. Each search visits the effects inside one another, at most `longest`.
struct ContentMatch<Element: DiffableElement> {
  typealias Mounted = TreeDiffer<Element>.Mounted

  private let old: [Mounted]
  private let room: Int
  /// The first free index of each content, once one was looked for.
  private var contents: [Element.Identity: Int]?
  /// The old effects and what is inside them, by content, once one was looked for.
  private var effects: [Element.Identity: (index: Int, content: Mounted)]?

  /// The most effects inside one another that may begin or end at once.
  static var longest: Int { 8 }

  init(_ old: [Mounted], room: Int) { (self.old, self.room) = (old, room) }

  /// Takes the old element that is the content of a new effect, at any depth; nil if there is none.
  mutating func takeContent(of effect: Element.Identity, from free: inout FreeIndices) -> Int? {
    guard free.hasAny, var next = Element.effectContent(of: effect) else { return nil }
    let contents = contents ?? indexContents(free)
    for _ in 0..<Self.longest {
      if let index = contents[next], free.contains(index), old[index].height < room {
        free.take(index)
        return index
      }
      guard let inner = Element.effectContent(of: next) else { return nil }
      next = inner
    }
    return nil
  }

  /// Takes the old element that was an effect around the content of a new node, at any depth, and the element of that
  /// content; nil if there is none.
  mutating func takeEffect(around content: Element.Identity, from free: inout FreeIndices)
    -> (Int, Mounted)?
  {
    guard free.hasAny else { return nil }
    let effects = effects ?? indexEffects(free)
    guard !effects.isEmpty, let found = effects[Element.content(of: content)],
      free.contains(found.index)
    else { return nil }
    free.take(found.index)
    return found
  }

  private mutating func indexContents(_ free: FreeIndices) -> [Element.Identity: Int] {
    var found: [Element.Identity: Int] = [:]
    for index in free.all.reversed() {
      if let identity = old[index].identity { found[Element.content(of: identity)] = index }
    }
    contents = found
    return found
  }

  private mutating func indexEffects(_ free: FreeIndices)
    -> [Element.Identity: (index: Int, content: Mounted)]
  {
    var found: [Element.Identity: (index: Int, content: Mounted)] = [:]
    for index in free.all.reversed() {
      var element = old[index]
      for depth in 1...Self.longest {
        guard let content = element.content, let inner = content.identity else { break }
        element = content
        if depth + element.height < room { found[Element.content(of: inner)] = (index, element) }
      }
    }
    effects = found
    return found
  }
}

extension TreeDiffer.Mounted {
  /// The element of the content of this one, if that is an effect.
  fileprivate var content: TreeDiffer.Mounted? {
    guard let identity, Element.effectContent(of: identity) != nil, children.count == 1 else {
      return nil
    }
    return children[0]
  }

  /// The element of what the effects inside one another are around, this one first, and how many they are; nil if this
  /// one is not an effect.
  var effectContent: (TreeDiffer.Mounted, depth: Int)? {
    guard var found = content else { return nil }
    for depth in 1...ContentMatch<Element>.longest {
      guard let next = found.content else { return (found, depth) }
      found = next
    }
    return nil
  }
}
