// The client in Swift 5 mode does not import Combine: SwiftUI has its names too.
#if canImport(SwiftUI) && !swift(>=6)
  import SwiftUI
#else
  import Combine
  import Foundation
#endif

// Every spelling of Combine that a program may use: that it compiles in a clean build, and after OpenCombine was built
// again, is what is tested (Docs/decisions/0015-combine.md).

/// The operators, schedulers and publishers by name.
public enum Spellings {
  struct Answer: Decodable { let name: String }

  public static func all() -> Set<AnyCancellable> {
    var all = Set<AnyCancellable>()
    func keep<P: Publisher>(_ publisher: P) {
      publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &all)
    }
    keep([1].publisher)
    keep(Optional(1).publisher)
    keep(Result<Int, Error>.success(1).publisher)
    keep(Just(1).receive(on: DispatchQueue.main))
    keep(Just(1).receive(on: RunLoop.main))
    keep(Just(1).receive(on: OperationQueue.main))
    keep(Just(1).subscribe(on: DispatchQueue.global(qos: .utility)))
    keep(Just(1).delay(for: .milliseconds(1), scheduler: DispatchQueue.main))
    keep(Just(1).delay(for: 0.001, scheduler: RunLoop.main))
    keep(Just(1).debounce(for: .seconds(1), scheduler: RunLoop.main))
    keep(Just(1).debounce(for: .seconds(1), scheduler: DispatchQueue.main))
    keep(Just(1).throttle(for: .seconds(0.5), scheduler: RunLoop.main, latest: true))
    keep(Just(1).throttle(for: 0.5, scheduler: OperationQueue.main, latest: false))
    keep(Just(1).timeout(.seconds(1), scheduler: DispatchQueue.main))
    keep(Just(1).collect(.byTime(RunLoop.main, .seconds(1))))
    keep(Just(1).collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3)))
    keep(Just(1).measureInterval(using: RunLoop.main))
    keep(Timer.publish(every: 60, on: .main, in: .common).autoconnect())
    keep(Timer.TimerPublisher(interval: 60, runLoop: .main, mode: .default).autoconnect())
    keep(NotificationCenter.default.publisher(for: Notification.Name("a"), object: nil))
    keep(Future<Int, Never> { promise in promise(.success(1)) })
    keep(Deferred { Just(1) })
    keep(Empty<Int, Never>(completeImmediately: true))
    keep(Fail<Int, URLError>(error: URLError(.unknown)).retry(1).replaceError(with: 0))
    keep(Just(1).merge(with: Just(2), Just(3)))
    keep(Publishers.MergeMany([Just(1), Just(2)]))
    keep(Publishers.Merge(Just(1), Just(2)))
    keep(Just(1).zip(Just("a"), Just(true)))
    keep(Publishers.Zip(Just(1), Just(2)))
    keep(Just(1).combineLatest(Just("a")))
    keep(Just(1).combineLatest(Just("a"), Just(true), Just(2.0)) { "\($0)\($1)\($2)\($3)" })
    keep(Publishers.CombineLatest3(Just(1), Just(2), Just(3)))
    keep(Just(Just(1)).switchToLatest())
    keep(Just(1).flatMap { Just($0) }.map { $0 + 1 }.filter { $0 > 0 }.share())
    keep(Just(Data()).decode(type: Answer.self, decoder: JSONDecoder()).map(\.name))
    keep(Just(1).encode(encoder: JSONEncoder()))
    keep(Just(1).setFailureType(to: URLError.self).eraseToAnyPublisher())
    keep(CurrentValueSubject<Int, Never>(1).scan(0, +).multicast { PassthroughSubject() })
    return all
  }

  static func load(_ url: URL) -> AnyPublisher<Data, any Error> {
    URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard response is HTTPURLResponse else { throw URLError(.badServerResponse) }
        return data
      }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  // The types by name.
  typealias Optionals = Optional<Int>.Publisher
  typealias Results = Result<Int, any Error>.Publisher
  typealias Notifications = NotificationCenter.Publisher
  typealias Tasks = URLSession.DataTaskPublisher
  typealias Times = (
    DispatchQueue.SchedulerTimeType.Stride, RunLoop.SchedulerTimeType,
    OperationQueue.SchedulerTimeType, DispatchQueue.SchedulerOptions
  )
}

/// Debounces on any scheduler.
struct Debounced<S: Scheduler> {
  let scheduler: S
  func values(_ input: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> {
    input.debounce(for: .milliseconds(300), scheduler: scheduler).eraseToAnyPublisher()
  }
}
