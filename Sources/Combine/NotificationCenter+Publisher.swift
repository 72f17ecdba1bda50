public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications with a name, from `object` or, if it is nil, from any.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications on the threads that post them.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// A posted notification.
    public typealias Output = Notification
    /// Notifications do not fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The name of those that are published.
    public let name: Notification.Name
    /// Whose notifications are published; nil for all.
    public let object: AnyObject?

    /// A publisher of the notifications with a name, from `object` or, if it is nil, from any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Whether both publish the same notifications.
    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }

    /// Adds a subscriber, which receives what is posted from now on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = SourceSubscription(subscriber)
      nonisolated(unsafe) let send = subscription.send
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        send($0)
      }
      subscription.connect { center.removeObserver(token) }
    }
  }
}
