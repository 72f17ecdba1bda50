import Foundation
import Testing
import Waggle
import WaggleBrowser

@Suite("The parts of a session, without a page")
struct SessionPartsTests {
  private let frame = FramePace.interval

  private func pace(last: Double, end: Double) -> FramePace {
    var pace = FramePace()
    _ = pace.begin(at: last)
    pace.finish(at: end)
    return pace
  }

  @Test func `frames go forward in time`() {
    var pace = pace(last: 2, end: 2)
    #expect(pace.begin(at: 1) == 2)
    #expect(pace.begin(at: 3) == 3)
  }

  @Test func `an animation runs a frame after the last, and none while no patch may be sent`() {
    let pace = pace(last: 2, end: 2)
    for isUnsent in [false, true] {
      #expect(pace.next(moment: 2, sending: nil, hasUnsentFrame: isUnsent) == nil)
    }
    #expect(pace.next(moment: 2, sending: 1, hasUnsentFrame: false) == pace.earliest)
    #expect(pace.next(moment: 2, sending: 5, hasUnsentFrame: false) == 5)
  }

  @Test func `a timer runs when it is due, also while no patch may be sent`() {
    let pace = pace(last: 2, end: 2)
    #expect(pace.next(moment: 7, sending: nil, hasUnsentFrame: true) == 7)
    #expect(pace.next(moment: 2.001, sending: nil, hasUnsentFrame: false) == pace.earliest)
  }

  @Test func `a timer that was due during a slow frame waits for what has arrived meanwhile`() {
    let pace = pace(last: 2, end: 3)
    #expect(pace.next(moment: 2.5, sending: nil, hasUnsentFrame: false) == 3 + frame / 8)
    #expect(pace.earliestForReports == 3 + frame / 8)
  }

  @Test func `a patch that waits is sent as soon as it may be`() {
    let pace = pace(last: 2, end: 2)
    #expect(pace.next(moment: nil, sending: 1, hasUnsentFrame: true) == 1)
    #expect(pace.next(moment: 2, sending: 1, hasUnsentFrame: true) == 1)
    #expect(pace.next(moment: nil, sending: 1, hasUnsentFrame: false) == nil)
  }

  private func report(_ y: Int, isMoving: Bool) -> ScrollReport {
    ScrollReport(offset: CGPoint(x: 0, y: y), number: 0, correction: .zero, isMoving: isMoving)
  }

  @Test func `L250: of the reports of a scroll view the newest is kept`() {
    var reports = ScrollReports()
    reports.add(report(1, isMoving: true), of: 7)
    reports.add(report(2, isMoving: true), of: 3)
    reports.add(report(3, isMoving: true), of: 7)
    let taken = reports.takeAll()
    #expect(taken.map(\.scrollView) == [3, 7])
    #expect(taken.map(\.report.offset.y) == [2, 3])
    #expect(reports.isEmpty)
  }

  @Test
  func
    `L250: only the end of a gesture is due after the reports before it, of the same scroll view`()
  {
    for (wasMoving, isMoving) in [(false, false), (false, true), (true, false), (true, true)] {
      var reports = ScrollReports()
      reports.add(report(1, isMoving: wasMoving), of: 7)
      let next = report(2, isMoving: isMoving)
      #expect(reports.areDue(before: next, of: 7) == (wasMoving && !isMoving))
      #expect(!reports.areDue(before: next, of: 8))
    }
  }

  @Test func `a page receives the settings that have changed, and all with its first patch`() {
    let old = PageSettings(
      isDark: false, language: PageLanguage(EnvironmentValues()), keys: HandledKeys(), drag: 1)
    let first = old.changes(since: nil)
    #expect(first.isDark == false && first.language != nil && first.keys != nil && first.drag == 1)
    #expect(old.changes(since: old).isEmpty)
    var new = old
    new.isDark = true
    let changes = new.changes(since: old)
    #expect(changes.isDark == true && !changes.isEmpty)
    #expect(changes.language == nil && changes.keys == nil && changes.drag == nil)
  }

  @Test func `a page may acknowledge the patches that were sent, and no others`() throws {
    var patches = PatchQueue()
    #expect(throws: WebSocketClose.self) { try patches.acknowledge(1, at: 0) }
    _ = patches.send(at: 0, hasAnswer: true) { _ in JSONMessage([]) }
    #expect(throws: WebSocketClose.self) { try patches.acknowledge(2, at: 0) }
    #expect(try patches.acknowledge(0, at: 0) == false)
    #expect(try patches.acknowledge(1, at: 0) == true)
    #expect(patches.inFlight.isEmpty)
  }
}
