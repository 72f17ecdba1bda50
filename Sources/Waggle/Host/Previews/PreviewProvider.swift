// The last attribute keeps the types that no code uses; an optimised build of a whole module drops others.

/// A type that provides previews of views.
///
/// A program finds the conforming types of its modules and of its dynamic libraries by itself; generic types are left
/// out. Each view at the top of `previews` is a preview: `--previews` lists them (C171).
///
/// ```swift
/// struct Bee: View {
///   var name = "Ada"
///   var body: some View { Text(name) }
/// }
///
/// struct Bee_Previews: PreviewProvider {
///   static var previews: some View {
///     Bee()
///     Bee(name: "Grace")
///       .previewDisplayName("Grace")
///       .previewLayout(.sizeThatFits)
///   }
/// }
/// ```
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol PreviewProvider {
  /// The type of `previews`.
  associatedtype Previews: View

  /// The views; each is a separate preview.
  @ViewBuilder static var previews: Self.Previews { get }
}
