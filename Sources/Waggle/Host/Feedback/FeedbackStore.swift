/// What the views of one host have played.
package final class FeedbackStore: RuntimeStore {
  /// The last ones, oldest first; empty while `listener` takes them.
  package private(set) var played: [SensoryFeedback] = []
  /// Plays feedback; nil where there is nothing to feel.
  private var listener: ((SensoryFeedback) -> Void)?

  /// The largest number of reports that are kept.
  private static let limit = 1000

  init() {}

  /// Has feedback played from now on.
  package func listen(_ play: @escaping (SensoryFeedback) -> Void) {
    listener = play
    played = []
  }

  package func play(_ feedback: SensoryFeedback) {
    if let listener { return listener(feedback) }
    played = played.suffix(Self.limit - 1) + [feedback]
  }

  package func close() { (listener, played) = (nil, []) }

  /// The store of the program whose action runs, or in whose action the task was begun; nil outside of both.
  static var current: FeedbackStore? { Runtime.ofAction?.feedback }
}

extension Runtime {
  package var feedback: FeedbackStore { store() }
}
