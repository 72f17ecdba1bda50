import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// The calendar and the time zone of a view (R249).
@MainActor @Suite struct CalendarTests {
  private let day = Date(timeIntervalSince1970: 0)
  private let tokyo = TimeZone(identifier: "Asia/Tokyo")!
  private let utc = TimeZone(secondsFromGMT: 0)!

  @Test func `R249: a date is shown in the view's time zone, unless its format names one`() {
    var own = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
    own.timeZone = utc
    let format = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
    let host = TestHost {
      VStack {
        Text(day, format: format)
        Text("at \(day, format: format)")
        Text(day, format: own)
        Text(day, format: format).environment(\.timeZone, utc)
      }
      .environment(\.timeZone, tokyo)
    }
    #expect(host.text == ["09:00", "at 09:00", "12:00", "12:00"])
  }

  @Test func `R249: a date is shown in the view's calendar`() {
    let format = Date.FormatStyle(timeZone: utc).year()
    let host = TestHost {
      Text(day, format: format).environment(\.calendar, Calendar(identifier: .buddhist))
    }
    #expect(host.text.first?.contains("2513") == true)
  }

  @Test func `R249: a body reads the calendar and the time zone that are set`() {
    struct Zone: View {
      @Environment(\.timeZone) private var timeZone
      @Environment(\.calendar) private var calendar
      var body: some View { Text("\(timeZone.identifier) \(calendar.firstWeekday)") }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 4
    let host = TestHost {
      Zone().environment(\.timeZone, tokyo).environment(\.calendar, calendar)
    }
    #expect(host.text == ["Asia/Tokyo 4"])
    #expect(EnvironmentValues().timeZone == .autoupdatingCurrent)
  }
}
