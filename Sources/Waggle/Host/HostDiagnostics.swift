extension Diagnostic {
  /// Content and layout keep making each other due in one frame.
  static func contentLoop() -> Diagnostic {
    Diagnostic(
      .loop, at: "",
      "Layout and content did not settle in 8 rounds: content that reads a view's position changes that position. "
        + "The rest is done in the next frame.")
  }

  /// Bodies keep making each other due in one update, through what they change.
  static func endlessTransactions() -> Diagnostic {
    Diagnostic(
      .loop, at: "",
      "The views did not settle after \(RepetitionLimits.causedTransactions) changes that they made themselves: a body "
        + "changes an observable object that it, or another body, reads. Change it in an action: onAppear, onChange, a tap. "
        + "The rest is done in the next frame.")
  }

  /// Each frame makes another one due.
  ///
  /// - Parameters:
  ///   - states: the states that were set last.
  ///   - path: the view whose action ran last; empty where none did.
  static func endlessFrames(states: [String], at path: String) -> Diagnostic {
    let names = states.joined(separator: ", ")
    return Diagnostic(
      .loop, at: path,
      "The tree did not settle in 120 frames"
        + (names.isEmpty ? "." : ": each frame sets \(names) again, which changes what led to it.")
        + " Set state only where it becomes another value, and never to something new each time.")
  }

  /// A program asks for a window that none of its scenes has.
  static func missingWindow(_ request: WindowRequest) -> Diagnostic {
    Diagnostic(
      .missingWindow, at: "",
      request.description
        + (request.isSettings
          ? " Add Settings { … } to its body."
          : " Add a Window or a WindowGroup with this id, or for this type of value, to its body."))
  }
}
