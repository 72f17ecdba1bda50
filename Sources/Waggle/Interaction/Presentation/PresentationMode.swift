/// Whether a view is presented, and how to end that: the earlier form of `\.dismiss` and `\.isPresented` (R246).
public struct PresentationMode: Equatable {
  /// Whether the view is inside something that was presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation; does nothing in a view that was not presented.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how to end that; `\.dismiss` is the newer form (R246).
  ///
  /// ```swift
  /// struct Details: View {
  ///   @Environment(\.presentationMode) private var presentationMode
  ///
  ///   var body: some View {
  ///     Button("Done") { presentationMode.wrappedValue.dismiss() }
  ///   }
  /// }
  /// ```
  public var presentationMode: Binding<PresentationMode> {
    guard let presentation else { return .constant(PresentationMode(isPresented: false)) }
    return Binding(location: PresentationLocation(presentation))
  }
}

/// The mode of a presentation. Reads true until a view below is made again without it.
private final class PresentationLocation: AnyLocation<PresentationMode> {
  private let presentation: Presentation

  init(_ presentation: Presentation) { self.presentation = presentation }

  override func get() -> PresentationMode { PresentationMode(isPresented: true) }

  override func set(_ value: PresentationMode) {
    if !value.isPresented { presentation.dismiss() }
  }

  override func isSame(as other: AnyLocation<PresentationMode>) -> Bool {
    (other as? PresentationLocation)?.presentation === presentation
  }
}
