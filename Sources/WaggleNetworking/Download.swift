public import Foundation
import FoundationNetworking
import Synchronization

/// The data at an address of the network. An answer that is not a success is an error.
public func download(_ url: URL) async throws -> Data { try await Download().data(from: url) }

#if WAGGLE_SDK
  /// Writes `download` to `function`: this module is a library of its own in the SDK, which is found by this name.
  @_cdecl("waggle_networking_download")
  public func writeDownload(to function: UnsafeMutableRawPointer) {
    function.assumingMemoryBound(to: (@Sendable (URL) async throws -> Data).self)
      .initialize(to: { try await download($0) })
  }
#endif

/// One request. If its task is cancelled, the wait ends at once, and a later answer is dropped; the request itself is not
/// cancelled, since Foundation stops the program if that happens while the request fails.
private final class Download: Sendable {
  private enum Wait {
    case open, ended
    case waiting(CheckedContinuation<Data, any Error>)
  }

  private let state = Mutex(Wait.open)

  func data(from url: URL) async throws -> Data {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard begin(continuation) else { return }
        URLSession.shared.dataTask(with: url) { data, response, error in
          if let error { return self.end(.failure(error)) }
          let status = (response as? HTTPURLResponse)?.statusCode ?? 0
          let isSuccess = (200..<300).contains(status)
          self.end(isSuccess ? .success(data ?? Data()) : .failure(URLError(.badServerResponse)))
        }
        .resume()
      }
    } onCancel: {
      end(.failure(URLError(.cancelled)))
    }
  }

  /// False if the task was cancelled before; the wait is over then.
  private func begin(_ continuation: CheckedContinuation<Data, any Error>) -> Bool {
    let begins = state.withLock { state in
      if case .ended = state { return false }
      state = .waiting(continuation)
      return true
    }
    if !begins { continuation.resume(throwing: URLError(.cancelled)) }
    return begins
  }

  /// Ends the wait; later results are dropped.
  private func end(_ result: Result<Data, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Data, any Error>? in
      defer { state = .ended }
      guard case .waiting(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume(with: result)
  }
}
