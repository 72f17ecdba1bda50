public import Foundation
public import OpenCombine

/// A publisher of the answer to a request. Each subscription sends the request when it asks for a value, and cancels it with
/// the subscription. ``URLSession/DataTaskPublisher`` is one.
public struct RequestPublisher<Request, Session, Response, Failure: Error>: Publisher {
  /// The body of the answer, and its head.
  public typealias Output = (data: Data, response: Response)

  /// Prepares a task whose end calls its argument; the functions start and stop the task.
  @usableFromInline
  typealias Task = (@escaping @Sendable (Result<Output, Failure>) -> Void)
    -> (start: () -> Void, stop: () -> Void)

  /// The request that the task makes.
  public let request: Request
  /// The session that asks.
  public let session: Session
  private let task: Task

  @usableFromInline
  init(request: Request, session: Session, task: @escaping Task) {
    self.request = request
    self.session = session
    self.task = task
  }

  /// Adds a subscriber: the task begins when it asks for a value, and is cancelled with the subscription.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = SourceSubscription(subscriber)
    nonisolated(unsafe) let (send, finish) = (subscription.send, subscription.finish)
    let task = task { result in
      switch result {
      case .success(let answer):
        send(answer)
        finish(.finished)
      case .failure(let error): finish(.failure(error))
      }
    }
    subscription.connect(start: task.start, stop: task.stop)
  }
}
