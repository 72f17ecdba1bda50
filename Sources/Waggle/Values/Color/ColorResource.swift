public import Foundation

/// The name of a colour of the program, and the bundle that it is in: what `Color(.brand)` is given (C700).
///
/// `waggle` and the package's plug-in make a static member for each colour set of a target's asset catalogues, with the names
/// that Xcode gives them (C702).
///
/// ```swift
/// extension ColorResource {
///   static let brand = ColorResource(name: "brand", bundle: .main)
/// }
/// ```
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of that name in a bundle. Nothing is read before the colour is drawn.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Color {
  /// The colour of a resource (C700).
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
