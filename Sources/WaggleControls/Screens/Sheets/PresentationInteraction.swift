public import Waggle

/// Whether one reaches what is behind a sheet (`presentationBackgroundInteraction`).
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The system decides: views behind the sheet cannot be used.
  public static let automatic = PresentationBackgroundInteraction(.automatic)
  /// Views behind the sheet can be used, and are not dimmed.
  public static let enabled = PresentationBackgroundInteraction(.enabled)
  /// Views behind the sheet cannot be used.
  public static let disabled = PresentationBackgroundInteraction(.disabled)

  /// Views behind the sheet can be used while it is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(.upThrough(detent)) }

  /// Whether one reaches it.
  ///
  /// - Parameter isHigher: whether the sheet is higher than a detent.
  func isEnabled(where isHigher: (PresentationDetent) -> Bool) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent): !isHigher(detent)
    }
  }
}

/// What a drag in the content of a sheet does (`presentationContentInteraction`).
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind

  /// As the system decides: it makes the sheet higher first.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// A swipe makes the sheet higher, and scrolls what is in it once that is as high as it can be.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// A swipe scrolls what is in the sheet.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What a presentation becomes where there is little room (`presentationCompactAdaptation`).
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  let kind: Kind

  /// As the system decides: a popover becomes a sheet (C136).
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The presentation stays what it is.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover of the whole window.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

extension View {
  /// Sets whether one reaches what is behind the sheet that this view is in.
  ///
  /// ```swift
  /// Text("Places")
  ///   .presentationDetents([.height(120), .large])
  ///   .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
  /// ```
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentationTraits { $0.backgroundInteraction = interaction } }

  /// Sets whether a drag in the sheet that this view is in resizes the sheet or scrolls its content.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { presentationTraits { $0.contentInteraction = behavior } }

  /// Sets what the presentation that this view is in becomes where the window is narrow or low (C136).
  ///
  /// ```swift
  /// Text("Small").padding().presentationCompactAdaptation(.popover)
  /// ```
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation) }

  /// Sets what the presentation that this view is in becomes in a narrow window, and in a low one, which wins (C136).
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationTraits {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Keeps drags, touches outside and Escape from closing the presentation that this view is in; `\.dismiss` and the
  /// binding still close it (C132).
  ///
  /// - Parameter isDisabled: false allows it, unless another view in the presentation disables it.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationTraits { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}

extension PresentationAdaptation {
  /// Another one for the automatic one.
  func or(_ other: PresentationAdaptation) -> PresentationAdaptation {
    kind == .automatic ? other : self
  }
}
