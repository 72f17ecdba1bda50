public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// A publisher of what is at `url`; each subscription loads it.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to `request`; each subscription sends it.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the answer to a request, on the session's queue.
  public struct DataTaskPublisher: Publisher {
    /// The body of the answer, and its head.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there was no answer.
    public typealias Failure = URLError

    /// The request that the task makes.
    public let request: URLRequest
    /// The session that asks.
    public let session: URLSession

    /// A publisher of the answer to `request`.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Adds a subscriber: the task begins when it asks for a value, and is cancelled with the subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let subscription = SourceSubscription(subscriber)
      nonisolated(unsafe) let (send, finish) = (subscription.send, subscription.finish)
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, error == nil else {
          return finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
        send((data ?? Data(), response))
        finish(.finished)
      }
      subscription.connect(start: { task.resume() }, stop: { task.cancel() })
    }
  }
}
