import Foundation

extension View {
  /// Says what the user does in this view, while it is shown.
  ///
  /// ```swift
  /// struct Hive: View {
  ///   let number: Int
  ///
  ///   var body: some View {
  ///     Text("Hive \(number)")
  ///       .userActivity("com.example.hive") { activity in
  ///         activity.title = "Hive \(number)"
  ///         activity.userInfo = ["number": number]
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// A test reads the newest in `host.userActivity`.
  ///
  /// - Parameters:
  ///   - activityType: the type, in reverse-DNS notation.
  ///   - isActive: whether it is what the user does.
  ///   - update: describes the activity, again whenever what it reads has changed.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(AdvertisesActivity(type: activityType, isActive: isActive, update: update))
  }

  /// Says what the user does with an element in this view, while there is one.
  ///
  /// - Parameters:
  ///   - activityType: the type, in reverse-DNS notation.
  ///   - element: what the activity is about; nil for nothing, and then there is not an activity.
  ///   - update: describes the activity, again whenever what it reads has changed.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Calls a closure with an activity of a type that the user continues in this program.
  ///
  /// In a page an address of the web that is opened is one of the type `NSUserActivityTypeBrowsingWeb`; a test calls
  /// `host.continue(_:)`.
  ///
  /// - Parameters:
  ///   - activityType: the type, in reverse-DNS notation.
  ///   - action: continues the activity.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(ReceivesURLs(type: activityType, action: action)) }
}

/// Says what the user does. The activity is the program's: its closure describes it in the body, so that what the closure reads
/// is followed, and no body of the framework reads it.
nonisolated private struct AdvertisesActivity: ViewModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
  @Environment(\.urlReceivers) private var receivers
  @State private var kept = Kept()

  /// What is kept between bodies.
  @MainActor private final class Kept {
    var activity: NSUserActivity?

    nonisolated init() {}
  }

  init(type: String, isActive: Bool, update: @escaping (NSUserActivity) -> Void) {
    (self.type, self.isActive, self.update) = (type, isActive, update)
  }

  @MainActor func body(content: Content) -> some View {
    if isActive { update(activity) }
    return
      content
      .onAppear { if isActive { receivers?.begin(activity) } }
      .onChange(of: isActive) { if isActive { receivers?.begin(activity) } else { end() } }
      .onDisappear { end() }
  }

  @MainActor private var activity: NSUserActivity {
    if let known = kept.activity, known.activityType == type { return known }
    let new = NSUserActivity(activityType: type)
    kept.activity = new
    return new
  }

  @MainActor private func end() {
    if let activity = kept.activity { receivers?.end(activity) }
  }
}
