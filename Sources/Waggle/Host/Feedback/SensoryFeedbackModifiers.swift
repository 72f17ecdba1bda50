extension View {
  /// Plays feedback each time a value changes.
  ///
  /// - Parameters:
  ///   - feedback: what is played.
  ///   - trigger: the value; its first one plays nothing.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    onChange(of: trigger) { FeedbackStore.current?.play(feedback) }
  }

  /// Plays feedback when a value changes and a condition holds.
  ///
  /// - Parameters:
  ///   - feedback: what is played.
  ///   - trigger: the value; its first one plays nothing.
  ///   - condition: whether it is played, from the old value and the new one.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in
      if condition(old, new) { FeedbackStore.current?.play(feedback) }
    }
  }

  /// Plays the feedback that a closure returns when a value changes.
  ///
  /// - Parameters:
  ///   - trigger: the value; its first one plays nothing.
  ///   - feedback: what is played, from the old value and the new one; nil for nothing.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      if let played = feedback(old, new) { FeedbackStore.current?.play(played) }
    }
  }

  /// Plays the feedback that a closure returns when a value changes.
  ///
  /// - Parameters:
  ///   - trigger: the value; its first one plays nothing.
  ///   - feedback: what is played; nil for nothing.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) {
      if let played = feedback() { FeedbackStore.current?.play(played) }
    }
  }
}
