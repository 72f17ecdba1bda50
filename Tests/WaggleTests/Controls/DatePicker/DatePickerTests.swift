import Foundation
import TestSupport
import Observation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Observable private final class Diary {
  var date: Date {
    didSet { writes += 1 }
  }
  private(set) var writes = 0
  init(_ date: Date) { self.date = date }
  var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
}

@MainActor @Suite struct DatePickerTests {
  private static let zone = TimeZone(identifier: "UTC")!

  private func date(_ text: String) -> Date {
    try! Date(text + ":00Z", strategy: .iso8601)
  }

  private func host<Content: View>(
    _ locale: String = "en_US", size: CGSize = CGSize(width: 390, height: 800),
    @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: size) {
      content()
        .environment(\.timeZone, Self.zone)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    host.settle()
    return host
  }

  @Test
  func `C041: compact is a pill for each part, 14 points higher than its line, 15.5 with a time`()
    throws
  {
    let diary = Diary(date("2026-05-28T20:26"))
    let day = host { DatePicker("Day", selection: diary.binding, displayedComponents: .date) }
    #expect(try day.find(role: .button, label: "Day").frame.height == 20.5 + 14)
    #expect(try day.find(role: .button, label: "Day").value == "May 28, 2026")
    let both = host { DatePicker("Day", selection: diary.binding) }
    #expect(try both.find(role: .button, label: "Day").frame.height == 20.5 + 15.5)
    #expect(try both.find(role: .button, label: "Time").frame.maxX == 390)
    #expect(diary.writes == 0)
  }

  @Test func `C041: a pill opens a calendar, and a touch outside closes it`() throws {
    let diary = Diary(date("2026-05-28T20:26"))
    let host = host { DatePicker("Day", selection: diary.binding, displayedComponents: .date) }
    let before = host.counts.nodesLive
    try host.find(role: .button, label: "Day").tap()
    host.advance(by: 1)
    try host.find(label: "Wednesday, May 20, 2026").tap()
    #expect(diary.date == date("2026-05-20T20:26"))
    host.tap(at: CGPoint(x: 5, y: 5))
    host.advance(by: 1)
    #expect(throws: (any Error).self) { try host.find(label: "Wednesday, May 20, 2026") }
    #expect(host.counts.nodesLive == before)
  }

  @Test func `C069: a day keeps the time, and is written once`() throws {
    let diary = Diary(date("2026-05-28T20:26"))
    let host = graphical(diary)
    try host.find(label: "Wednesday, May 20, 2026").tap()
    #expect(diary.date == date("2026-05-20T20:26"))
    try host.find(label: "Wednesday, May 20, 2026").tap()
    #expect(diary.writes == 1)
  }

  @Test
  func `C069: a date outside of the range is shown inside and unwritten, until one is chosen`()
    throws
  {
    let diary = Diary(date("2026-01-01T10:00"))
    let host = host {
      DatePicker(
        "Day", selection: diary.binding,
        in: self.date("2026-05-20T08:00")...self.date("2026-05-25T08:00")
      )
      .datePickerStyle(.graphical)
    }
    #expect(host.text.contains("May 2026"))
    #expect(diary.writes == 0)
    #expect(try !host.find(label: "Tuesday, May 19, 2026").isEnabled)
    #expect(try host.find(label: "Monday, May 25, 2026").isEnabled)
    try host.find(label: "Monday, May 25, 2026").tap()
    #expect(diary.date == date("2026-05-25T08:00"))
  }

  @Test func `dates beyond all calendars are shown as the last that they handle`() throws {
    for time in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      let diary = Diary(Date(timeIntervalSinceReferenceDate: time))
      let host = graphical(diary)
      #expect(host.text.count > 30)
      #expect(diary.writes == 0)
      let other = try #require(host.elements.first { $0.role == .button && $0.value == nil })
      host.tap(at: CGPoint(x: other.frame.midX, y: other.frame.midY))
      host.key(.tab)
      for style in 0..<2 {
        let all = self.host {
          if style == 0 {
            DatePicker("Day", selection: diary.binding).datePickerStyle(.wheel)
          } else {
            DatePicker("Day", selection: diary.binding).datePickerStyle(.stepperField)
          }
        }
        #expect(!all.text.isEmpty)
      }
    }
  }

  @Test func `the buttons turn to other months as far as the range reaches`() throws {
    let diary = Diary(date("2026-05-28T20:26"))
    let host = host {
      DatePicker("Day", selection: diary.binding, in: self.date("2026-05-03T08:00")...)
        .datePickerStyle(.graphical)
    }
    #expect(try !host.find(label: "Previous month").isEnabled)
    try host.find(label: "Next month").tap()
    #expect(host.text.contains("June 2026"))
    #expect(diary.writes == 0)
    try host.find(label: "Previous month").tap()
    #expect(host.text.contains("May 2026"))
  }

  @Test func `the name of the month opens wheels for the month and the year`() throws {
    let diary = Diary(date("2026-05-31T20:26"))
    let host = graphical(diary)
    try host.find(label: "May 2026").tap()
    try host.find(role: .picker, label: "Month").increment()
    #expect(diary.date == date("2026-06-30T20:26"))
    try host.find(role: .picker, label: "Year").decrement()
    #expect(diary.date == date("2025-06-30T20:26"))
  }

  @Test func `arrow keys move the day, and mirror right to left`() throws {
    let diary = Diary(date("2026-05-31T20:26"))
    let host = graphical(diary)
    for _ in 0..<4 { host.key(.tab) }
    host.key(.rightArrow)
    #expect(diary.date == date("2026-06-01T20:26"))
    host.key(.upArrow)
    #expect(diary.date == date("2026-05-25T20:26"))
    host.key(.pageDown)
    #expect(diary.date == date("2026-06-25T20:26"))
    let mirrored = self.host {
      DatePicker("Day", selection: diary.binding).datePickerStyle(.graphical)
        .environment(\.layoutDirection, .rightToLeft)
    }
    for _ in 0..<4 { mirrored.key(.tab) }
    mirrored.key(.leftArrow)
    #expect(diary.date == date("2026-06-26T20:26"))
  }

  @Test func `weeks begin with the locale's first weekday`() throws {
    let diary = Diary(date("2026-05-28T20:26"))
    #expect(graphical(diary).text.prefix(9).dropFirst(1).first == "S")
    let german = host("de_DE") {
      DatePicker("Tag", selection: diary.binding).datePickerStyle(.graphical)
    }
    #expect(german.text.contains("Mai 2026"))
    #expect(german.text.dropFirst().first == "M")
  }

  @Test func `a wheel is turned by a drag, a tap, keys and a screen reader`() throws {
    let diary = Diary(date("2026-05-28T10:26"))
    let host = host("de_DE") {
      DatePicker("Zeit", selection: diary.binding, displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel).labelsHidden()
    }
    let hour = try host.find(role: .picker, label: "Hour")
    let middle = CGPoint(x: hour.frame.midX, y: hour.frame.midY)
    host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 64), steps: 8)
    #expect(diary.date == date("2026-05-28T12:26"))
    host.tap(at: CGPoint(x: middle.x, y: middle.y - 32))
    #expect(diary.date == date("2026-05-28T11:26"))
    try host.find(role: .picker, label: "Minute").decrement()
    #expect(diary.date == date("2026-05-28T11:25"))
    host.key(.tab)
    host.key(.downArrow)
    #expect(diary.date == date("2026-05-28T11:26"))
  }

  @Test func `the parts of a field change by keys and digits`() throws {
    let diary = Diary(date("2026-05-28T10:26"))
    let host = host {
      DatePicker("Day", selection: diary.binding, displayedComponents: .date)
        .datePickerStyle(.stepperField)
    }
    host.key(.tab)
    host.key(.upArrow)
    #expect(diary.date == date("2026-06-28T10:26"))
    host.key(.rightArrow)
    host.key(.init("1"))
    host.key(.init("2"))
    #expect(diary.date == date("2026-06-12T10:26"))
    try host.find(label: "Later").tap()
    #expect(diary.date == date("2026-06-13T10:26"))
  }

  @Test func `a disabled picker chooses nothing (C150)`() throws {
    let diary = Diary(date("2026-05-28T10:26"))
    let host = host {
      DatePicker("Day", selection: diary.binding).datePickerStyle(.graphical).disabled(true)
    }
    let day = try host.find(label: "Wednesday, May 20, 2026")
    host.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))
    #expect(diary.writes == 0)
    #expect(!day.isEnabled)
  }

  @Test func `labels are hidden and read (C155), and custom styles apply`() throws {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("Next") { configuration.selection += 60 }
        }
      }
    }
    let diary = Diary(date("2026-05-28T10:26"))
    let host = host { DatePicker("Day", selection: diary.binding).datePickerStyle(Plain()) }
    #expect(host.text == ["Day", "Next"])
    try host.find(label: "Next").tap()
    #expect(diary.date == date("2026-05-28T10:27"))
    let hidden = self.host {
      DatePicker("Day", selection: diary.binding, displayedComponents: .date).labelsHidden()
    }
    #expect(hidden.text == ["May 28, 2026"])
    #expect(try hidden.find(role: .button, label: "Day").isPresent)
  }

  @Test
  func `every moment of a year keeps its time when a day is chosen, in zones with summer time`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    let diary = Diary(date("2026-01-15T02:30"))
    let host = TestHost.phone(height: 500) {
      DatePicker("Day", selection: diary.binding).datePickerStyle(.graphical)
        .environment(\.timeZone, calendar.timeZone)
    }
    for _ in 0..<4 { host.key(.tab) }
    for _ in 0..<12 { host.key(.pageDown) }
    #expect(calendar.component(.hour, from: diary.date) == 3)
    #expect(calendar.component(.day, from: diary.date) == 15)
  }

  private func graphical(_ diary: Diary) -> TestHost {
    host { DatePicker("Day", selection: diary.binding).datePickerStyle(.graphical) }
  }
}
