public import Foundation

extension NotificationCenter {
  /// The notifications of a name, and of an object where one is given, one after the other for as long as the task runs.
  ///
  /// What is posted while none is awaited waits.
  ///
  /// ```swift
  /// struct Watcher: View {
  ///   var body: some View {
  ///     Text("Hive")
  ///       .task {
  ///         for await note in NotificationCenter.default.notifications(named: .init("moved")) {
  ///           print(note)
  ///         }
  ///       }
  ///   }
  /// }
  /// ```
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name, as a sequence that never ends by itself.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification
    /// No failure.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to listen: what is posted from now on is in it.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let observer = Observer(
        center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        }, of: center)
      continuation.onTermination = { _ in observer.remove() }
      return Iterator(stream.makeAsyncIterator(), observer)
    }

    /// Waits for the next notification.
    public struct Iterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<Posted>.Iterator
      /// Stops to listen when the last copy of the iterator is gone.
      private let observer: Observer

      fileprivate init(_ posted: AsyncStream<Posted>.Iterator, _ observer: Observer) {
        (self.posted, self.observer) = (posted, observer)
      }

      /// The next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }

      /// The next notification, for an actor; nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification that is awaited.
  fileprivate struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// What listens, until it is released.
  fileprivate final class Observer: @unchecked Sendable {
    private let token: any NSObjectProtocol
    private let center: NotificationCenter

    init(_ token: any NSObjectProtocol, of center: NotificationCenter) {
      (self.token, self.center) = (token, center)
    }

    func remove() { center.removeObserver(token) }

    deinit { remove() }
  }
}
