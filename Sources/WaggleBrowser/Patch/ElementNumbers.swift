/// Assigns the numbers of a page's elements, each used once.
package final class ElementNumbers {
  /// Numbers up to 9 are reserved for elements that every page has.
  private var last = 9

  package init() {}

  func next() -> Int {
    last += 1
    return last
  }

  /// Whether `number` was assigned to an element.
  func isAssigned(_ number: Int) -> Bool { (10...).contains(number) && number <= last }
}
