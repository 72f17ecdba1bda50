/// Properties as one vector: `AnimatablePair`s nested to the right.
indirect enum PairTree {
  case leaf(AnimatedProperty)
  case pair(AnimatedProperty, PairTree)

  /// Nil without properties.
  init?(_ properties: ArraySlice<AnimatedProperty>) {
    guard let first = properties.first else { return nil }
    if let rest = PairTree(properties.dropFirst()) {
      self = .pair(first, rest)
    } else {
      self = .leaf(first)
    }
  }

  /// The type of the vector.
  var type: String {
    switch self {
    case .leaf(let property): "\(property.type).AnimatableData"
    case .pair(let first, let rest):
      "Waggle.AnimatablePair<\(first.type).AnimatableData, \(rest.type)>"
    }
  }

  /// The expression that makes it.
  var value: String {
    switch self {
    case .leaf(let property): "\(property.name).animatableData"
    case .pair(let first, let rest):
      "Waggle.AnimatablePair(\(first.name).animatableData, \(rest.value))"
    }
  }

  /// The statements that store the parts of `source`.
  func assignments(from source: String) -> [String] {
    switch self {
    case .leaf(let property): ["\(property.name).animatableData = \(source)"]
    case .pair(let first, let rest):
      ["\(first.name).animatableData = \(source).first"]
        + rest.assignments(from: "\(source).second")
    }
  }
}
