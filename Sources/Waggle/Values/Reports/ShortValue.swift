import Foundation

/// Describes a value within a maximum width, and counts what is left out.
///
/// If it fits, the text is that of `"\(value)"`, but for the names of types, which have no module, and for SwiftUI's own values,
/// which are shown as a program writes them (`Text("Hive")`). Otherwise arrays, sets, dictionaries and strings show their
/// beginning and the number of elements left out: `["Ada", "Grace", … 97 more]`. The same holds for values nested
/// in them and in structures without a description. Sets and dictionaries are sorted, so that a value is printed the
/// same in each run.
package struct ShortValue {
  private let value: Any
  private let isWords: Bool
  private let ending: String

  /// - Parameter ending: text after the value, which is never shortened.
  package init(_ value: Any, ending: String = "") {
    self.value = value
    self.ending = ending
    isWords = false
  }

  /// Shows `words` unchanged, whatever the width.
  package init(words: String) {
    value = words
    ending = ""
    isWords = true
  }

  /// The value in at most `width` characters; its beginning may always take 12.
  package func text(in width: Int) -> String {
    if isWords { return "\(value)" }
    let text = short(value, isNested: false, max(width - ending.count, 12))
    return (text.isEmpty ? "\"\"" : text) + ending
  }

  /// The same value without the text after it.
  package var withoutEnding: ShortValue { isWords ? self : ShortValue(value) }

  /// Whether no view wrote the value: it is the default of a place that can be empty.
  package var isImplicitDefault: Bool { !ending.isEmpty }

  /// Whether the elements of a list are in that of this one, by their text. True for other values, and where either is too
  /// long to say.
  package func contains(_ part: ShortValue) -> Bool {
    let (all, text) = (self.text(in: 2000), part.text(in: 2000))
    guard all.hasPrefix("["), text.hasPrefix("["), !all.contains("…"), !text.contains("…") else {
      return true
    }
    return all.contains(text.dropFirst().dropLast())
  }
}

/// - Parameter isNested: whether the value is part of another; nested strings are quoted.
private func short(_ value: Any, isNested: Bool, _ width: Int) -> String {
  if let text = plainText(value, isNested: isNested, width) { return text }
  if let value = value as? any ShortlyDescribed { return cut(value.shortDescription, width) }
  let mirror = Mirror(reflecting: value)
  if let sorted = sortedParts(mirror) {
    return sorted.isEmpty ? "\(value)" : list("[", sorted, sorted.count, "]", width)
  }
  // The description of a rectangle has the names of its parts twice.
  if value is CGRect, let numbers = geometry(value, width) { return numbers }
  // A value with more parts than there are characters cannot fit, so it is not described to find out.
  if mayFit(value, width) {
    let whole = oneLine(described(value, mirror, isNested: isNested))
    if whole.count <= width { return whole }
  }
  if let numbers = geometry(value, width) { return numbers }
  switch mirror.displayStyle {
  case .collection, .set, .dictionary:
    let parts = mirror.children.lazy.map { Part(value: $0.value) }
    return list("[", parts, mirror.children.count, "]", width)
  case .optional:
    guard let some = mirror.children.first else { return "nil" }
    return "Optional(" + short(some.value, isNested: true, width - 10) + ")"
  case .struct where !isDescribed(value), .tuple:
    let name =
      mirror.displayStyle == .tuple ? "" : _typeName(type(of: value), qualified: false)
    let parts = mirror.children.lazy.map { Part(name: $0.label ?? "", value: $0.value) }
    return list(name + "(", parts, mirror.children.count, ")", width)
  default:
    if let string = value as? String, isNested { return "\"" + cut(string, width - 2) + "\"" }
    return cut(described(value, mirror, isNested: isNested), width)
  }
}

/// A number, a flag, a string, or a list of numbers that fits: what is found without its parts too, which takes ten times as
/// long. Nil for everything else.
private func plainText(_ value: Any, isNested: Bool, _ width: Int) -> String? {
  switch type(of: value) {
  // Each cast is to the type that its case has found.
  case is Int.Type: return cut((value as! Int).description, width)
  case is Double.Type: return cut((value as! Double).description, width)
  case is Bool.Type: return (value as! Bool).description
  case is [Int].Type: return listText(value as! [Int], width)
  case is [Double].Type: return listText(value as! [Double], width)
  case is String.Type:
    let string = value as! String
    guard string.utf8.count <= width else { return nil }
    let text = oneLine(isNested ? String(reflecting: string) : string)
    return text.count <= width ? text : nil
  default: return nil
  }
}

private func listText(_ numbers: [some CustomStringConvertible], _ width: Int) -> String? {
  guard 2 * numbers.count < width else { return nil }
  let text = "[" + numbers.lazy.map(\.description).joined(separator: ", ") + "]"
  return text.count <= width ? text : nil
}

/// The whole value as the language prints it, but with the names of types as a program writes them: without modules, and
/// without the places of what is declared in a function.
private func described(_ value: Any, _ mirror: Mirror, isNested: Bool) -> String {
  if let value = value as? any ShortlyDescribed { return value.shortDescription }
  func part(_ value: Any) -> String {
    described(value, Mirror(reflecting: value), isNested: true)
  }
  func parts(_ mirror: Mirror) -> String {
    mirror.children.map { child in
      let name = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
      return name + part(child.value)
    }.joined(separator: ", ")
  }
  if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
    // Told apart from what it holds only where it is a part of another value.
    return isNested
      ? "AnyHashable(\(part(hashable.base)))"
      : described(hashable.base, Mirror(reflecting: hashable.base), isNested: false)
  }
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { "Optional(\(part($0.value)))" } ?? "nil"
  case .collection where value is any Collection && isListed(value):
    return "[" + mirror.children.map { part($0.value) }.joined(separator: ", ") + "]"
  case .tuple: return "(" + parts(mirror) + ")"
  default: break
  }
  if isDescribed(value) { return isNested ? String(reflecting: value) : "\(value)" }
  if let type = value as? Any.Type { return _typeName(type, qualified: false) }
  let name = _typeName(type(of: value), qualified: false)
  switch mirror.displayStyle {
  case .struct: return name + "(" + parts(mirror) + ")"
  case .class: return name
  case .enum:
    guard let payload = mirror.children.first, let label = payload.label else {
      return (isNested ? "." : "") + "\(value)"
    }
    let inner = Mirror(reflecting: payload.value)
    let text = part(payload.value)
    return (isNested ? "." : "") + label
      + (inner.displayStyle == .tuple ? text : "(\(text))")
  default: return isNested ? String(reflecting: value) : "\(value)"
  }
}

/// Whether a collection is described by its elements alone, as an array is.
private func isListed(_ value: Any) -> Bool { "\(type(of: value))".hasPrefix("Array") }

/// A point, a size or a rectangle as it would be written; where that is too long, its numbers alone.
private func geometry(_ value: Any, _ width: Int) -> String? {
  let parts: [(String, CGFloat)]
  switch value {
  case let point as CGPoint: parts = [("x", point.x), ("y", point.y)]
  case let size as CGSize: parts = [("width", size.width), ("height", size.height)]
  case let rect as CGRect:
    parts = [
      ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
      ("height", rect.size.height),
    ]
  default: return nil
  }
  let written = parts.map { "\($0): \($1.shortText)" }.joined(separator: ", ")
  let named = "\(type(of: value))(\(written))"
  return named.count <= width ? named : "(\(parts.map(\.1.shortText).joined(separator: ", ")))"
}

/// False if a value has more parts, or longer texts, than fit; its description may then be very long. Visits no more parts
/// than fit.
private func mayFit(_ value: Any, _ width: Int) -> Bool {
  var room = max(width, 1) * 4
  func fits(_ value: Any, _ depth: Int) -> Bool {
    room -= 1
    if let text = value as? String { room -= min(text.utf8.count / 8, room + 1) }
    guard room >= 0, depth < 16 else { return false }
    if let value = value as? any ShortlyDescribed {
      room -= value.shortDescription.utf8.count / 8
      return room >= 0
    }
    let mirror = Mirror(reflecting: value)
    // The description of an object has no parts, unless the object describes itself.
    if mirror.displayStyle == .class { return true }
    return mirror.children.count <= width
      && mirror.children.allSatisfy { fits($0.value, depth + 1) }
  }
  return fits(value, 0)
}

/// A part of a value, with its label or dictionary key.
private struct Part {
  var name = ""
  var value: Any
}

/// The elements of a set or the entries of a dictionary, in order; nil for everything else.
private func sortedParts(_ mirror: Mirror) -> [Part]? {
  // Many are not sorted: that would take longer than anyone wants to wait.
  guard mirror.children.count <= 10_000 else { return nil }
  switch mirror.displayStyle {
  case .set:
    return mirror.children.map(\.value).sorted(by: precedes).map { Part(value: $0) }
  case .dictionary:
    return mirror.children.map { Mirror(reflecting: $0.value).children.map(\.value) }
      .sorted { precedes($0[0], $1[0]) }
      .map { Part(name: short($0[0], isNested: true, 24), value: $0[1]) }
  default: return nil
  }
}

/// The order of values that have one, else that of what they print.
private func precedes(_ a: Any, _ b: Any) -> Bool {
  func isLess<C: Comparable>(_ a: C) -> Bool? { (b as? C).map { a < $0 } }
  let isLess = (a as? any Comparable).flatMap { isLess($0) }
  return isLess ?? ("\(a)" < "\(b)")
}

/// As many parts as fit, at least one, and the number of the remaining ones.
private func list(
  _ start: String, _ parts: some Sequence<Part>, _ count: Int, _ end: String, _ width: Int
) -> String {
  var text = start
  var listed = 0
  for part in parts {
    let rest = count - listed - 1
    let room = width - text.count - end.count - (rest > 0 ? rest.description.count + 9 : 0)
    let name = part.name.isEmpty || part.name.hasPrefix(".") ? "" : part.name + ": "
    let printed = name + short(part.value, isNested: true, max(room - name.count, 8))
    let separator = listed > 0 ? ", " : ""
    if listed > 0, separator.count + printed.count > room { break }
    text += separator + printed
    listed += 1
  }
  if listed < count { text += (listed > 0 ? ", " : "") + "… \(count - listed) more" }
  return text + end
}

/// The beginning of a text, and how many characters are left out.
private func cut(_ text: String, _ width: Int) -> String {
  let bytes = text.utf8.count
  if bytes > 100_000 {
    // Its characters are not counted, which would take long.
    let start = oneLine(String(text.prefix(max(width - 24, 1))))
    return "\(start)… \(bytes) bytes in all"
  }
  let text = oneLine(text)
  let count = text.count
  guard count > width else { return text }
  let kept = max(width - 8 - "\(count)".count, 1)
  return "\(text.prefix(kept))… \(count - kept) more"
}

/// A text without line breaks, and without what a terminal or a page would not show as it is.
private func oneLine(_ text: String) -> String { text.printable }

private func isDescribed(_ value: Any) -> Bool {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible
}
