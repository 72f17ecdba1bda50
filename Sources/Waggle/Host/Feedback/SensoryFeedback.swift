/// Something that a user feels, such as a tap under the finger.
///
/// ```swift
/// struct Likes: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Like") { count += 1 }
///       .sensoryFeedback(.increase, trigger: count)
///   }
/// }
/// ```
///
/// A page vibrates where the device and its browser can (Chrome on Android; Safari cannot); a window and a picture have nothing
/// to feel. A test reads what was played in `host.playedFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
  /// The kind of feedback that is played.
  package enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop
    case alignment, levelChange, pathComplete
    case impact(Touch, intensity: Double)
  }

  /// What a collision is like.
  package enum Touch: Equatable, Sendable {
    case weight(Weight)
    case flexibility(Flexibility)
  }

  package let kind: Kind

  /// A task has succeeded.
  public static let success = SensoryFeedback(kind: .success)
  /// A task has a warning.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .error)
  /// A selection has changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value has grown beyond a threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A value has fallen below a threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// An activity has started.
  public static let start = SensoryFeedback(kind: .start)
  /// An activity has stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// A view that is dragged is aligned.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A pressure has reached another level.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A path that is drawn is complete.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// A collision of medium weight.
  public static let impact = SensoryFeedback.impact()

  /// A collision of things of a weight.
  ///
  /// - Parameters:
  ///   - weight: how heavy they are.
  ///   - intensity: the strength, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(.weight(weight), intensity: intensity))
  }

  /// A collision of things of a flexibility.
  ///
  /// - Parameters:
  ///   - flexibility: how much they give.
  ///   - intensity: the strength, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(.flexibility(flexibility), intensity: intensity))
  }

  /// The weight of things that collide.
  public struct Weight: Equatable, Sendable {
    /// The milliseconds for which a device vibrates at full intensity.
    let duration: Int

    /// Small things.
    public static let light = Weight(duration: 8)
    /// Things of a medium size.
    public static let medium = Weight(duration: 15)
    /// Large things.
    public static let heavy = Weight(duration: 25)
  }

  /// The flexibility of things that collide.
  public struct Flexibility: Equatable, Sendable {
    /// The milliseconds for which a device vibrates at full intensity.
    let duration: Int

    /// Hard things.
    public static let rigid = Flexibility(duration: 6)
    /// Things that give a little.
    public static let solid = Flexibility(duration: 15)
    /// Soft things.
    public static let soft = Flexibility(duration: 30)
  }
}

extension SensoryFeedback {
  /// Milliseconds of vibration and rest in turn, for a device that can vibrate only at full strength; empty for an impact
  /// of no intensity.
  package var vibration: [Int] {
    switch kind {
    case .success: [12, 90, 22]
    case .warning: [22, 130, 12]
    case .error: [16, 70, 16, 70, 26]
    case .selection, .alignment: [6]
    case .increase, .decrease, .levelChange: [10]
    case .start, .stop, .pathComplete: [15]
    case .impact(.weight(let weight), let intensity): Self.pulse(weight.duration, intensity)
    case .impact(.flexibility(let kind), let intensity): Self.pulse(kind.duration, intensity)
    }
  }

  /// A weaker impact is a shorter one.
  private static func pulse(_ duration: Int, _ intensity: Double) -> [Int] {
    guard intensity > 0 else { return [] }
    return [max(Int((Double(duration) * min(intensity, 1)).rounded()), 1)]
  }
}
