import Foundation
import Waggle

/// A sheet in its window: what is behind it dimmed, the panel in front.
struct SheetStage<Content: View>: View {
  let kind: SheetKind
  let session: SheetSession
  @Binding var isModal: Bool
  let content: () -> Content
  @State private var traits = PresentationTraits()
  @State private var selected: PresentationDetent?
  private let report = Reporter()
  @Environment(\.self) private var environment

  var body: some View {
    GeometryReader { safe in
      GeometryReader { window in
        stage(plan(window.size, safe.size, safe.safeAreaInsets))
      }
      .ignoresSafeArea(.container)
    }
    .onPreferenceChange(PresentationTraitsKey.self) { follow($0) }
  }

  private func stage(_ plan: SheetPlan) -> some View {
    if let problem = plan.problem { report(.presentationDetent(problem)) }
    return SheetLayers(
      plan: plan, traits: traits, selected: $selected, isReachable: isReachable(plan),
      content: content
    )
    .onChange(of: isReachable(plan), initial: true) { isModal = !$1 }
  }

  /// Whether one reaches what is behind the sheet.
  private func isReachable(_ plan: SheetPlan) -> Bool {
    guard plan.form == .bottom, let interaction = traits.backgroundInteraction else { return false }
    let height = plan.height(of: selected)
    return interaction.isEnabled { height > plan.height(of: $0) }
  }

  /// - Parameter safe: the size of the safe area, without the keyboard.
  private func plan(_ window: CGSize, _ safe: CGSize, _ given: EdgeInsets) -> SheetPlan {
    var insets = given
    insets.bottom = max(0, window.height - safe.height - insets.top)
    var plan = SheetPlan(
      form, window: window, insets: insets, keyboard: max(0, given.bottom - insets.bottom),
      SheetMetrics(environment.platformMetrics), detents: traits.detents, environment: environment)
    plan.source = environment.presentedPosition.source
    if case .popover(let position) = kind { plan.edges = position.edges }
    return plan
  }

  private var form: SheetForm {
    if case .cover = kind { return .cover }
    if case .popover = kind, staysPopover { return .popover }
    if adaptation?.kind == .fullScreenCover { return .cover }
    if SheetMetrics(environment.platformMetrics).isFitted { return .centered }
    return environment.horizontalSizeClass == .regular ? .centered : .bottom
  }

  private var staysPopover: Bool {
    if SheetMetrics(environment.platformMetrics).isFitted { return true }
    guard let kind = adaptation?.kind else { return true }
    return kind == .popover || kind == .none
  }

  /// What the content asks for in a window with little room (C136).
  private var adaptation: PresentationAdaptation? {
    var isPopover = false
    if case .popover = kind { isPopover = true }
    if environment.verticalSizeClass == .compact {
      return (traits.verticalAdaptation ?? .automatic).or(isPopover ? .fullScreenCover : .none)
    }
    guard environment.horizontalSizeClass == .compact else { return nil }
    return (traits.horizontalAdaptation ?? .automatic).or(isPopover ? .sheet : .none)
  }

  private func follow(_ new: PresentationTraits) {
    if let detents = new.detents, let wanted = new.selection?.detent, !detents.contains(wanted) {
      report(.presentationDetent("the selection, \(wanted), is not among the heights"))
    }
    session.isDismissDisabled = new.isDismissDisabled
    let old = traits
    traits = new
    guard let wanted = new.selection?.detent, new.detents?.contains(wanted) ?? false else { return }
    if old.selection == nil { return selected = wanted }
    if old.selection?.detent != wanted {
      withAnimation(SheetMotion.slide) { selected = wanted }
    }
  }
}
