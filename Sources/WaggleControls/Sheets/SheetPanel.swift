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
  @Environment(\.colorScheme) private var outerScheme

  var body: some View {
    sized
      .backgroundPreferenceValue(PresentationBackgroundKey.self) { given in
        SheetBackground(given: given, isFloating: inset > 0)
      }
      .overlay(alignment: .top) { Decoration { if showsGrabber { grabber } } }
      .clipShape(shape)
      .contentShape(shape)
      .outsideRows()
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
      .environment(\.colorScheme, scheme ?? outerScheme)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.dialog)
      .accessibilityAddTraits(.isModal)
  }

  private var inset: CGFloat { plan.inset(at: height) }

  private var sized: some View {
    SheetContentLayout(
      size: size, sizing: traits.sizing?.base ?? .automatic, plan: plan,
      limit: hasDetents ? height : nil
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
    case .centered: nil
    case .bottom: CGSize(width: plan.window.width - 2 * inset, height: max(0, height))
    }
  }

  private var hasDetents: Bool { traits.detents.map { !$0.contains(.large) } ?? false }

  private var radius: CGFloat {
    plan.form == .cover ? 0 : max(0, traits.cornerRadius?.radius ?? plan.metrics.radius)
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

/// What is behind the content of a sheet.
struct SheetBackground: View {
  let given: AnyView?
  let isFloating: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      if let given {
        given
      } else {
        Rectangle().fill(ground)
      }
    }
    .ignoresSafeArea()
  }

  /// The background of what is above the window (C010).
  private var ground: Color {
    scheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
  }
}

/// Places the content of a sheet in the middle of a panel that has a size, or makes a panel around it.
struct SheetContentLayout: Layout {
  /// nil where the size depends on the content.
  let size: CGSize?
  let sizing: any PresentationSizing
  let plan: SheetPlan
  /// The greatest height.
  let limit: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard size == nil, let view = subviews.first else { return size ?? .zero }
    let chosen = view.sizeThatFits(wanted(view))
    let wanted = wanted(view)
    let padding = 2 * plan.metrics.padding
    return CGSize(
      width: min((wanted.width ?? chosen.width) + padding, room.width),
      height: min((wanted.height ?? chosen.height) + padding, room.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = bounds.insetBy(dx: padding, dy: padding)
    subviews.first?.place(
      at: CGPoint(x: inner.midX, y: inner.midY), anchor: .center,
      proposal: ProposedViewSize(inner.size))
  }

  private var padding: CGFloat { size == nil ? plan.metrics.padding : 0 }

  private func wanted(_ view: LayoutSubview) -> ProposedViewSize {
    let context = PresentationSizingContext(room: room, metrics: plan.metrics)
    var size = sizing.proposedSize(
      for: PresentationSizingRoot { view.sizeThatFits($0) }, context: context)
    if let limit { size.height = limit }
    return size.usable
  }

  private var room: CGSize {
    let insets = plan.insets
    return CGSize(
      width: max(0, plan.window.width - insets.leading - insets.trailing - 2 * plan.metrics.top),
      height: max(0, plan.window.height - insets.top - insets.bottom - 2 * plan.metrics.top))
  }
}

extension ProposedViewSize {
  /// Without dimensions that are no numbers or negative.
  fileprivate var usable: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0 >= 0 ? $0 : nil }, height: height.flatMap { $0 >= 0 ? $0 : nil })
  }
}
