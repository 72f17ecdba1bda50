import Foundation
import Waggle

/// Days that are chosen one by one, as the components of a program's set (C201).
///
/// A member that names no day, because it lacks its year, month or day, marks nothing and stays in the set.
struct ChosenDays {
  private let selection: Binding<Set<DateComponents>>
  private let calendar: Calendar
  /// The members for each day, by its first moment.
  private let members: [Date: [DateComponents]]

  init(_ selection: Binding<Set<DateComponents>>, _ calendar: Calendar) {
    (self.selection, self.calendar) = (selection, calendar)
    let known = selection.wrappedValue.filter { calendar.day(of: $0) != nil }
    members = Dictionary(grouping: known) { calendar.day(of: $0) ?? .distantPast }
  }

  /// The first chosen day that is in a range; nil for none.
  func first(_ isIncluded: (Date) -> Bool) -> Date? { members.keys.filter(isIncluded).min() }

  func contains(_ day: Date) -> Bool { members[calendar.startOfDay(for: day)] != nil }

  /// Chooses a day, or chooses it no more.
  func toggle(_ day: Date) {
    let start = calendar.startOfDay(for: day)
    if let members = members[start] {
      selection.wrappedValue.subtract(members)
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start))
    }
  }
}

extension Calendar {
  /// The first moment of the day that components name, whatever their time and zone are; nil if they name none.
  func day(of parts: DateComponents) -> Date? {
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      [year, month, day].allSatisfy((-1_000_000...1_000_000).contains)
    else { return nil }
    var own = parts.calendar ?? self
    own.timeZone = timeZone
    var named = DateComponents(era: parts.era, year: year, month: month, day: day)
    named.isLeapMonth = parts.isLeapMonth
    return own.date(from: named).map(startOfDay)
  }
}
