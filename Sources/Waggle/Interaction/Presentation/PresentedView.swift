/// The presented content in its presenter's environment. It fades in and out.
nonisolated struct PresentedView<Content: View>: View {
  let presentation: Presentation
  /// How long a fade takes, in seconds; nil for content that is there from the first frame on.
  let duration: Double?
  var content: () -> Content
  /// Whether the presenter is in a scroll view.
  var isInScroll = false
  var isClosing = false
  var isAbove = false
  @State private var hasAppeared = false

  init(presentation: Presentation, duration: Double?, content: @escaping () -> Content) {
    self.presentation = presentation
    self.duration = duration
    self.content = content
  }

  var body: some View {
    RootContent(content())
      .environment(\.isPresentedAbove, isAbove)
      .environment(\.isPresentedFromScroll, isInScroll)
      .presented(by: presentation)
      .opacity(isShown ? 1 : 0)
      .animation(.easeOut(duration: duration ?? 0), value: isShown)
      .onAppear { if duration != nil { hasAppeared = true } }
  }

  private var isShown: Bool { (hasAppeared || duration == nil) && !isClosing }
}

extension EnvironmentValues {
  private enum IsPresentedAboveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum IsPresentedFromScrollKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is presented from inside a scroll view, where menus keep their order (C052).
  package internal(set) var isPresentedFromScroll: Bool {
    get { self[IsPresentedFromScrollKey.self] }
    set { self[IsPresentedFromScrollKey.self] = newValue }
  }

  /// Whether the view is presented above its presenter, where a menu begins at its end (C052).
  package internal(set) var isPresentedAbove: Bool {
    get { self[IsPresentedAboveKey.self] }
    set { self[IsPresentedAboveKey.self] = newValue }
  }
}
