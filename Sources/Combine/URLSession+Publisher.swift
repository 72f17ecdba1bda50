public import Foundation
public import FoundationNetworking

// What names a type of FoundationNetworking here is compiled into the program that uses it, so that one that does not use it
// starts without that library and the two dozen below it.

extension URLSession {
  /// Publishes the answer to a request, on the session's queue.
  public typealias DataTaskPublisher = RequestPublisher<
    URLRequest, URLSession, URLResponse, URLError
  >

  /// A publisher of what is at `url`; each subscription loads it.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to `request`; each subscription sends it.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension RequestPublisher
where Request == URLRequest, Session == URLSession, Response == URLResponse, Failure == URLError {
  /// A publisher of the answer to `request`.
  @_alwaysEmitIntoClient
  public init(request: URLRequest, session: URLSession) {
    self.init(request: request, session: session) { completion in
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          completion(.success((data ?? Data(), response)))
        } else {
          completion(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      return (start: { task.resume() }, stop: { task.cancel() })
    }
  }
}
