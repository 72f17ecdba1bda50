import Foundation
import TestSupport
import Observation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Observable private final class Calendars {
  var days: Set<DateComponents>
  var isShown = true
  init(_ days: Set<DateComponents>) { self.days = days }
  var binding: Binding<Set<DateComponents>> {
    Binding {
      self.days
    } set: {
      self.days = $0
    }
  }
}

@MainActor @Suite struct MultiDatePickerTests {
  private let model = Calendars([DateComponents(year: 2026, month: 5, day: 20)])

  private func date(_ text: String) -> Date { try! Date(text + "T00:00:00Z", strategy: .iso8601) }

  private func host<Content: View>(
    _ locale: String = "en_US", @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    TestHost.phone(height: 800) {
      content()
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  private var picker: TestHost { host { MultiDatePicker("Off", selection: model.binding) } }

  private func chosen(_ host: TestHost) -> [String] {
    host.elements.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
  }

  /// The days of the set, as numbers.
  private var numbers: [Int] { model.days.compactMap(\.day).sorted() }

  @Test func `C201: a tap on a day chooses it, and a second one chooses it no more`() throws {
    let host = picker
    #expect(chosen(host) == ["Wednesday, May 20, 2026"])
    try host.find(role: .button, label: "Thursday, May 21, 2026").tap()
    #expect(chosen(host) == ["Wednesday, May 20, 2026", "Thursday, May 21, 2026"])
    let added = try #require(model.days.first { $0.day == 21 })
    #expect(added.calendar?.identifier == .gregorian)
    #expect((added.era, added.year, added.month, added.hour) == (1, 2026, 5, nil))
    try host.find(label: "Wednesday, May 20, 2026").tap()
    #expect(numbers == [21])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C201: the days of a range can be chosen, without its end`() throws {
    model.days.insert(DateComponents(year: 2026, month: 5, day: 2))
    let host = host { [self] in
      MultiDatePicker(
        "Off", selection: model.binding, in: date("2026-05-06")..<date("2026-05-26"))
    }
    func isEnabled(_ label: String) throws -> Bool { try host.find(label: label).isEnabled }
    #expect(try !isEnabled("Tuesday, May 5, 2026") && isEnabled("Wednesday, May 6, 2026"))
    #expect(try isEnabled("Monday, May 25, 2026") && !isEnabled("Tuesday, May 26, 2026"))
    #expect(chosen(host) == ["Saturday, May 2, 2026", "Wednesday, May 20, 2026"])
    host.tap(at: try host.find(label: "Saturday, May 2, 2026").frame.middle)
    #expect(numbers == [2, 20])
    #expect(try !isEnabled("Next month") && !isEnabled("Previous month"))
  }

  @Test func `C201: ranges may be open, empty and without end`() throws {
    let day = date("2026-05-20")
    let from = host { MultiDatePicker("Off", selection: model.binding, in: day...) }
    #expect(try !from.find(label: "Tuesday, May 19, 2026").isEnabled)
    #expect(try from.find(label: "Next month").isEnabled)
    let upTo = host { MultiDatePicker("Off", selection: model.binding, in: ..<date("2026-05-21")) }
    #expect(try upTo.find(label: "Wednesday, May 20, 2026").isEnabled)
    #expect(try !upTo.find(label: "Thursday, May 21, 2026").isEnabled)
    for bound in [day, .distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)] {
      let none = host { MultiDatePicker("Off", selection: model.binding, in: bound..<bound) }
      #expect(!none.elements.contains { ($0.label?.count ?? 0) > 14 && $0.isEnabled })
    }
  }

  @Test func `C201: arrow keys move a mark, and space and return choose its day`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      model.days = [DateComponents(year: 2026, month: 5, day: 20)]
      let host = host {
        MultiDatePicker("Off", selection: model.binding)
          .environment(\.layoutDirection, direction)
      }
      for _ in 0..<4 { host.key(.tab) }
      host.key(direction == .leftToRight ? .rightArrow : .leftArrow)
      #expect(numbers == [20])
      host.key(.space)
      #expect(numbers == [20, 21])
      host.key(.downArrow)
      host.key(.return)
      #expect(numbers == [20, 21, 28])
      host.key(.return)
      #expect(numbers == [20, 21])
      host.key(.downArrow)
      #expect(host.text.contains("June 2026"))
    }
  }

  @Test func `C201: the months turn without choosing a day`() throws {
    let host = picker
    try host.find(label: "Next month").tap()
    #expect(host.text.contains("June 2026") && chosen(host).isEmpty)
    try host.find(label: "Monday, June 15, 2026").tap()
    #expect(host.text.contains("June 2026") && chosen(host) == ["Monday, June 15, 2026"])
    try host.find(label: "June 2026").tap()
    try host.find(role: .picker, label: "Year").increment()
    #expect(host.text.contains("June 2027") && numbers == [15, 20])
  }

  @Test func `C201: members may have another calendar or a time, and strange ones stay`() throws {
    var strange = DateComponents(year: .max, month: .min, day: .max)
    strange.calendar = Calendar(identifier: .hebrew)
    var buddhist = DateComponents(year: 2569, month: 5, day: 21, hour: 23)
    buddhist.calendar = Calendar(identifier: .buddhist)
    model.days.formUnion([strange, buddhist, DateComponents(day: 3), DateComponents()])
    let host = picker
    #expect(chosen(host) == ["Wednesday, May 20, 2026", "Thursday, May 21, 2026"])
    try host.find(label: "Thursday, May 21, 2026").tap()
    #expect(model.days.count == 4 && !model.days.contains(buddhist))
  }

  @Test func `C201: names, weeks and days are those of the environment`() {
    let german = host("de_DE") { MultiDatePicker("Frei", selection: model.binding) }
    #expect(german.text.contains("Mai 2026") && german.text.dropFirst().first == "M")
    #expect(chosen(german) == ["Mittwoch, 20. Mai 2026"])
  }

  @Test func `a disabled picker chooses nothing by any way (C150)`() throws {
    let host = host { MultiDatePicker("Off", selection: model.binding).disabled(true) }
    let day = try host.find(label: "Thursday, May 21, 2026")
    host.tap(at: day.frame.middle)
    for key in [KeyEquivalent.tab, .tab, .space, .return] { host.key(key) }
    #expect(!day.isEnabled && numbers == [20])
  }

  @Test func `labels are read (C155), and the tint colours what is chosen`() throws {
    #expect(picker.elements.contains { $0.label == "Off" })
    let own = host {
      MultiDatePicker(selection: model.binding) { Label("Mine", systemImage: "star") }.tint(.red)
    }
    #expect(try own.find(label: "Mine").isPresent)
    #expect(own.displayList.description.contains("#FF383C"))
    #expect(!own.text.contains("Mine"))
  }

  @Test func `a picker that vanishes leaves nothing behind`() {
    let host = host { [model] in
      if model.isShown { MultiDatePicker("Off", selection: model.binding) }
    }
    for _ in 0..<2 {
      host.frame { model.isShown.toggle() }
      host.frame { model.isShown.toggle() }
    }
    let before = host.live
    host.frame { model.isShown = false }
    host.frame { model.isShown = true }
    #expect(host.live == before)
  }
}
