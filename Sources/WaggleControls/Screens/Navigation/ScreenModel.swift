import Foundation
import Observation
import Waggle

/// What the views of one screen of a stack say of it, while the screen is shown.
///
/// What only events and the stack's model read is not observed.
@MainActor @Observable final class ScreenModel {
  let id: StackScreen.ID
  /// Ends the screen, for the views on it; nil for the root.
  let presentation: Presentation?
  /// The screen that it was pushed on; nil once that is gone.
  @ObservationIgnored private(set) weak var below: ScreenModel?
  /// The title. Observed by the screens above that show it, and by no others.
  var title: WindowTitle?
  /// From where it grows; nil if it slides. Observed by it and by the screen below.
  var zoom: TransitionSource?
  /// Where in the stack views of the screen are from which others grow.
  @ObservationIgnored var sources: [TransitionSource: CGRect] = [:]
  /// What its views say of destinations; nil until they exist.
  @ObservationIgnored var destinations: Destinations?
  /// What bindings of links outside of its content show, as of those in its bars and in menus (C430).
  @ObservationIgnored var kept: [PresentedDestination] = []

  init(_ id: StackScreen.ID, on below: ScreenModel?, presentation: Presentation?) {
    (self.id, self.below, self.presentation) = (id, below, presentation)
  }

  /// What bindings on this screen show.
  var presented: [PresentedDestination] {
    let declared = destinations?.presented ?? []
    return declared + kept.filter { kept in kept.isKept && !declared.contains(kept) }
  }

  /// Whether the titles of the screens below are large: the nearest one with a mode of its own decides (C102).
  var isLargeBelow: Bool {
    var next = below
    while let screen = next {
      if let isLarge = screen.title?.isLarge { return isLarge }
      next = screen.below
    }
    return true
  }

  /// Where in the stack it grows from; nil if it slides.
  var zoomFrame: CGRect? {
    guard let zoom else { return nil }
    var next = below
    while let screen = next {
      if let frame = screen.sources[zoom] { return frame }
      next = screen.below
    }
    return nil
  }
}
