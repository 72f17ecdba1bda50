/// What presents a view, such as a sheet, as the view knows it: the presenter puts one into the environment of what it
/// presents.
///
/// Two are the same if they are one object, so a presenter keeps its own as long as it presents.
package final class Presentation: Watched {
  private let close: () -> Void

  /// - Parameter close: ends the presentation; called on the main actor, in an event.
  package init(_ close: @escaping () -> Void) { self.close = close }

  /// Ends the presentation. While views are updated that waits until the update is over, and is reported (R188).
  func dismiss() {
    guard let actions = CallContext.current.actions, let runtime = actions.reference.runtime,
      runtime.isUpdating
    else { return close() }
    runtime.reportOnce(.dismissalInUpdate(at: runtime.currentPath))
    actions.add(.lifecycle, .last, close)
  }
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey {
    static var defaultValue: Presentation? { nil }
  }

  /// The nearest presentation around the view; nil in a window's own content.
  package var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Whether the view is inside something that was presented over other content, and that can be dismissed (R246).
  public var isPresented: Bool { presentation != nil }
}

extension View {
  /// Makes this view one that is presented; what dismisses it calls the presentation's closure.
  package nonisolated func presented(by presentation: Presentation?) -> some View {
    nonisolated(unsafe) let presentation = presentation
    return environment(\.presentation, presentation)
  }
}
