import TestSupport
import Testing
import WaggleBrowser

/// A link to a page, simulated in steps of a millisecond: patches and acknowledgements take half of a round trip each, and the page needs a
/// time for each patch, one after the other.
private struct Link {
  var pace = PatchPace(interval: 1.0 / 60)
  var roundTrip: Double
  var pageTime: Double
  /// How much longer a way may take, by chance.
  var jitter = 0.0
  private var chance = SeededGenerator(seed: 7)
  private(set) var time = 0.0
  private(set) var sent = 0
  private var nextFrame = 0.0
  private var arrivals: [(time: Double, number: Int, made: Double)] = []
  private var answers: [(time: Double, number: Int)] = []
  private var pageIsFree = 0.0
  /// The seconds between the making of each patch and its display.
  private(set) var delays: [Double] = []
  private(set) var mostUnderWay = 0

  init(roundTrip: Double, pageTime: Double = 0.001, jitter: Double = 0) {
    (self.roundTrip, self.pageTime, self.jitter) = (roundTrip, pageTime, jitter)
  }

  /// Runs an animation for some seconds; returns how many patches were shown.
  mutating func run(_ seconds: Double, pageAnswers: Bool = true) -> Int {
    let (end, before) = (time + seconds, delays.count)
    while time < end {
      if let next = pace.next, next <= time, time >= nextFrame { send() }
      show(pageAnswers)
      while let answer = answers.first, answer.time <= time {
        answers.removeFirst()
        pace.acknowledge(answer.number, at: time)
      }
      time += 0.001
    }
    return delays.count - before
  }

  private mutating func send() {
    sent += 1
    nextFrame = max(nextFrame + 1.0 / 60, time + 0.9 / 60)
    pace.send(sent, JSONMessage([1, 2, 3]), at: time)
    mostUnderWay = max(mostUnderWay, pace.count)
    // A connection keeps the order.
    let due = time + roundTrip / 2 + Double.random(in: 0...1, using: &chance) * jitter
    arrivals.append((max(due, arrivals.last?.time ?? 0), sent, time))
  }

  private mutating func show(_ pageAnswers: Bool) {
    while let arrival = arrivals.first, max(arrival.time, pageIsFree) + pageTime <= time {
      arrivals.removeFirst()
      pageIsFree = max(arrival.time, pageIsFree) + pageTime
      delays.append(pageIsFree - arrival.made)
      guard pageAnswers else { continue }
      let due = time + roundTrip / 2 + Double.random(in: 0...1, using: &chance) * jitter
      answers.append((max(due, answers.last?.time ?? 0), arrival.number))
    }
  }
}

@Suite struct PatchPaceTests {
  @Test(arguments: [0.001, 0.02, 0.05, 0.1, 0.2, 0.4], [0.0, 0.02])
  func `a page far away receives 55 patches a second or more`(roundTrip: Double, jitter: Double) {
    var link = Link(roundTrip: roundTrip, jitter: jitter)
    _ = link.run(4)
    let shown = link.run(5)
    #expect(shown >= 5 * 55, "\(Double(shown) / 5) a second")
    #expect(shown <= 5 * 67)
  }

  @Test(arguments: [0.001, 0.02, 0.1, 0.2], [0.03, 0.05, 0.1, 0.3])
  func `a slow page receives what it can show, and no queue grows`(
    roundTrip: Double, pageTime: Double
  ) {
    var link = Link(roundTrip: roundTrip, pageTime: pageTime)
    _ = link.run(20)
    let before = link.delays.count
    let shown = link.run(20)
    #expect(Double(shown) >= 0.6 * min(60, 1 / max(pageTime, 0.001)) * 20, "\(shown)")
    let worst = link.delays[before...].max() ?? 0
    #expect(worst <= roundTrip / 2 + 4 * pageTime + 0.1, "\(worst)")
  }

  @Test func `a way that becomes longer or shorter is learned`() {
    var link = Link(roundTrip: 0.02)
    _ = link.run(5)
    link.roundTrip = 0.2
    _ = link.run(8)
    #expect(link.run(5) >= 5 * 55)
    link.roundTrip = 0.02
    _ = link.run(2)
    #expect(link.run(5) >= 5 * 55)
    #expect(link.pace.window <= 5)
  }

  @Test func `a page that becomes slow for a while is fast again after it`() {
    var link = Link(roundTrip: 0.1)
    _ = link.run(2)
    link.pageTime = 0.2
    _ = link.run(10)
    link.pageTime = 0.001
    _ = link.run(3)
    #expect(link.run(5) >= 5 * 55)
  }

  @Test func `a page that never answers gets a bounded number of patches`() {
    var link = Link(roundTrip: 0.4)
    _ = link.run(10)
    let sent = link.sent
    _ = link.run(10, pageAnswers: false)
    #expect(link.sent - sent <= 2 * PatchPace.mostPatches)
    #expect(link.mostUnderWay <= PatchPace.mostPatches)
  }

  @Test func `large patches wait for one another`() {
    var pace = PatchPace(interval: 1.0 / 60)
    for number in 1...40 {
      pace.send(number, JSONMessage([]), at: Double(number))
      pace.acknowledge(number, at: Double(number) + 0.4)
    }
    #expect(pace.window > 10)
    pace.send(41, JSONMessage(Array(repeating: 0, count: PatchPace.mostBytes)), at: 41)
    #expect(pace.next == nil)
    pace.acknowledge(41, at: 41.4)
    #expect(pace.next != nil)
  }

  @Test func `acknowledgements that make no sense change nothing`() {
    var pace = PatchPace(interval: 1.0 / 60)
    pace.send(1, JSONMessage([]), at: 1)
    pace.acknowledge(0, at: 1.1)
    pace.acknowledge(-5, at: 1.2)
    #expect(pace.count == 1)
    pace.acknowledge(1, at: 0.5)
    #expect(pace.count == 0)
    #expect(pace.window == 1)
    pace.acknowledge(1, at: 2)
    #expect(pace.count == 0)
  }

  @Test func `a page that reconnects continues from any patch in flight`() {
    for shown in 0...6 {
      var pace = PatchPace(interval: 1.0 / 60)
      for number in 1...5 { pace.send(number, JSONMessage([]), at: Double(number)) }
      pace.acknowledge(2, at: 6)
      // Those before the third are not kept.
      #expect(pace.resume(shown, last: 5, at: 7) == (2...5).contains(shown))
      #expect(
        pace.patches.map(\.number)
          == ((2...5).contains(shown) ? Array(1...5).filter { $0 > shown } : []))
    }
  }
}
