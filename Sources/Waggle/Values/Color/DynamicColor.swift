/// A function that gives a colour for the place where it is drawn; two are equal if they are the same object.
final class DynamicColor: Hashable, Sendable {
  private let provide: @Sendable (ColorContext) -> ResolvedColor

  init(_ provide: @escaping @Sendable (ColorContext) -> ResolvedColor) { self.provide = provide }

  func resolve(in context: ColorContext) -> ResolvedColor { provide(context) }

  static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
