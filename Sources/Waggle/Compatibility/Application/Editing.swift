extension UIWindow {
  /// Ends the editing of text in the window: the field gives up the focus, and the keyboard of a phone leaves the screen (C681).
  ///
  /// ```swift
  /// struct Search: View {
  ///   @State private var text = ""
  ///
  ///   var body: some View {
  ///     TextField("Flower", text: $text)
  ///     Button("Done") {
  ///       UIApplication.shared.windows.first?.endEditing(true)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter force: has no effect: no field refuses.
  /// - Returns: whether a text was edited.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { windowScene?.program?.endEditing() ?? false }
}

extension ProgramStore {
  /// Takes the focus from the text that is edited; while views are updated, after the update.
  ///
  /// - Returns: whether a text is edited.
  @MainActor fileprivate func endEditing() -> Bool {
    let focus = runtime.input.focus
    guard focus?.focused?.editor != nil else { return false }
    if runtime.isUpdating {
      runtime.actions.add(.lifecycle, .last) { focus?.move(to: nil) }
    } else {
      focus?.move(to: nil)
    }
    runtime.wakeUp.call()
    return true
  }
}

extension UIApplication {
  /// Absent: sends an action to a target by the name of a method.
  @available(
    *, unavailable,
    message:
      "Swift has no selectors on Linux. End editing with UIApplication.shared.windows.first?.endEditing(true), or set a @FocusState to nil."
  )
  @discardableResult
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool
  { false }
}
