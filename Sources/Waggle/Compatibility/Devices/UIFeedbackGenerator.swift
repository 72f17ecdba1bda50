public import Foundation

/// Plays feedback as UIKit does, for code such as `UIImpactFeedbackGenerator(style: .light).impactOccurred()`.
///
/// Use it in an action, or in a task that one began: it is felt where the views of that action are shown, as ``SensoryFeedback``
/// says.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  nonisolated public override init() { super.init() }

  /// Does nothing: there is nothing to wake.
  open func prepare() {}
}

/// Plays the feedback of a collision.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light
    /// Things of a medium size.
    case medium
    /// Large things.
    case heavy
    /// Soft things.
    case soft
    /// Hard things.
    case rigid
  }

  private let style: FeedbackStyle

  /// A generator for collisions of a style.
  nonisolated public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Plays a collision at full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays a collision; its intensity is from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    FeedbackStore.current?.play(style.feedback(Double(intensity)))
  }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
  fileprivate func feedback(_ intensity: Double) -> SensoryFeedback {
    switch self {
    case .light: .impact(weight: .light, intensity: intensity)
    case .medium: .impact(weight: .medium, intensity: intensity)
    case .heavy: .impact(weight: .heavy, intensity: intensity)
    case .soft: .impact(flexibility: .soft, intensity: intensity)
    case .rigid: .impact(flexibility: .rigid, intensity: intensity)
    }
  }
}

/// Plays the feedback of a task's outcome.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success
    /// The task has a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Plays the feedback of an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: FeedbackStore.current?.play(.success)
    case .warning: FeedbackStore.current?.play(.warning)
    case .error: FeedbackStore.current?.play(.error)
    }
  }
}

/// Plays the feedback of a selection that changes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback of one change.
  open func selectionChanged() { FeedbackStore.current?.play(.selection) }
}
