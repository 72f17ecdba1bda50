public import Foundation
public import Waggle

/// Proposes a size to a sheet in a window with much room (`presentationSizing`).
public protocol PresentationSizing {
  /// The size for the content; a dimension that is nil is the content's own.
  nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, as one that proposes its size knows it.
nonisolated public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the content chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet's size is proposed.
nonisolated public struct PresentationSizingContext {
  /// The room in the window, in points.
  let room: CGSize
  let metrics: SheetMetrics
}

/// The size that the system chooses: on iOS that of a form, on macOS that of the content.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// The size that the system chooses.
  public init() {}

  /// The size of a form, or nothing where the content decides.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    context.metrics.isFitted
      ? .unspecified : FormPresentationSizing().proposedSize(for: root, context: context)
  }
}

/// The size of a form: narrower than a screen.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// The size of a form.
  public init() {}

  /// The size of a form, as far as there is room.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.metrics.form) }
}

/// The size of a screen, which is nearly as high as the window.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// The size of a screen.
  public init() {}

  /// The width of a screen and the height of the room.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: context.metrics.pageWidth, height: context.room.height)
  }
}

/// The size of the content.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The size of the content.
  public init() {}

  /// Nothing: the content decides.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the system chooses.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a screen.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
  /// This size, with the content's own in some dimensions.
  public nonisolated func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

nonisolated private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = nil }
    if vertical { size.height = nil }
    return size
  }
}

/// A size of any kind. Two are equal if they are of the same kind and look the same.
struct AnySizing: Equatable {
  let base: any PresentationSizing

  static func == (a: Self, b: Self) -> Bool { "\(a.base)" == "\(b.base)" }
}

extension View {
  /// Sets the size of the sheet that this view is in, in a window with much room.
  ///
  /// ```swift
  /// Text("Short").padding().presentationSizing(.fitted)
  /// ```
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let sizing = AnySizing(base: sizing)
    return presentationTraits { $0.sizing = sizing }
  }
}
