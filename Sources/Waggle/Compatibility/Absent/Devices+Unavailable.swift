// Devices and services that Waggle's programs do not have.

@available(*, unavailable)
extension View {
  /// Absent: a double tap on the side of a pencil.
  @available(*, unavailable, message: "Waggle knows no pencils. Use .onTapGesture(count: 2).")
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Absent: a squeeze of a pencil.
  @available(*, unavailable, message: "Waggle knows no pencils. Use .onLongPressGesture.")
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

  /// Absent: leaves the input of game controllers to the program.
  @available(*, unavailable, message: "Waggle knows no game controllers. Use .onKeyPress.")
  public nonisolated func handlesGameControllerEvents(matching types: GCUIEventTypes) -> some View {
    self
  }

  /// Absent: whether characters are read aloud one by one.
  @available(
    *, unavailable,
    message:
      "Screen readers here decide how text is read. Give .accessibilityLabel the words to read."
  )
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Absent: whether all punctuation is read aloud.
  @available(
    *, unavailable,
    message:
      "Screen readers here decide how text is read. Give .accessibilityLabel the words to read."
  )
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Absent: the pitch of the voice.
  @available(
    *, unavailable,
    message: "Screen readers here decide how text is read. Say it in the .accessibilityLabel."
  )
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Absent: whether announcements wait for others.
  @available(
    *, unavailable,
    message:
      "Screen readers here decide when text is read. Set an AccessibilityNotification's priority."
  )
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Absent: where a pencil was tapped.
@available(*, unavailable, message: "Waggle knows no pencils.")
public struct PencilDoubleTapGestureValue: Hashable {}

/// Absent: how far the squeeze of a pencil is.
@available(*, unavailable, message: "Waggle knows no pencils.")
public enum PencilSqueezeGesturePhase: Hashable {
  /// Absent.
  case active
  /// Absent.
  case ended
  /// Absent.
  case failed
}

/// Absent: the kinds of input of game controllers.
@available(*, unavailable, message: "Waggle knows no game controllers.")
public struct GCUIEventTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Absent.
  public static var gamepad: GCUIEventTypes { GCUIEventTypes(rawValue: 1) }
}

@available(*, unavailable)
extension Scene {
  /// Absent: work while the program is not on the screen.
  @available(
    *, unavailable,
    message:
      "Waggle's programs are not started in the background. Start a Task, or let a systemd timer run a program."
  )
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Absent: a kind of work while the program is not on the screen.
@available(*, unavailable, message: "Waggle's programs are not started in the background.")
public struct BackgroundTask<Request, Response>: Sendable {
  /// Absent.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    fatalError("unavailable")
  }
  /// Absent.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    fatalError("unavailable")
  }
}

@available(*, unavailable)
extension View {
  /// Absent: shows an image brighter than white.
  @available(
    *, unavailable,
    message: "Waggle draws in sRGB, where nothing is brighter than white. Remove it."
  )
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

@available(*, unavailable)
extension Image {
  /// Absent: shows an image brighter than white.
  @available(
    *, unavailable,
    message: "Waggle draws in sRGB, where nothing is brighter than white. Remove it."
  )
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Absent: how bright an image may be.
  @available(*, unavailable, message: "Waggle draws in sRGB, where nothing is brighter than white.")
  public struct DynamicRange: Hashable, Sendable {
    /// Absent.
    public static let standard = DynamicRange()
    /// Absent.
    public static let constrainedHigh = DynamicRange()
    /// Absent.
    public static let high = DynamicRange()
  }
}

@available(*, unavailable)
extension Color {
  /// Absent: a colour brighter than white.
  @available(
    *, unavailable,
    message: "Waggle draws in sRGB, where nothing is brighter than white. Remove it."
  )
  public func headroom(_ headroom: Double?) -> Color { self }

  /// Absent: a colour brighter than white.
  @available(
    *, unavailable,
    message: "Waggle draws in sRGB, where nothing is brighter than white. Remove it."
  )
  public func exposureAdjust(_ stops: Double) -> Color { self }
}
