import Combine
import Waggle

/// A property with which a view is evaluated again when an object of UIKit has changed.
///
/// A change during an update is not published. It is counted, so that the view differs from the one before where it is made again.
struct FollowedChanges: DynamicProperty {
  private let count: Int
  @ObservedObject private var changes: UIViewChanges

  @MainActor init(_ changes: UIViewChanges) {
    self.changes = changes
    count = changes.count
  }
}
