import Foundation
import Waggle

/// What content says about the presentation that it is in. Values of outer views win (R059), except that one view that
/// disables the dismissal is enough (C132).
struct PresentationTraits: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var dragIndicator: Visibility?
  var cornerRadius: CornerRadius?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var sizing: AnySizing?
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?
  var isDismissDisabled = false

  /// Adds what a later sibling says: the first one of each wins.
  mutating func add(_ next: PresentationTraits) {
    detents = detents ?? next.detents
    selection = selection ?? next.selection
    dragIndicator = dragIndicator ?? next.dragIndicator
    cornerRadius = cornerRadius ?? next.cornerRadius
    backgroundInteraction = backgroundInteraction ?? next.backgroundInteraction
    contentInteraction = contentInteraction ?? next.contentInteraction
    sizing = sizing ?? next.sizing
    horizontalAdaptation = horizontalAdaptation ?? next.horizontalAdaptation
    verticalAdaptation = verticalAdaptation ?? next.verticalAdaptation
    isDismissDisabled = isDismissDisabled || next.isDismissDisabled
  }
}

/// The radius of a sheet's corners; nil for that of the system.
struct CornerRadius: Equatable {
  let radius: CGFloat?
}

/// The selected detent. Two of the same detent are equal, whatever they write to.
struct DetentSelection: Equatable {
  let detent: PresentationDetent
  let select: (PresentationDetent) -> Void

  static func == (a: Self, b: Self) -> Bool { a.detent == b.detent }
}

/// What content says about the presentation that it is in.
struct PresentationTraitsKey: KeptPreferenceKey {
  static var _isFrameworkKey: Bool { true }
  static var defaultValue: PresentationTraits { PresentationTraits() }

  static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
    value.add(nextValue())
  }
}

/// The background that content gives to the presentation that it is in; nil for the system's.
struct PresentationBackgroundKey: KeptPreferenceKey {
  static var _isFrameworkKey: Bool { true }
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Says something about the presentation that the view is in.
  nonisolated func presentationTraits(
    _ change: @escaping (inout PresentationTraits) -> Void
  ) -> some View { transformPreference(PresentationTraitsKey.self, change) }
}
