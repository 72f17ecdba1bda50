/// The presented content in its presenter's environment. It fades in and out.
nonisolated struct PresentedView<Content: View>: View {
  let presentation: Presentation
  /// How long a fade takes, in seconds; nil for content that is there from the first frame on.
  let duration: Double?
  var content: () -> Content
  var isClosing = false
  @State private var hasAppeared = false

  init(presentation: Presentation, duration: Double?, content: @escaping () -> Content) {
    self.presentation = presentation
    self.duration = duration
    self.content = content
  }

  var body: some View {
    RootContent(content())
      .presented(by: presentation)
      .opacity(isShown ? 1 : 0)
      .animation(.easeOut(duration: duration ?? 0), value: isShown)
      .onAppear { if duration != nil { hasAppeared = true } }
  }

  private var isShown: Bool { (hasAppeared || duration == nil) && !isClosing }
}
