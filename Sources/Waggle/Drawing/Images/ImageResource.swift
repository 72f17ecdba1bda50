public import Foundation

/// The name of an image of the program, and the bundle that it is in: what `Image(.meadow)` is given (C700).
///
/// `waggle` and the package's plug-in make a static member for each image set of a target's asset catalogues, with the names
/// that Xcode gives them (C702).
///
/// ```swift
/// extension ImageResource {
///   static let meadow = ImageResource(name: "meadow", bundle: .main)
/// }
/// ```
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The image of that name in a bundle. Nothing is read before the image is drawn.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
  /// The image of a resource, whose name is also its label (C700).
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// The image of a resource, which is not read.
  package init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

extension ImageResource {
  /// The name in the bundle.
  package var assetName: String { name }
  /// Where the image is.
  package var assetBundle: Bundle { bundle }
}
