import Dispatch
import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Work on threads that are not the main actor's.
private enum Worker {
  /// Runs `work` on some threads at once, and suspends until all have ended.
  static func run(threads: Int = 1, _ work: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<threads {
        group.addTask {
          await withCheckedContinuation { ended in
            DispatchQueue.global().async {
              work(index)
              ended.resume()
            }
          }
        }
      }
    }
  }
}

/// Sets a state of a view: in the closure of an old-style completion handler the compiler does not see the thread.
private struct Setter: @unchecked Sendable {
  var get: () -> [Int]
  var set: ([Int]) -> Void
}

private struct Rows: View {
  @State private var items: [Int] = []
  let share: (Setter, Binding<[Int]>) -> Void

  var body: some View {
    VStack {
      Text("\(items.count) rows")
      Color.red.frame(width: CGFloat(items.count), height: 10)
    }
    .onAppear {
      let state = _items
      share(
        Setter(get: { state.wrappedValue }, set: { state.wrappedValue = $0 }), $items)
    }
  }
}

@MainActor @Suite struct StateOnThreadsTests {
  private func open() -> (host: TestHost, state: Setter, binding: Binding<[Int]>) {
    var shared: (Setter, Binding<[Int]>)?
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Rows { shared = ($0, $1) }
    }
    host.settle()
    return (host, shared!.0, shared!.1)
  }

  @Test func `R292: a state that another thread sets is read there at once, and is shown`()
    async throws
  {
    let (host, state, _) = open()
    let counts = Counts()
    await Worker.run { _ in
      for number in 0..<2000 {
        state.set(state.get() + [number])
        counts.all.append(state.get().count)
      }
    }
    #expect(counts.all == Array(1...2000))
    try await host.settle(until: { host.text == ["2,000 rows"] }, timeout: 60)
    #expect(state.get().count == 2000)
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func `R292: a binding to a state, or to a part of one, is set by another thread in the same way`()
    async throws
  {
    let (host, _, binding) = open()
    await Worker.run { _ in
      binding.wrappedValue = [0, 0, 0]
      for _ in 0..<500 { binding[1].wrappedValue = 7 }
      for number in 0..<500 { binding.wrappedValue.append(number) }
    }
    try await host.settle(until: { host.text == ["503 rows"] }, timeout: 60)
    #expect(binding.wrappedValue.count == 503 && host.diagnostics.isEmpty)
  }

  @Test
  func `R292: threads that set a state while its views are updated leave one of their values`()
    async throws
  {
    let (host, state, _) = open()
    let isDone = Flag()
    async let threads: Void = {
      await Worker.run(threads: 3) { thread in
        for number in 1...400 { state.set(Array(repeating: thread, count: number)) }
      }
      isDone.set()
    }()
    while !isDone.value {
      _ = state.get()
      await host.advance(by: 0.016)
    }
    await threads
    try await host.settle(
      until: { host.text == ["\(state.get().count) rows"] }, timeout: 60)
    #expect(Set(state.get()).count == 1)
  }

  @Test func `R292: a change that another thread animates is animated, and completes`() async throws
  {
    let (host, state, _) = open()
    let isComplete = Flag()
    await Worker.run { _ in
      withAnimation(.linear(duration: 1)) {
        state.set(Array(0..<200))
      } completion: {
        isComplete.set()
      }
    }
    #expect(!isComplete.value)
    try await host.settle(until: { host.text == ["200 rows"] || host.time > 0.2 }, timeout: 60)
    let width = host.displayList.description
    #expect(!isComplete.value)
    await host.advance(by: 2)
    #expect(isComplete.value)
    #expect(host.displayList.description != width)
  }

  @Test func `R292: a state that outlives its host is still read and set by all threads`() async {
    var state: Setter?
    do {
      let (host, shared, _) = open()
      state = shared
      await host.settle()
    }
    let kept = state!
    await Worker.run(threads: 2) { thread in for _ in 0..<200 { kept.set([thread]) } }
    await Task.yield()
    #expect(kept.get().count == 1)
  }
}

/// What one thread at a time has counted.
private final class Counts: @unchecked Sendable {
  var all: [Int] = []
}

/// A truth that threads share.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false

  var value: Bool { lock.withLock { isSet } }
  func set() { lock.withLock { isSet = true } }
}
