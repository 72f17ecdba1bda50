import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite("TimelineView follows a schedule")
struct TimelineViewTests {
  @Observable final class Model { var isPaused = false }

  private func seconds(_ context: TimelineViewDefaultContext, from start: Date) -> Text {
    Text(verbatim: "\(Int((context.date.timeIntervalSince(start) * 100).rounded()))")
  }

  private func texts<Schedule: TimelineSchedule>(
    _ schedule: Schedule, from start: Date, at moments: [TimeInterval]
  ) -> [String] {
    let host = motionHost {
      TimelineView(schedule) { seconds($0, from: start) }
    }
    return moments.map { moment in
      host.advance(by: moment)
      return host.text.first ?? ""
    }
  }

  @Test func `M092: a periodic schedule is aligned to its start`() {
    let now = Date()
    let host = motionHost {
      TimelineView(.periodic(from: now - 12, by: 5)) { seconds($0, from: now - 12) }
    }
    #expect(host.text == ["1000"])
    host.advance(by: 2.9)
    #expect(host.text == ["1000"])
    host.advance(by: 0.2)
    #expect(host.text == ["1500"])
  }

  @Test func `M092: of an explicit schedule the last date stays`() {
    let start = Date()
    let dates = [start - 1, start + 1, start + 2]
    #expect(
      texts(.explicit(dates), from: start, at: [0.5, 1, 1, 5]) == ["-100", "100", "200", "200"])
  }

  @Test func `M092: an animation changes with each frame, and a paused one stays`() {
    let start = Date()
    let model = Model()
    let host = motionHost {
      TimelineView(.animation(paused: model.isPaused)) { seconds($0, from: start) }
    }
    host.advance(by: 0.5)
    let first = host.text
    host.advance(by: 0.1)
    let second = host.text
    #expect(first != second)
    host.frame { model.isPaused = true }
    host.advance(by: 1)
    #expect(host.text == second)
    let before = host.counts.bodies
    host.advance(by: 1)
    #expect(host.counts.bodies == before)
    host.frame { model.isPaused = false }
    #expect(host.text != second)
  }

  @Test func `M092: an animation changes no more often than its interval`() {
    let start = Date()
    let host = motionHost {
      TimelineView(.animation(minimumInterval: 0.5)) { seconds($0, from: start) }
    }
    let before = host.counts.bodies
    host.advance(by: 2)
    // The content and the text in it, four times.
    #expect(host.counts.bodies - before <= 8)
  }

  @Test func `M092: every minute begins at a whole minute`() {
    let schedule = EveryMinuteTimelineSchedule()
    let date = Date(timeIntervalSinceReferenceDate: 130)
    let found = schedule.entries(from: date, mode: .normal).prefix(2)
    #expect(found.map(\.timeIntervalSinceReferenceDate) == [120, 180])
  }

  @Test func `a schedule whose dates do not continue ends without a hang`() {
    let start = Date()
    let host = motionHost {
      TimelineView(.explicit(repeatElement(start, count: .max))) { seconds($0, from: start) }
    }
    #expect(host.text == ["0"])
  }

  @Test func `a periodic schedule does not run between its dates`() {
    let start = Date()
    let host = motionHost {
      TimelineView(.periodic(from: start, by: 10)) { seconds($0, from: start) }
    }
    let before = host.counts.bodies
    host.advance(by: 5)
    #expect(host.counts.bodies == before)
  }
}
