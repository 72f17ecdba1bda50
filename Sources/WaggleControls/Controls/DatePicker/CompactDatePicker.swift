import Foundation
import Waggle

/// The label, and a pill for each part, which opens a calendar or wheels (C041).
nonisolated struct CompactDatePicker: EnvironmentView {
  let configuration: DatePickerStyleConfiguration

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    LabelAndContent(
      label: configuration.label, content: DatePills(configuration: configuration), isControl: true,
      spreads: true)
  }
}

private struct DatePills: View {
  let configuration: DatePickerStyleConfiguration
  @State private var showsDate = false
  @State private var showsTime = false
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let parts = configuration.displayedComponents
    let sizes = metrics.datePicker
    PillsLayout(spacing: sizes.pillGap) {
      if parts.contains(.date) {
        DatePill(configuration: configuration, part: .date, isOpen: showsDate) {
          showsDate.toggle()
        }
        .pickerPopover(while: showsDate, close: { showsDate = false }) {
          MonthCalendar(configuration: configuration)
            .frame(maxWidth: 7 * sizes.cell)
        }
      }
      if parts.contains(.hourAndMinute) {
        DatePill(configuration: configuration, part: .hourAndMinute, isOpen: showsTime) {
          showsTime.toggle()
        }
        .pickerPopover(while: showsTime, close: { showsTime = false }) {
          DateWheels(configuration: configuration, components: .hourAndMinute)
            .frame(width: 5 * sizes.cell)
        }
      }
    }
  }
}

/// A button that shows a part of the date.
nonisolated struct DatePill: EnvironmentView {
  let configuration: DatePickerStyleConfiguration
  let part: DatePickerComponents
  let isOpen: Bool
  let toggle: @MainActor () -> Void

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeFollowing(view, inputs)
  }

  @MainActor func content(in environment: EnvironmentValues) -> some View {
    let sizes = environment.platformMetrics.datePicker
    let text = text(in: environment)
    Button(action: toggle) {
      text
        .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
        .padding(padding(sizes))
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: sizes.pillRadius))
        .controlMarks(RoundedRectangle(cornerRadius: sizes.pillRadius))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .accessibilityValue(text)
  }

  @MainActor private func text(in environment: EnvironmentValues) -> Text {
    let shown = DateChoice(
      configuration, environment.calendar, environment.timeZone, environment.locale
    ).shown
    return part == .date
      ? Text(shown, format: .dateTime.day().month(.abbreviated).year())
      : Text(shown, format: .dateTime.hour().minute())
  }

  /// The picker's title; the time is another part where there is a date.
  private var label: Text {
    if part == .hourAndMinute, configuration.displayedComponents.contains(.date) {
      return Text("Time")
    }
    return configuration.title ?? (part == .date ? Text("Date") : Text("Time"))
  }

  private func padding(_ sizes: DatePickerMetrics) -> EdgeInsets {
    let height = extra(sizes) / 2
    return EdgeInsets(
      top: height, leading: sizes.pillInset, bottom: height, trailing: sizes.pillInset)
  }

  private func extra(_ sizes: DatePickerMetrics) -> CGFloat {
    configuration.displayedComponents.contains(.hourAndMinute)
      ? sizes.pillExtraWithTime : sizes.pillExtra
  }
}

/// Pills beside each other, or below each other where they have no room.
private struct PillsLayout: Layout, UnnamedLayout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return isRow(subviews, proposal.width)
      ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isRow = isRow(subviews, proposal.width)
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: ProposedViewSize(size))
      if isRow { point.x += size.width + spacing } else { point.y += size.height + spacing }
    }
  }

  private func isRow(_ subviews: Subviews, _ width: CGFloat?) -> Bool {
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    let needed = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(gaps, +)
    return width.map { needed <= $0 } ?? true
  }
}
