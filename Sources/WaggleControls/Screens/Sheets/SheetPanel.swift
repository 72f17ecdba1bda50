import Foundation
import Waggle

/// The panel of a sheet: its content on a background with round corners.
struct SheetPanel<Content: View>: View {
  let plan: SheetPlan
  let height: CGFloat
  let traits: PresentationTraits
  /// Called when the bar at the top is tapped.
  let grab: () -> Void
  let content: () -> Content
  @State private var scheme: ColorScheme?
  @State private var need = PresentationNeed()
  @Environment(\.colorScheme) private var outerScheme
  @Environment(\.schemeOutsideBar) private var screenScheme
  @Environment(\.windowParts) private var windowParts

  var body: some View {
    sized
      .overlay(alignment: .top) { Decoration { if showsGrabber { grabber } } }
      .clipShape(shape)
      .contentShape(shape)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.dialog)
      .accessibilityAddTraits(.isModal)
      .padding(plan.form == .popover ? PopoverShape.arrow : 0)
      .backgroundPreferenceValue(PresentationBackgroundKey.self) { given in
        SheetBackgroundView(given: given, plan: plan, shape: shape, radius: radius)
      }
      .asPresented()
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
      .environment(\.colorScheme, scheme ?? screenScheme ?? outerScheme)
      .environment(\.isElevated, plan.form != .cover && !plan.metrics.isFitted)
      .onDisappear { need.end() }
  }

  private var inset: CGFloat { plan.inset(at: height) }

  private var sized: some View {
    SheetContentLayout(
      size: size, sizing: sizing, plan: plan,
      limit: hasDetents && plan.form == .centered ? height : nil, need: need.of(windowParts)
    ) {
      RootContent(content())
        .padding(plan.contentInsets(at: height))
        .transformEnvironment(\.horizontalSizeClass) {
          if plan.form == .centered, !plan.metrics.isFitted { $0 = .compact }
        }
    }
  }

  /// The panel's size; nil where it depends on the content.
  private var size: CGSize? {
    switch plan.form {
    case .cover: plan.window
    case .centered, .popover: nil
    case .bottom: CGSize(width: plan.window.width - 2 * inset, height: max(0, height))
    }
  }

  private var sizing: any PresentationSizing {
    plan.form == .popover ? .fitted : traits.sizing?.base ?? .automatic
  }

  private var hasDetents: Bool { traits.detents.map { !$0.contains(.large) } ?? false }

  private var radius: CGFloat {
    plan.form == .cover ? 0 : max(0, traits.cornerRadius?.radius ?? plan.radius)
  }

  private var shape: UnevenRoundedRectangle {
    let bottom = plan.form == .bottom && inset == 0 ? 0 : radius
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: radius, style: .continuous)
  }

  private var showsGrabber: Bool {
    guard plan.form == .bottom else { return false }
    switch traits.dragIndicator ?? .automatic {
    case .visible: return true
    case .hidden: return false
    case .automatic: return plan.stops.count > 1
    }
  }

  private var grabber: some View {
    Capsule()
      .fill(.tertiary)
      .frame(width: plan.metrics.grabber.width, height: plan.metrics.grabber.height)
      .padding(.horizontal, 20)
      .padding(.bottom, 12)
      .padding(.top, plan.metrics.grabberTop)
      .contentShape(Rectangle())
      .onTapGesture { grab() }
      .accessibilityElement()
      .accessibilityLabel("Sheet grabber")
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { grab() }
  }
}
