import Foundation
import Waggle

/// What a presentation looks like in its window.
enum SheetForm {
  /// At the bottom edge, as high as a detent.
  case bottom
  /// In the middle.
  case centered
  /// Over all of the window.
  case cover
  /// Beside its presenter, with an arrow.
  case popover
}

/// The geometry of a sheet in a window, in points from the window's left top corner. Nothing of it is in a view's state.
struct SheetPlan {
  let form: SheetForm
  /// The window without the keyboard, and the insets of its safe area.
  let window: CGSize
  let insets: EdgeInsets
  let metrics: SheetMetrics
  /// The frame of what a popover is presented from, from the left.
  var source = CGRect.zero
  /// The sides of it to try.
  var edges: [Edge] = []
  /// What is wrong with the detents that were given; nil for nothing.
  private(set) var problem: String?
  /// The heights at which it rests, the smallest first, without those that cannot be used.
  private(set) var stops: [(detent: PresentationDetent, height: CGFloat)] = []

  init(
    _ form: SheetForm, window: CGSize, insets: EdgeInsets, keyboard: CGFloat,
    _ metrics: SheetMetrics,
    detents: Set<PresentationDetent>?, environment: EnvironmentValues
  ) {
    self.form = form
    self.window = window
    self.insets = insets
    self.metrics = metrics
    let context = PresentationDetent.Context(
      maxDetentValue: largest - insets.bottom, environment: environment)
    let medium = metrics.medium * (window.height + keyboard) - insets.bottom
    stops = (detents ?? [.large])
      .compactMap { detent in
        detent.height(in: context, medium: medium, keyboard: keyboard)
          .map { (detent, $0 + insets.bottom) }
      }
      .sorted { ($0.height, $1.detent.isLarge ? 1 : 0) < ($1.height, $0.detent.isLarge ? 1 : 0) }
    if stops.isEmpty { stops = [(.large, largest)] }
    problem = Self.problem(detents, usable: stops.map(\.detent), in: context)
  }

  /// What is wrong with the detents that were given; nil for nothing.
  private static func problem(
    _ detents: Set<PresentationDetent>?, usable: [PresentationDetent],
    in context: PresentationDetent.Context
  ) -> String? {
    guard let detents, context.maxDetentValue > 0 else { return nil }
    if detents.isEmpty { return "there are no heights, so the sheet is large" }
    let bad = detents.filter { !usable.contains($0) && !$0.isCustom }.map(\.description).sorted()
    return bad.isEmpty ? nil : "\(bad.joined(separator: ", ")) cannot be used as a height"
  }

  /// The distance of a large sheet from the window's top edge.
  var top: CGFloat {
    let safe = insets.top + metrics.safeTop
    return window.height < 415 ? safe : max(metrics.top, safe)
  }

  /// The radius of the corners.
  var radius: CGFloat {
    form == .popover ? metrics.popoverRadius : metrics.radius
  }

  /// The height of a large sheet.
  var largest: CGFloat { max(0, window.height - top) }

  /// The height for a detent; that of the smallest for one that is not there.
  func height(of detent: PresentationDetent?) -> CGFloat {
    (stops.first { $0.detent == detent } ?? stops[0]).height
  }

  /// The detent whose height is nearest to one.
  func nearest(to height: CGFloat) -> PresentationDetent {
    let best = stops.min { abs($0.height - height) < abs($1.height - height) }
    return (best ?? stops[0]).detent
  }

  /// How far a sheet of a height is from the window's edges: 0 for a large one.
  func inset(at height: CGFloat) -> CGFloat {
    guard form == .bottom else { return 0 }
    let near = max(0, min(1, (largest - metrics.inset - height) / 40))
    return metrics.inset * near
  }

  /// What the window's safe area takes from the content.
  func contentInsets(at height: CGFloat) -> EdgeInsets {
    switch form {
    case .centered, .popover: EdgeInsets()
    case .cover: insets
    case .bottom:
      EdgeInsets(
        top: 0, leading: max(0, insets.leading - inset(at: height)),
        bottom: max(0, insets.bottom - inset(at: height)),
        trailing: max(0, insets.trailing - inset(at: height)))
    }
  }
}
