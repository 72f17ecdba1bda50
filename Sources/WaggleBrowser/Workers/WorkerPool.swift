import Foundation
import Glibc
import Synchronization

/// The workers of a program: processes that run it too, each for some of the pages.
///
/// Each has a thread that starts it, waits for its end, and starts it again, until the program ends.
/// The pages of a worker that has ended open new sessions by themselves (M201).
final class WorkerPool: Sendable {
  private struct Register {
    var processes: [WorkerProcess?]
    var loads: WorkerLoads
    var isEnding = false
  }

  private let count: Int
  private let order: @Sendable (Int) -> WorkerOrder
  private let log: ThrottledLog
  private let state: Mutex<Register>
  private let start = ContinuousClock.now

  /// - Parameter order: what the worker of an index has to know.
  init(count: Int, log: ThrottledLog, order: @escaping @Sendable (Int) -> WorkerOrder) {
    (self.count, self.log, self.order) = (count, log, order)
    state = Mutex(
      Register(processes: Array(repeating: nil, count: count), loads: WorkerLoads(count: count)))
  }

  /// Seconds since the program began.
  private var time: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Starts all workers. None of them outlives this process: each notices its end, of any kind.
  func run() {
    for index in 0..<count {
      Thread.detachNewThread { [self] in supervise(index) }
    }
  }

  /// Ends all workers, and returns when they have ended. Those that have not after five seconds are killed.
  func end() async {
    let ended = state.withLock { state in
      state.isEnding = true
      return state.processes.compactMap(\.self)
    }
    for process in ended { process.channel.shut() }
    for _ in 0..<250 where isRunning { try? await Task.sleep(for: .milliseconds(20)) }
    for process in state.withLock({ $0.processes.compactMap(\.self) }) { kill(process.id, SIGKILL) }
    for _ in 0..<50 where isRunning { try? await Task.sleep(for: .milliseconds(20)) }
  }

  private var isRunning: Bool { state.withLock { $0.processes.contains { $0 != nil } } }
}

// MARK: Connections

extension WorkerPool {
  /// Hands a connection to a worker, which has it then too. Waits up to two seconds for one that is being started.
  ///
  /// - Parameter bytes: what was read of the connection, with the whole first line.
  /// - Returns: whether a worker has it.
  func hand(_ file: Int32, _ bytes: [UInt8]) async -> Bool {
    let line = bytes.prefix { $0 != 10 && $0 != 13 }
    let choice = WorkerChoice(String(decoding: line, as: UTF8.self), of: count)
    for _ in 0..<100 {
      if let index = state.withLock({ $0.loads.worker(for: choice, at: time) }),
        send(bytes, file, to: index) == 0
      {
        return true
      }
      guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { break }
    }
    return false
  }

  /// Inside the lock: the channel is closed only after the process was removed.
  private func send(_ bytes: [UInt8], _ file: Int32, to index: Int) -> Int32 {
    state.withLock { $0.processes[index]?.channel.send(bytes, file: file) ?? EPIPE }
  }
}

// MARK: A worker's life

extension WorkerPool {
  /// Keeps a worker running.
  private func supervise(_ index: Int) {
    var pause = RestartPause()
    while true {
      let begin = time
      guard let words = live(index) else { return }
      let seconds = pause.next(after: time - begin)
      let rest =
        seconds == 1 ? "1 second" : seconds < 1 ? "\(seconds) seconds" : "\(Int(seconds)) seconds"
      log.add(
        "worker \(index + 1) \(words) in \(rest), with new sessions for its pages")
      Thread.sleep(forTimeInterval: seconds)
    }
  }

  /// Starts a worker, and waits until it has ended.
  ///
  /// - Returns: how it ended, and what follows; nil if the program ends.
  private func live(_ index: Int) -> String? {
    let process: WorkerProcess
    do {
      guard let started = try begin(index) else { return nil }
      process = started
    } catch let error as WorkerError {
      return "cannot be started (\(error.reason)): it is tried again"
    } catch {
      return "cannot be started (\(error)): it is tried again"
    }
    while let message = process.channel.receive() {
      guard let sessions = Int(String(decoding: message.bytes, as: UTF8.self)) else { continue }
      state.withLock { $0.loads.report(sessions, of: index) }
    }
    state.withLock { $0.loads.end(index) }
    let ending = process.wait()
    // A signal that was sent to all processes ends the program too, a moment later.
    Thread.sleep(forTimeInterval: 0.05)
    let isEnding = state.withLock { state in
      state.processes[index] = nil
      return state.isEnding
    }
    process.channel.close()
    return isEnding ? nil : "\(ending.words): it is started again"
  }

  /// Starts a worker and gives it its order; nil if the program ends.
  private func begin(_ index: Int) throws -> WorkerProcess? {
    try state.withLock { state in
      guard !state.isEnding else { return nil }
      let process = try WorkerProcess.start()
      _ = process.channel.send(order(index).bytes)
      state.processes[index] = process
      state.loads.begin(index)
      return process
    }
  }
}
