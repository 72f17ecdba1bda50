package import Foundation
package import Waggle

#if !WAGGLE_SDK
  import WaggleNetworking
#endif

/// Loads the data of images.
package struct ImageLoader: Sendable {
  package let load: @Sendable (URL) async throws -> Data

  package init(_ load: @escaping @Sendable (URL) async throws -> Data) { self.load = load }

  /// From the network, or from a file for the address of one. An answer that is not a success is an error.
  static let shared = ImageLoader { url in
    if url.isFileURL { return try Data(contentsOf: url) }
    #if WAGGLE_SDK
      return try await NetworkingLibrary.download.get()(url)
    #else
      return try await download(url)
    #endif
  }
}

extension EnvironmentValues {
  private enum ImageLoaderKey: EnvironmentKey {
    static var defaultValue: ImageLoader { .shared }
  }

  /// What loads the images of `AsyncImage`.
  package var imageLoader: ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
