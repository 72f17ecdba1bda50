import Waggle

extension TreeDiffer {
  /// Stops if the numbers or the depth of the elements break a law. Costs O(elements).
  package func checkInvariants() {
    var found: Set<Int> = [root]
    check(elements, depth: 0, &found)
  }

  private func check(_ list: [Mounted], depth: Int, _ found: inout Set<Int>) {
    checkInvariant(list.isEmpty || depth < depthLimit, "no element is deeper than the limit")
    for element in list {
      checkInvariant(numbers.isAssigned(element.number), "each element's number was assigned")
      checkInvariant(found.insert(element.number).inserted, "no two elements have one number")
      check(element.children, depth: depth + 1, &found)
    }
  }

  /// Stops if the elements of a list that was just updated do not stand for its nodes, one for each.
  func check(_ list: [Mounted], standFor nodes: [Node]) {
    checkInvariant(list.count == nodes.count, "there is one element for each node")
    for (element, node) in zip(list, nodes) {
      checkInvariant(
        element.identity == Element.identity(of: node) || element.identity == nil,
        "an element has its node's identity, or none")
    }
  }
}
