public import Waggle

extension TestHost {
  /// What the program says that the user does: the newest activity of a view that is shown; nil for none.
  public var userActivity: NSUserActivity? { receivers.activities.last }

  /// Continues an activity, as if the user had begun it elsewhere: the views with `onContinueUserActivity` of its type receive it; one
  /// frame.
  ///
  /// - Returns: whether there was one.
  @discardableResult public func `continue`(_ activity: NSUserActivity) -> Bool {
    var isReceived = false
    frame { isReceived = receivers.deliver(activity) }
    return isReceived
  }
}
