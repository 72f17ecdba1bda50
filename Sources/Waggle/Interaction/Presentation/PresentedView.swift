/// The presented content in its presenter's environment. It fades in and out.
nonisolated struct PresentedView<Content: View>: View {
  let presentation: Presentation
  /// How long a fade takes, in seconds; nil for content that is there from the first frame on.
  let duration: Double?
  var content: () -> Content
  /// Whether the presenter is in a scroll view.
  var isInScroll = false
  var isClosing = false
  var position = PresentedPosition()
  /// Whether the content fades in and out; if not, content moves by itself.
  var fades = true
  @State private var hasAppeared = false

  init(presentation: Presentation, duration: Double?, content: @escaping () -> Content) {
    self.presentation = presentation
    self.duration = duration
    self.content = content
  }

  var body: some View {
    RootContent(content())
      .environment(\.presentedPosition, position)
      .environment(\.isPresentedFromScroll, isInScroll)
      .environment(\.isPresentationShown, isShown)
      .presented(by: presentation)
      .opacity(isShown || !fades ? 1 : 0)
      .animation(fades ? .easeOut(duration: duration ?? 0) : nil, value: fades && isShown)
      .onAppear { if duration != nil { hasAppeared = true } }
  }

  private var isShown: Bool { (hasAppeared || duration == nil) && !isClosing }
}

extension EnvironmentValues {
  private enum PresentedPositionKey: EnvironmentKey {
    static var defaultValue: PresentedPosition { PresentedPosition() }
  }

  private enum IsPresentationShownKey: EnvironmentKey {
    static var defaultValue: Bool { true }
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
  package var isPresentedAbove: Bool { presentedPosition.isAbove }

  /// Where the content that the view is in was placed.
  package internal(set) var presentedPosition: PresentedPosition {
    get { self[PresentedPositionKey.self] }
    set { self[PresentedPositionKey.self] = newValue }
  }

  /// Whether what the view is in is to be seen; false before it is, and while it disappears.
  package internal(set) var isPresentationShown: Bool {
    get { self[IsPresentationShownKey.self] }
    set { self[IsPresentationShownKey.self] = newValue }
  }
}
