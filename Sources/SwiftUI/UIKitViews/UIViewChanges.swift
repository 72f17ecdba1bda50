import Combine
import Waggle

/// Reports that a view has changed, to the view of SwiftUI that shows it.
///
/// While a ``UIViewRepresentable`` makes or updates its view nothing is reported: it is drawn afterwards anyway. What changes then is
/// counted, so that the view that shows it differs (`FollowedChanges`).
@MainActor
final class UIViewChanges: ObservableObject {
  private(set) var count = 0
  /// The count, where it is reported.
  @Published private var reported = 0
  /// How many updates of a program run, in all views.
  private static var updates = 0

  nonisolated init() {}

  func send() {
    count += 1
    if Self.updates == 0 { reported = count }
  }

  /// Runs what changes views during an update, or while they are laid out.
  static func update<Result>(_ body: () -> Result) -> Result {
    updates += 1
    defer { updates -= 1 }
    return body()
  }
}
