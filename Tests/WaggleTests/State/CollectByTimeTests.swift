import Combine
import Foundation
import Testing

/// A scheduler whose intervals a test ends.
private final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var actions: [UUID: () -> Void] = [:]
  var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { actions[UUID()] = action }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = UUID()
    actions[id] = action
    return AnyCancellable { self.actions[id] = nil }
  }

  func endInterval() { for action in actions.values { action() } }
}

private enum Failed: Error { case once }

/// `collect(.byTime…)`.
@Suite struct CollectByTimeTests {
  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, Failed>()

  @Test func `what an interval brings is one array, and an empty interval has none`() {
    var log: [String] = []
    let sink = subject.collect(.byTime(scheduler, .seconds(1)))
      .sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    scheduler.endInterval()
    subject.send(1)
    subject.send(2)
    #expect(log == [])
    scheduler.endInterval()
    scheduler.endInterval()
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.endInterval()
    #expect(log == ["[1, 2]", "[3]", "finished"])
    #expect(scheduler.actions.isEmpty)
    withExtendedLifetime(sink) {}
  }

  @Test func `a full array does not wait for the interval`() {
    var log: [[Int]] = []
    let sink = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2))
      .sink(receiveCompletion: { _ in }, receiveValue: { log.append($0) })
    for number in 1...5 { subject.send(number) }
    #expect(log == [[1, 2], [3, 4]])
    scheduler.endInterval()
    #expect(log == [[1, 2], [3, 4], [5]])
    withExtendedLifetime(sink) {}
  }

  @Test func `a failure drops what was collected, and a cancelled subscription ends the timer`() {
    var log: [String] = []
    let sink = subject.collect(.byTime(scheduler, .seconds(1)))
      .sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(.once))
    #expect(log == ["end"] && scheduler.actions.isEmpty)
    withExtendedLifetime(sink) {}
    let other = PassthroughSubject<Int, Never>()
    var cancelled: AnyCancellable? = other.collect(.byTime(scheduler, .seconds(1))).sink { _ in }
    #expect(scheduler.actions.count == 1)
    withExtendedLifetime(cancelled) {}
    cancelled = nil
    #expect(scheduler.actions.isEmpty)
  }

  @Test func `without demand what was collected waits`() {
    var subscription: (any Subscription)?
    var log: [[Int]] = []
    subject.collect(.byTime(scheduler, .seconds(1)))
      .subscribe(
        AnySubscriber(
          receiveSubscription: { subscription = $0 },
          receiveValue: {
            log.append($0)
            return .none
          }, receiveCompletion: { _ in }))
    subject.send(1)
    scheduler.endInterval()
    #expect(log == [])
    subscription?.request(.max(1))
    subject.send(2)
    scheduler.endInterval()
    subject.send(3)
    scheduler.endInterval()
    #expect(log == [[1, 2]])
    subscription?.cancel()
  }

  @Test func `the intervals of a queue end by themselves`() async {
    for await numbers in (1...3).publisher.append(Empty(completeImmediately: false))
      .collect(.byTime(DispatchQueue.global(), .milliseconds(5))).values
    {
      #expect(numbers == [1, 2, 3])
      break
    }
  }
}
