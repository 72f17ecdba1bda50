public import Foundation
public import Waggle

/// Shows an image that it loads from an address (C344).
///
/// The image is loaded when the view appears, and again when the address changes. It must be a PNG or JPEG file: for all
/// others the phase is a failure.
///
/// ```swift
/// AsyncImage(url: URL(string: "https://example.org/bee.png")) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
public struct AsyncImage<Content: View>: View, PathNamed {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?
  @Environment(\.imageLoader) private var loader

  private struct Loaded {
    let request: ImageRequest
    let phase: AsyncImagePhase
  }

  /// Shows the image at its own size, and a grey area until it is there.
  ///
  /// - Parameter url: where the image is; nil shows the grey area.
  /// - Parameter scale: the pixels of the file in a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Shows what `content` makes of the image, and the placeholder until it is there.
  ///
  /// - Parameter url: where the image is; nil shows the placeholder.
  /// - Parameter scale: the pixels of the file in a point.
  /// - Parameter content: makes a view of the image.
  /// - Parameter placeholder: what is shown before, and if the image cannot be loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows what `content` makes of each phase.
  ///
  /// - Parameter url: where the image is; nil stays in the phase `.empty`.
  /// - Parameter scale: the pixels of the file in a point.
  /// - Parameter transaction: the transaction of the change from one phase to the next.
  /// - Parameter content: makes a view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content for the phase.
  public var body: some View {
    let request = ImageRequest(url: url, scale: scale)
    content(loaded?.request == request ? loaded?.phase ?? .empty : .empty)
      .task(id: request) { await load(request) }
  }

  private func load(_ request: ImageRequest) async {
    if loaded?.request == request, loaded?.phase.image != nil { return }
    guard let url = request.url else { return }
    let phase = await phase(of: url)
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = Loaded(request: request, phase: phase) }
  }

  private func phase(of url: URL) async -> AsyncImagePhase {
    do {
      let data = try await loader.load(url)
      guard let bitmap = BitmapImage(name: url.lastPathComponent, data: data, scale: scale) else {
        return .failure(URLError(.cannotDecodeContentData))
      }
      return .success(Image(bitmap))
    } catch {
      return .failure(error)
    }
  }
}

/// The image that is loaded.
private struct ImageRequest: Equatable {
  let url: URL?
  let scale: CGFloat
}

/// The image of an `AsyncImage` without a closure, or a grey area.
public struct _AsyncImageContent: View {
  let image: Image?

  /// The image, or a grey area.
  public var body: some View {
    if let image { image } else { Color.gray.opacity(0.16) }
  }
}
