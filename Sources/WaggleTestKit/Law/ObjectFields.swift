import Waggle

/// The fields of all objects that a value holds, as text at one moment: what shows that an object has been changed.
///
/// A value without objects has none, and cannot be changed by whom it is passed to.
struct ObjectFields: Equatable {
  /// The fields of each object, the outermost first.
  private let objects: [String]

  init(_ value: Any) {
    var visitor = Visitor()
    visitor.visit(value, depth: 0)
    objects = visitor.objects
  }

  var isEmpty: Bool { objects.isEmpty }

  /// The outermost object.
  func text(in width: Int) -> String { Self.short(objects.first ?? "", around: 0, width) }

  /// The first object that differs, in both states; where the texts are long, around their first difference.
  func difference(to other: ObjectFields, in width: Int) -> (String, String) {
    let pairs = zip(objects, other.objects).first { $0 != $1 }
    let (old, new) = pairs ?? (objects.first ?? "nothing", other.objects.first ?? "nothing")
    let start = zip(old, new).prefix { $0 == $1 }.count
    return (Self.short(old, around: start, width), Self.short(new, around: start, width))
  }

  private static func short(_ text: String, around start: Int, _ width: Int) -> String {
    guard text.count > width else { return text }
    let skipped = start > width - 20 ? start - 20 : 0
    let part = text.dropFirst(skipped)
    return (skipped > 0 ? "…" : "") + part.prefix(width) + (part.count > width ? "…" : "")
  }
}

/// Finds objects in a value, and in the fields of the objects.
private struct Visitor {
  /// No value is searched deeper, and no more parts are visited.
  private static var mostLevels: Int { 12 }
  private static var mostParts: Int { 20_000 }

  var objects: [String] = []
  private var seen: Set<ObjectIdentifier> = []
  private var parts = 0

  mutating func visit(_ value: Any, depth: Int) {
    parts += 1
    guard depth < Self.mostLevels, parts < Self.mostParts, !(value is String) else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      objects.append(text(of: mirror))
    }
    for field in fields(of: mirror) { visit(field.value, depth: depth + 1) }
  }

  /// The fields with those of the superclasses, which come first.
  private func fields(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(fields) ?? []) + Array(mirror.children.prefix(1000))
  }

  private func text(of object: Mirror) -> String {
    let list = fields(of: object).map { field in
      (field.label.map { "\($0): " } ?? "") + quoted(field.value)
    }
    return "\(object.subjectType)(\(list.joined(separator: ", ")))"
  }

  private func quoted(_ value: Any) -> String {
    value is String
      ? "\"\(ShortValue(value).text(in: 2000))\"" : ShortValue(value).text(in: 2000)
  }
}
