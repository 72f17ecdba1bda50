import Testing
import WaggleBrowser

/// Which worker a request is for.
@Suite struct WorkerChoiceTests {
  private func choice(_ target: String, of count: Int = 4) -> WorkerChoice {
    WorkerChoice("GET \(target) HTTP/1.1", of: count)
  }

  @Test(arguments: [("1-8f31", 0), ("4-8f31", 3), ("2-3-4", 1)])
  func `a tab whose name begins with a worker's number has that worker, whatever it asks for`(
    tab: String, worker: Int
  ) {
    for path in ["/live", "/face/3/4E00", "/", "/clover/3", "/page.js"] {
      #expect(choice("\(path)?token=a&tab=\(tab)") == .worker(worker))
      #expect(choice("\(path)?tab=\(tab)&token=a&inspects=7") == .worker(worker))
    }
  }

  @Test(arguments: [
    "bee", "0-8f31", "5-8f31", "-1-2", "3-", "-", "9999999999999999999999-1", "🐝", "%25",
  ])
  func `a tab with any other name has one worker, the same each time`(tab: String) {
    let first = WorkerChoice.worker(ofTab: tab, of: 4)
    #expect((0..<4).contains(first))
    #expect(WorkerChoice.worker(ofTab: tab, of: 4) == first)
    #expect(WorkerChoice.worker(ofTab: tab, of: 1) == 0)
  }

  @Test func `names of tabs are spread over the workers`() {
    var counts = [0, 0, 0, 0]
    for number in 0..<4000 {
      counts[WorkerChoice.worker(ofTab: String(number, radix: 16), of: 4)] += 1
    }
    #expect(counts.allSatisfy { (800...1200).contains($0) })
  }

  @Test func `a client that names no tab has one place for its session`() {
    #expect(choice("/live?token=a") == .worker(0))
    #expect(choice("/face/3?token=a") == .worker(0))
    #expect(choice("/live?token=a&tab=") == .worker(0))
  }

  @Test func `a page is loaded from the least busy worker, and a file from any`() {
    #expect(choice("/?token=a") == .leastBusy)
    #expect(choice("/clover/3?token=a&inspect") == .leastBusy)
    #expect(choice("/page.js") == .anyone)
    #expect(choice("/font/0") == .anyone)
    #expect(choice("/") == .anyone)
  }

  @Test(arguments: ["", " ", "GET", "GET ", "nonsense", "GET ? HTTP/1.1", "\u{0}\u{FFFD}"])
  func `a line that cannot be read is for any worker, which refuses it`(line: String) {
    #expect(WorkerChoice(line, of: 2) == .anyone)
  }

  @Test(arguments: [(64, 1), (64, 2), (5, 2), (10_000, 64), (7, 7), (8, 3)])
  func `the workers' shares add up to all sessions, and differ by at most one`(
    sessions: Int, count: Int
  ) {
    let shares = (0..<count).map { WorkerChoice.share(of: sessions, worker: $0, of: count) }
    #expect(shares.reduce(0, +) == sessions)
    #expect(shares.max()! - shares.min()! <= 1)
    #expect(shares.min()! >= 1)
  }
}

/// How busy workers are, and which of them run.
@Suite struct WorkerLoadsTests {
  private func loads(_ count: Int) -> WorkerLoads {
    var loads = WorkerLoads(count: count)
    for index in 0..<count { loads.begin(index) }
    return loads
  }

  @Test func `pages that are loaded at once go to all workers in turn`() {
    var loads = loads(3)
    let chosen = (0..<6).map { _ in loads.worker(for: .leastBusy, at: 0) }
    #expect(chosen == [0, 1, 2, 0, 1, 2])
  }

  @Test func `the next page goes to the worker with the fewest sessions`() {
    var loads = loads(2)
    loads.report(3, of: 0)
    loads.report(1, of: 1)
    let chosen = (0..<3).map { _ in loads.worker(for: .leastBusy, at: 0) }
    #expect(chosen == [1, 1, 0])
  }

  @Test func `a page that got its session is not counted twice`() {
    var loads = loads(2)
    #expect(loads.worker(for: .leastBusy, at: 0) == 0)
    loads.report(1, of: 0)
    #expect(loads.worker(for: .leastBusy, at: 1) == 1)
    loads.report(1, of: 1)
    #expect(loads.worker(for: .leastBusy, at: 2) == 0)
  }

  @Test func `a page that never got a session counts for ten seconds`() {
    var loads = loads(2)
    #expect(loads.worker(for: .leastBusy, at: 0) == 0)
    loads.report(1, of: 1)
    #expect(loads.worker(for: .leastBusy, at: 1) == 0)
    #expect(loads.worker(for: .leastBusy, at: 9) == 1)
    #expect(loads.worker(for: .leastBusy, at: 11) == 0)
  }

  @Test func `a worker that has ended gets nothing until it is started again`() {
    var loads = loads(2)
    loads.end(0)
    #expect(loads.worker(for: .worker(0), at: 0) == nil)
    #expect(loads.worker(for: .worker(1), at: 0) == 1)
    #expect(loads.worker(for: .leastBusy, at: 0) == 1)
    #expect((0..<3).map { _ in loads.worker(for: .anyone, at: 0) } == [1, 1, 1])
    loads.begin(0)
    #expect(loads.worker(for: .worker(0), at: 0) == 0)
    #expect(loads.worker(for: .leastBusy, at: 0) == 0)
  }

  @Test func `without any worker there is none to choose`() {
    var loads = WorkerLoads(count: 2)
    for choice in [WorkerChoice.worker(1), .leastBusy, .anyone] {
      #expect(loads.worker(for: choice, at: 0) == nil)
    }
  }

  @Test func `files come from all workers in turn`() {
    var loads = loads(3)
    #expect(Set((0..<3).map { _ in loads.worker(for: .anyone, at: 0) }) == [0, 1, 2])
  }
}

/// How long a worker waits before it is started again.
@Suite struct RestartPauseTests {
  @Test func `a worker that ends at once again and again waits twice as long, up to half a minute`()
  {
    var pause = RestartPause()
    #expect((0..<8).map { _ in pause.next(after: 1) } == [0.5, 1, 2, 4, 8, 16, 30, 30])
  }

  @Test func `a worker that has run for ten seconds is started again after half a second`() {
    var pause = RestartPause()
    for _ in 0..<5 { _ = pause.next(after: 0) }
    #expect(pause.next(after: 10) == 0.5)
    #expect(pause.next(after: 1) == 1)
  }
}
