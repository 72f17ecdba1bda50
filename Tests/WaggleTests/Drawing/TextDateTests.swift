import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite("Texts of dates update themselves")
struct TextDateTests {
  @Observable final class Model { var kind = 0 }

  private func texts(at moments: [Double], _ text: @escaping (Date) -> Text) -> [String] {
    let host = TestHost { text(Date()) }
    var time = 0.0
    return moments.map { moment in
      host.advance(by: moment - time)
      time = moment
      return host.text.first ?? ""
    }
  }

  @Test func `C190: a timer counts to its date and then from it`() {
    let shown = texts(at: [0, 0.9, 1.1, 2.1, 3.5, 4.5]) { Text($0 + 2.05, style: .timer) }
    #expect(shown == ["0:03", "0:02", "0:01", "0:00", "0:01", "0:02"])
  }

  @Test func `C190: a relative date has the two largest units`() {
    let shown = texts(at: [0, 1.1, 2.1, 63.1]) { Text($0 + 3660.5, style: .relative) }
    #expect(shown == ["1 hr, 1 min", "1 hr, 1 min", "1 hr", "59 min, 58 sec"])
    #expect(texts(at: [0]) { Text($0 - 90_000.5, style: .relative) } == ["1 day, 1 hr"])
  }

  @Test func `C190: an offset has a sign and the largest unit`() {
    #expect(
      texts(at: [0, 1.1]) { Text($0 - 59.5, style: .offset) } == ["+59 seconds", "+1 minute"])
    #expect(texts(at: [0]) { Text($0 + 7199.5, style: .offset) } == ["-2 hours"])
  }

  @Test func `C191: a timer is still outside of its interval`() {
    let down = texts(at: [0, 1.5, 2.5, 3.5, 9]) { Text(timerInterval: $0 + 1...$0 + 3) }
    #expect(down == ["0:02", "0:02", "0:01", "0:00", "0:00"])
    let up = texts(at: [0, 1.5, 2.5, 9]) { Text(timerInterval: $0 + 1...$0 + 3, countsDown: false) }
    #expect(up == ["0:00", "0:00", "0:01", "0:02"])
  }

  @Test func `C191: a paused timer is still`() {
    let shown = texts(at: [0, 5]) {
      Text(timerInterval: $0...$0 + 7300, pauseTime: $0 + 100, showsHours: false)
    }
    #expect(shown == ["120:00", "120:00"])
    #expect(
      texts(at: [0]) { Text(timerInterval: $0...$0 + 7300, pauseTime: $0 + 100) } == ["2:00:00"])
  }

  @Test func `C190: texts update themselves within others, in the locale of the view`() {
    #expect(texts(at: [0]) { Text("Left: \($0 + 59.5, style: .timer)!") } == ["Left: 1:00!"])
    let start = Date()
    let host = TestHost {
      Text(start + 120, style: .offset).environment(\.locale, Locale(identifier: "de"))
    }
    host.advance(by: 0.5)
    #expect(host.text == ["-2 Minuten"])
  }

  @Test
  func
    `C190: no body runs when a text updates itself, and a text that changes each minute has no work between`()
  {
    let start = Date()
    let host = TestHost { Text(start + 3599.5 + 3600, style: .relative) }
    host.advance(by: 0.1)
    let before = host.counts
    host.advance(by: 50)
    #expect(host.text == ["1 hr, 59 min"])
    #expect(host.counts.bodies == before.bodies)
    let now = host.counts
    host.advance(by: 5)
    #expect(host.counts.layouts == now.layouts)
  }

  @Test func `C190: a text that is gone, or another one by now, does not wake the host`() {
    let (model, start) = (Model(), Date())
    let host = TestHost {
      VStack {
        if model.kind == 1 { Text(start, style: .timer) }
        model.kind == 2 ? Text(start, style: .timer) : Text(verbatim: "still")
      }
    }
    let nodes = (0..<3).map { _ in
      for kind in [1, 2, 1, 0] {
        model.kind = kind
        host.frame()
        host.advance(by: 2)
      }
      return host.counts.nodesLive
    }
    #expect(Set(nodes).count == 1)
    #expect(host.runtime.timers.next == nil)
  }

  @Test func `a range of dates shows days if there are two`() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let texts = VStack {
      Text(date...date + 3600)
      Text(DateInterval(start: date, duration: 90_000))
      Text(date, style: .date)
      Text(date, style: .time)
    }
    let host = TestHost { texts.environment(\.timeZone, TimeZone(identifier: "UTC")!) }
    #expect(
      host.text.map { $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") } == [
        "10:13 – 11:13 PM", "Nov 14, 2023 at 10:13 PM – Nov 15, 2023 at 11:13 PM",
        "November 14, 2023",
        "10:13 PM",
      ])
  }
}
