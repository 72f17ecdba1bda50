import Foundation
import Waggle

/// The parts of a date in a field. One of them is chosen; arrow keys and digits change it (C041).
struct DateField: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  @State private var chosen = 0
  /// The digits typed so far for the chosen part.
  @State private var typed = 0
  @FocusState private var isFocused: Bool
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: metrics.datePicker.gap) {
      HStack(spacing: 0) {
        ForEach(Array(columns.enumerated()), id: \.offset) { part in
          segment(part.offset, part.element)
          if part.offset + 1 < columns.count {
            Text(verbatim: separator(after: part.offset)).accessibilityHidden(true)
          }
        }
      }
      .padding(metrics.datePicker.fieldPadding)
      .background { frame }
      .opacity(isEnabled ? 1 : 0.5)
      .focusable(isEnabled)
      .focused($isFocused)
      .onKeyPress(phases: [.down, .repeat]) { key($0) }
      if hasStepper { stepper }
    }
    .monospacedDigit()
  }

  private var columns: [WheelColumn.Rows] {
    let choice = DateChoice(configuration, calendar, timeZone, locale)
    let columns = DateColumns(choice: choice, locale: locale)
    let parts = configuration.displayedComponents
    return (parts.contains(.date) ? columns.dayMonthYear : [])
      + (parts.contains(.hourAndMinute) ? columns.time : [])
  }

  private func separator(after index: Int) -> String {
    let isTime = columns[index].label == "Hour"
    return isTime ? ":" : " "
  }

  private func segment(_ index: Int, _ rows: WheelColumn.Rows) -> some View {
    rows.text(rows.chosen)
      .padding(.horizontal, 2)
      .background {
        RoundedRectangle(cornerRadius: 3).fill(.tint)
          .opacity(isFocused && index == chosen ? 0.25 : 0)
      }
      .onTapGesture {
        choosePart(index)
        isFocused = true
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(LocalizedStringKey(rows.label))
      .accessibilityValue(rows.text(rows.chosen))
      .accessibilityRole(.stepper)
      .accessibilityAdjustableAction { change(index, by: $0 == .increment ? 1 : -1) }
  }

  private var frame: some View {
    FieldBorder(
      shape: RoundedRectangle(cornerRadius: metrics.datePicker.fieldRadius), isFocused: isFocused)
  }

  private var stepper: some View {
    VStack(spacing: 0) {
      stepButton("Later", "chevron.up", 1)
      stepButton("Earlier", "chevron.down", -1)
    }
  }

  private func stepButton(_ title: LocalizedStringKey, _ symbol: String, _ count: Int) -> some View
  {
    Button {
      change(chosen, by: count)
    } label: {
      Image(systemName: symbol)
        .imageScale(.small)
        .frame(
          width: metrics.datePicker.stepButton.width, height: metrics.datePicker.stepButton.height
        )
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(title)
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    let forwards = direction == .leftToRight ? 1 : -1
    switch press.key {
    case .upArrow: change(chosen, by: 1)
    case .downArrow: change(chosen, by: -1)
    case .leftArrow: choosePart(chosen - forwards)
    case .rightArrow: choosePart(chosen + forwards)
    default:
      guard let digit = press.characters.first?.wholeNumberValue else { return .ignored }
      type(digit)
    }
    return .handled
  }

  private func choosePart(_ index: Int) {
    chosen = min(max(index, 0), columns.count - 1)
    typed = 0
  }

  private func change(_ index: Int, by count: Int) {
    guard columns.indices.contains(index) else { return }
    let rows = columns[index]
    let length = rows.range.count
    let next =
      rows.range.lowerBound + (rows.chosen + count - rows.range.lowerBound + length) % length
    rows.choose(next)
    typed = 0
  }

  /// A digit continues the number as long as it fits, and otherwise begins another.
  private func type(_ digit: Int) {
    guard columns.indices.contains(chosen) else { return }
    let rows = columns[chosen]
    typed = typed * 10 + digit < rows.range.upperBound ? typed * 10 + digit : digit
    if rows.range.contains(typed) { rows.choose(typed) }
  }
}
