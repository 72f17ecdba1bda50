/// Finds what ties a value to the code that made it: functions, and values of the program's own types behind a type that
/// does not name them.
enum CodeFinder {
  /// The search is limited: in a long list of equal values the first ones tell.
  private static let (deepest, most) = (8, 1_000)

  /// Whether a value of a type that both versions of the code know has something in it that only the older one does.
  static func hasCode(_ value: Any, of type: Any.Type) -> Bool {
    if isFunction(type) { return true }
    var left = most
    return hasCode(in: value, below: type, depth: 0, &left)
  }

  private static func hasCode(
    in value: Any, below type: Any.Type?, depth: Int, _ left: inout Int
  ) -> Bool {
    left -= 1
    guard left > 0, depth < deepest else { return false }
    let own = Swift.type(of: value)
    if own != type, isFunction(own) || isOfProgram(own) { return true }
    if own is AnyObject.Type { return false }
    for child in Mirror(reflecting: value).children
    where hasCode(in: child.value, below: nil, depth: depth + 1, &left) {
      return true
    }
    return false
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: false).contains("->")
  }

  private static func isOfProgram(_ type: Any.Type) -> Bool {
    guard let module = TypeDescriptor(type)?.module else { return false }
    return !FrameworkModules.contains(Substring(String(cString: module.name)))
  }
}
