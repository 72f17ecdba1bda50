/// A function that gives a colour for the place where it is drawn; two are equal if they are the same object, or were made
/// for equal keys.
final class DynamicColor: Hashable, Sendable {
  private let provide: @Sendable (ColorContext) -> ResolvedColor
  /// Set once, and only compared.
  nonisolated(unsafe) private let key: AnyHashable?

  init(
    for key: AnyHashable? = nil, _ provide: @escaping @Sendable (ColorContext) -> ResolvedColor
  ) {
    self.key = key
    self.provide = provide
  }

  func resolve(in context: ColorContext) -> ResolvedColor { provide(context) }

  static func == (a: DynamicColor, b: DynamicColor) -> Bool {
    a === b || a.key != nil && a.key == b.key
  }

  func hash(into hasher: inout Hasher) {
    if let key { hasher.combine(key) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}
