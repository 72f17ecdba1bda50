public import Waggle

/// How far the image of an `AsyncImage` is (C344).
public enum AsyncImagePhase: Sendable {
  /// No image is there: it is being loaded, or there is no address.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// There is no image, for this reason.
  case failure(any Error)

  /// The image; nil if there is none.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no image; nil if none was tried, or it is there.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
