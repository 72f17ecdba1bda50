package import Foundation

extension Diagnostic {
  /// No view in the scroll views has the id (L113).
  static func unknownScrollTarget(_ id: AnyHashable, ids: [AnyHashable], at path: String)
    -> Diagnostic
  {
    let near = nearMisses(
      of: "\(id)", ids.map { (name: "\($0)", description: "\(described($0))") })
    let there =
      ids.isEmpty
      ? "No view in the scroll views has an id."
      : near.isEmpty
        ? "There are \(ids.count) ids, such as \(described(ids[0]))."
        : "Near: \(near.joined(separator: ", "))."
    return Diagnostic(
      .unknownScrollTarget, at: path,
      "No view in the scroll views has the id \(described(id)): nothing scrolls. \(there) "
        + "Give the view this id with .id(_:), of the same type.")
  }

  private static func described(_ id: AnyHashable) -> String {
    let text = (id.base as? String).map { "\"\($0)\"" } ?? "\(id)"
    return "\(text) (\(typeName(type(of: id.base))))"
  }

  /// A proxy scrolls while views are being updated.
  static func scrollInUpdate(at path: String) -> Diagnostic {
    Diagnostic(
      .mutationInUpdate, at: path,
      "A ScrollViewProxy was used during a view update, and nothing scrolls: "
        + "call scrollTo in an action (onAppear, onChange, a tap).")
  }

  /// A length of a scroll view is infinite or not a number.
  package static func scrollLength(_ what: String, _ length: CGFloat, at path: String) -> Diagnostic
  {
    Diagnostic(
      .scrollLength, at: path,
      "\(what) of a scroll view is \(length.shortText), which cannot be used. Give a finite length."
    )
  }
}
