import Foundation

/// Sends posts. This one only waits a moment, and fails on request.
struct Poster: Sendable {
  struct Offline: Error {}

  var isOffline = false

  func post(_ texts: [String]) async throws {
    try await Task.sleep(for: .milliseconds(50))
    if isOffline { throw Offline() }
  }
}
