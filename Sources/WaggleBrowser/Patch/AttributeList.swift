/// A few values by name, in the order in which the names were set first.
///
/// An element has some ten attributes with short names: to walk them is faster than to hash a name.
struct AttributeList: Equatable, ExpressibleByDictionaryLiteral {
  private(set) var pairs: [(name: String, value: AttributeValue)] = []

  init() {}

  init(dictionaryLiteral elements: (String, AttributeValue)...) {
    for (name, value) in elements { self[name] = value }
  }

  var isEmpty: Bool { pairs.isEmpty }

  /// The value of a name; nil for none.
  subscript(name: String) -> AttributeValue? {
    get { index(of: name).map { pairs[$0].value } }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let value?): pairs[index].value = value
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let value?): pairs.append((name, value))
      case (nil, nil): break
      }
    }
  }

  private func index(of name: String) -> Int? { pairs.firstIndex { $0.name == name } }

  /// Whether both have the same values by the same names, in any order.
  static func == (a: AttributeList, b: AttributeList) -> Bool {
    guard a.pairs.count == b.pairs.count else { return false }
    for (index, pair) in a.pairs.enumerated() {
      let other = b.pairs[index]
      let value = other.name == pair.name ? other.value : b[pair.name]
      guard value == pair.value else { return false }
    }
    return true
  }
}
