/// Which differences of what is drawn cannot be seen: a spring ends in frames in which it moves by a thousandth of a point.
extension ElementAttributes {
  /// A position or a size, in thousandths of a point: less than a sixty-fourth.
  private static var length: Int { 15 }
  /// An opacity, in millionths: less than half of a step of a colour.
  private static var opacity: Int { 1_900 }
  /// A factor of a transform, in millionths: less than a sixty-fourth of a point at a distance of a thousand points.
  private static var scale: Int { 15 }
  /// A distance in a transform, in millionths of a point.
  private static var distance: Int { 15_000 }

  /// Whether no difference from `old` can be seen.
  func isUnseen(since old: ElementAttributes) -> Bool {
    kind == old.kind
      && properties.pairs.allSatisfy {
        $0.value == old[$0.name] || Self.isUnseen($0.name, old[$0.name], $0.value)
      }
      && old.properties.pairs.allSatisfy {
        self[$0.name] != nil || Self.isUnseen($0.name, $0.value, nil)
      }
  }

  private static func isUnseen(_ name: String, _ old: AttributeValue?, _ new: AttributeValue?)
    -> Bool
  {
    switch name {
    case "x", "y": return isNear(old ?? .number(0), new ?? .number(0), length)
    case "w", "h": return isNear(old, new, length)
    case "o": return isNear(old, new, opacity)
    case "cb": return areNear(old, new, [length, length, length, length, length, length])
    case "m": return areNear(old, new, [scale, scale, scale, scale, distance, distance])
    default: return false
    }
  }

  private static func isNear(_ old: AttributeValue?, _ new: AttributeValue?, _ limit: Int) -> Bool {
    switch (old, new) {
    case (.number(let a), .number(let b)), (.factor(let a), .factor(let b)): abs(a - b) <= limit
    default: false
    }
  }

  private static func areNear(_ old: AttributeValue?, _ new: AttributeValue?, _ limits: [Int])
    -> Bool
  {
    guard case (.list(let a), .list(let b)) = (old, new), a.count == limits.count,
      b.count == limits.count
    else { return false }
    return limits.indices.allSatisfy { isNear(a[$0], b[$0], limits[$0]) }
  }
}
