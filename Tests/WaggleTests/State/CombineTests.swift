import Combine
import Foundation
import Testing

/// What the module Combine adds to OpenCombine.
@Suite struct CombineTests {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  @Test func `merged publishers publish as they come, and finish when all have`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var log: [String] = []
    let sink = a.merge(with: b, Just(0), [8, 9].publisher)
      .sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(log == ["0", "8", "9", "1", "2", "3", "end"])
    withExtendedLifetime(sink) {}
  }

  @Test func `publishers of one type merge, and a failure ends all`() {
    enum Failed: Error { case once }
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Failed>() }
    var log: [String] = []
    let sink = Publishers.MergeMany(subjects)
      .sink(
        receiveCompletion: { _ in log.append("failure") }, receiveValue: { log.append("\($0)") })
    subjects[2].send(2)
    subjects[1].send(completion: .failure(Failed.once))
    subjects[0].send(0)
    #expect(log == ["2", "failure"])
    withExtendedLifetime(sink) {}
  }

  @Test func `the latest values are combined once all have one`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var log: [String] = []
    let sink = a.combineLatest(b, Just(true)) { "\($0)\($1)\($2)" }
      .sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append($0) })
    a.send(2)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    b.send(completion: .finished)
    #expect(log == ["2xtrue", "3xtrue", "3ytrue", "end"])
    withExtendedLifetime(sink) {}
  }

  @Test func `no more pairs are delivered than were requested`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var log: [Int] = []
    a.combineLatest(b).subscribe(
      AnySubscriber<(Int, Int), Never>(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: {
          log.append($0.0 + $0.1)
          return .none
        }))
    for value in 2...5 { a.send(value) }
    #expect(log == [3, 4])
  }

  @Test func `optionals and results publish`() {
    enum Failed: Error { case once }
    #expect(values(Optional(1).publisher) == [1])
    #expect(values(Int?.none.publisher) == [])
    #expect(values(Result<Int, Failed>.success(1).publisher) == [1])
    #expect(values(Result<Int, Failed>.failure(Failed.once).publisher) == [])
  }

  @Test func `intervals that do not fit are the greatest`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(.max).magnitude == .max)
    #expect(Stride.seconds(-.infinity).magnitude == .min)
    #expect(Stride.seconds(.nan).magnitude == 0)
    #expect(Stride.milliseconds(2) * 3 == .nanoseconds(6_000_000_000_000_000))
    #expect(Stride.seconds(1) + .nanoseconds(.max) == .nanoseconds(.max))
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .seconds(2))) == .seconds(2))
    #expect(now.advanced(by: .seconds(2)).distance(to: now) == .seconds(-2))
  }

  @Test func `every scheduler delivers, also later and from other threads`() async {
    func first<S: Scheduler>(on scheduler: S) async -> Int? {
      let later = Just(1).receive(on: scheduler).delay(for: .milliseconds(2), scheduler: scheduler)
      for await value in later.values { return value }
      return nil
    }
    #expect(await first(on: DispatchQueue.main) == 1)
    // A concurrent queue may deliver the end before the value.
    #expect(await first(on: DispatchQueue(label: "serial")) == 1)
    #expect(await first(on: RunLoop.main) == 1)
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    #expect(await first(on: operations) == 1)
  }

  @Test func `a run loop of another thread is woken by what is scheduled on it`() async {
    final class Place: @unchecked Sendable { var loop: RunLoop? }
    let place = Place()
    let ready = DispatchSemaphore(value: 0)
    let thread = Thread {
      place.loop = .current
      RunLoop.current.add(Timer(timeInterval: 60, repeats: true) { _ in }, forMode: .default)
      ready.signal()
      while !Thread.current.isCancelled {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 60))
      }
    }
    thread.start()
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        ready.wait()
        done.resume()
      }
    }
    let loop = place.loop!
    let started = Date()
    for await _ in Just(1).receive(on: loop).values {}
    #expect(Date().timeIntervalSince(started) < 10)
    thread.cancel()
    loop.schedule {}
  }

  @Test func `a timer with no interval does not stop the program`() async {
    var count = 0
    for await _ in Timer.publish(every: 0, on: .main, in: .common).autoconnect().prefix(3).values {
      count += 1
    }
    #expect(count == 3)
  }

  @Test func `a request that fails publishes why`() async {
    let url = URL(string: "http://127.0.0.1:9/")!
    let answer = URLSession.shared.dataTaskPublisher(for: url).map { _ in "answered" }
      .catch { Just("failed: \($0.code == .cannotConnectToHost)") }
    for await text in answer.values { #expect(text.hasPrefix("failed")) }
  }

  @Test func `a queue of one operation at a time keeps the order of what is delayed`() async {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    var received: [Int] = []
    for await value in (0..<50).publisher.delay(for: .microseconds(100), scheduler: operations)
      .values
    { received.append(value) }
    #expect(received == Array(0..<50))
  }
}
