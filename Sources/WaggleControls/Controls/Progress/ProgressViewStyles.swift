public import Waggle

/// A bar where the part that is done is known, else a spinner (C042).
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// A bar or a spinner.
  public init() {}

  /// The bar or the spinner.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.source.isDeterminate {
      LinearProgress(configuration: configuration, tint: nil)
    } else {
      CircularProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A bar between its labels (C042).
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// A bar.
  public init() { tint = nil }

  /// A bar in a colour; the modifier `tint` gives any progress view one.
  public init(tint: Color) { self.tint = tint }

  /// The bar; without a value a part of it wanders.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A spinner above its labels; on macOS a ring where the part that is done is known (C042).
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// A spinner.
  public init() { tint = nil }

  /// A spinner in a colour; the modifier `tint` gives any progress view one.
  public init(tint: Color) { self.tint = tint }

  /// The spinner or the ring.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the part that is done is known, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar between its labels.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner above its labels.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
