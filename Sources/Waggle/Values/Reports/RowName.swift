/// The name of a row in view paths: its id in brackets, on one line and of at most about 80 characters. The mark that
/// separates the names of a path is replaced, so that an id does not look like several views.
package func rowName(of id: AnyHashable) -> String {
  if let number = id.base as? Int { return "[\(number)]" }
  if let text = id.base as? String, text.isEmpty { return "[]" }
  let text = ShortValue(unwrapped(id)).text(in: 80).printable
  return "[" + (text.contains(">") ? String(text.map { $0 == ">" ? "›" : $0 }) : text) + "]"
}

/// What an optional holds, however deep, for names: `Optional(3)` is 3.
private func unwrapped(_ value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
  return unwrapped(some.value)
}
