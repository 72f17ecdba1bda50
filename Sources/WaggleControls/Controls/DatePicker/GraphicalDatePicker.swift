import Foundation
import Waggle

/// The calendar of a month, and the time below it (C041).
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var showsTime = false
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let parts = configuration.displayedComponents
    VStack(spacing: metrics.datePicker.gap) {
      if parts.contains(.date) { MonthCalendar(configuration: configuration) }
      if parts.contains(.hourAndMinute) {
        LabelAndContent(
          label: Text("Time"),
          content: DatePill(
            configuration: configuration, part: .hourAndMinute, isOpen: showsTime,
            toggle: { showsTime.toggle() }),
          isControl: true, spreads: true)
        if showsTime {
          DateWheels(configuration: configuration, components: .hourAndMinute)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(ifKnown: configuration.title)
  }
}

/// The days of a month, with buttons for other months. Arrow keys move the chosen day, or, where several are chosen, a
/// mark from which space and return choose.
struct MonthCalendar: View {
  let configuration: DatePickerStyleConfiguration
  /// The days of which several can be chosen; nil for the one day of the configuration.
  var days: Binding<Set<DateComponents>>?
  /// The month that is shown; nil for that of the chosen day.
  @State private var month: Date?
  @State private var choosesMonth = false
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let choice = choice
    let month = month ?? choice.month(of: choice.shown)
    VStack(spacing: metrics.datePicker.gap) {
      MonthHeader(
        choice: choice, month: month, choosesMonth: $choosesMonth, turn: { self.month = $0 })
      if choosesMonth {
        Wheels(columns: DateColumns(choice: choice, locale: locale).monthAndYear)
      } else {
        MonthGrid(choice: choice, month: month)
      }
    }
    .frame(idealWidth: 7 * metrics.datePicker.cell)
    .onChange(of: configuration.selection) { self.month = nil }
  }

  private var choice: DateChoice {
    var choice = DateChoice(configuration, calendar, timeZone, locale)
    choice.days = days.map { ChosenDays($0, choice.calendar) }
    return choice
  }
}

/// The name of the month, and the buttons that turn to another.
private struct MonthHeader: View {
  let choice: DateChoice
  let month: Date
  @Binding var choosesMonth: Bool
  let turn: (Date) -> Void
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    HStack {
      Button {
        choosesMonth.toggle()
      } label: {
        HStack(spacing: metrics.datePicker.gap / 2) {
          Text(month, format: .dateTime.month(.wide).year()).font(.headline)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(choosesMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
          DisclosureChevron(isExpanded: choosesMonth)
        }
      }
      .buttonStyle(.plain)
      .accessibilityHint("Chooses a month and a year")
      Spacer(minLength: metrics.datePicker.gap)
      turnButton("Previous month", "chevron.backward", by: -1)
      turnButton("Next month", "chevron.forward", by: 1)
    }
    .padding(.horizontal, metrics.datePicker.gap)
  }

  private func turnButton(_ title: LocalizedStringKey, _ symbol: String, by count: Int) -> some View
  {
    let other = choice.calendar.date(byAdding: .month, value: count, to: month) ?? month
    return Button {
      turn(other)
    } label: {
      Image(systemName: symbol)
        .fontWeight(.semibold)
        .frame(width: metrics.datePicker.cell, height: metrics.datePicker.line)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(title)
    .disabled(choosesMonth || !choice.canChoose(month: other))
  }
}

/// The days of a month under the names of the weekdays.
private struct MonthGrid: View {
  let choice: DateChoice
  let month: Date
  @FocusState private var isFocused: Bool
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(choice.weekdays.enumerated()), id: \.offset) { day in
          Text(verbatim: day.element)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.tertiary)
            .frame(maxWidth: .infinity)
        }
      }
      .accessibilityHidden(true)
      ForEach(weeks, id: \.first) { week in
        HStack(spacing: 0) {
          ForEach(week, id: \.self) { number in
            DayCell(choice: choice, day: cells[number], isMarkShown: isMarkShown)
          }
        }
      }
    }
    // Seven columns have no room for larger numbers.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .focusRing(RoundedRectangle(cornerRadius: metrics.datePicker.pillRadius))
    .focusable(isEnabled)
    .focused($isFocused)
    .onKeyPress(phases: [.down, .repeat]) { press in key(press.key) }
  }

  private var isMarkShown: Bool { choice.days != nil && isFocused }

  private var cells: [Date?] {
    let days = choice.cells(ofMonth: month)
    return days + Array(repeating: nil, count: (7 - days.count % 7) % 7)
  }

  /// The numbers of the cells, by week.
  private var weeks: [[Int]] {
    stride(from: 0, to: cells.count, by: 7).map { Array($0..<$0 + 7) }
  }

  private func key(_ key: KeyEquivalent) -> KeyPress.Result {
    let forwards = direction == .leftToRight ? 1 : -1
    switch key {
    case .leftArrow: choice.choose(adding: -forwards, .day)
    case .rightArrow: choice.choose(adding: forwards, .day)
    case .upArrow: choice.choose(adding: -7, .day)
    case .downArrow: choice.choose(adding: 7, .day)
    case .pageUp: choice.choose(adding: -1, .month)
    case .pageDown: choice.choose(adding: 1, .month)
    case .space, .return: return pickMarked()
    default: return .ignored
    }
    return .handled
  }

  private func pickMarked() -> KeyPress.Result {
    guard choice.days != nil else { return .ignored }
    if choice.canChoose(day: choice.shown) { choice.pick(choice.shown) }
    return .handled
  }
}

/// One day of a month, or a gap.
private struct DayCell: View {
  let choice: DateChoice
  let day: Date?
  /// Whether the day that keys act on has a mark.
  let isMarkShown: Bool
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      if let day {
        Circle().fill(disc(day))
          .frame(maxWidth: 2 * metrics.datePicker.disc, maxHeight: 2 * metrics.datePicker.disc)
          .overlay { Decoration { if isMarked(day) { mark } } }
        Text(day, format: .dateTime.day())
          .font(isChosen(day) ? .title3.weight(.semibold) : .title3)
          .foregroundStyle(ink(day))
          .minimumScaleFactor(0.5)
          .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: metrics.datePicker.line)
    .contentShape(Rectangle())
    .onTapGesture { if let day, choice.canChoose(day: day) { choice.pick(day) } }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      day.map { Text($0, format: .dateTime.weekday(.wide).day().month(.wide).year()) }
        ?? Text(verbatim: "")
    )
    .accessibilityAddTraits(day.map(isChosen) == true ? [.isButton, .isSelected] : .isButton)
    .accessibilityAction { if let day { choice.pick(day) } }
    .accessibilityHidden(day == nil)
    .disabled(day.map { !choice.canChoose(day: $0) } ?? true)
  }

  private var mark: some View {
    Circle().strokeBorder(.tint, lineWidth: metrics.focusRing.width)
  }

  private func isMarked(_ day: Date) -> Bool {
    isMarkShown && choice.calendar.isDate(day, inSameDayAs: choice.shown)
  }

  private func isChosen(_ day: Date) -> Bool { choice.isChosen(day) }

  private func isToday(_ day: Date) -> Bool { choice.calendar.isDateInToday(day) }

  private func disc(_ day: Date) -> AnyShapeStyle {
    guard isChosen(day) else { return AnyShapeStyle(Color.clear) }
    return AnyShapeStyle(TintShapeStyle().opacity(isToday(day) ? 1 : 0.15))
  }

  private func ink(_ day: Date) -> AnyShapeStyle {
    if !isEnabled || !choice.canChoose(day: day) { return AnyShapeStyle(.tertiary) }
    if isChosen(day), isToday(day) { return AnyShapeStyle(Color.white) }
    return isChosen(day) || isToday(day) ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
  }
}
