package import Foundation
import Glibc
import Synchronization

/// Finds frames that take too long, or that never end, and names the view whose code is running (C712).
///
/// A thread looks at intervals which frame is running. If it is the one of the last time, a signal makes the frame's own thread
/// write a line on stderr; a frame that ends after all is reported as W-STUCK. While no frame is running, the thread waits for one: a
/// program at rest does not wake up (C603). A frame costs three stores. A program that was stopped in a debugger for
/// as long is found too.
package enum Watchdog {
  /// Counts the beginnings and ends of frames: odd while one is running.
  private static let count = Atomic<UInt>(0)
  /// The thread that runs the frame.
  private static let thread = Atomic<UInt>(0)
  /// The count of the frame that was found last.
  private static let found = Atomic<UInt>(0)
  /// Counts the calls of `watch` and `stop`; a watching thread ends when it changes.
  private static let watch = Atomic<UInt>(0)
  /// Whether the watching thread waits for a frame.
  private static let isWaiting = Atomic<Bool>(false)
  /// What it waits for.
  private nonisolated(unsafe) static let nextFrame = {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
    return semaphore
  }()
  /// Set in the threads that let the signal in.
  private static let admission = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  /// How many bytes at the end of the memory are the line of the frame that was found.
  private static let length = Atomic<Int>(0)
  /// Where the line is built: a signal's handler must not allocate. The thread of the frames alone uses it.
  private nonisolated(unsafe) static let memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 8_192, alignment: 1)
  /// A signal that does nothing by default, and that nothing else sends.
  private static let signal = SIGURG

  /// Watches the frames of the process until `stop`.
  ///
  /// - Parameter limit: how long a frame may take, in seconds; it is found before twice as long has passed.
  package static func watch(limit: TimeInterval = 5) {
    // Made before the handler needs it.
    _ = memory.count
    length.store(0, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Watchdog.note() }
    action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
    sigaction(signal, &action, nil)
    let number = next()
    let thread = Thread { run(number, limit) }
    thread.stackSize = 1 << 17
    thread.start()
  }

  /// Watches no more.
  package static func stop() { _ = next() }

  /// Ends the watching thread that there is.
  private static func next() -> UInt {
    defer { wake() }
    return watch.add(1, ordering: .sequentiallyConsistent).newValue
  }

  private static func run(_ number: UInt, _ limit: TimeInterval) {
    Thread.current.name = "Waggle watchdog"
    var last: UInt = 0
    while watch.load(ordering: .relaxed) == number {
      Thread.sleep(forTimeInterval: limit)
      let now = count.load(ordering: .relaxed)
      if now == last, !now.isMultiple(of: 2), found.load(ordering: .relaxed) != now {
        found.store(now, ordering: .relaxed)
        pthread_kill(thread.load(ordering: .relaxed), signal)
      }
      last = now.isMultiple(of: 2) ? countOfNextFrame(after: now) : now
    }
  }

  /// Waits until a frame begins.
  private static func countOfNextFrame(after now: UInt) -> UInt {
    isWaiting.store(true, ordering: .sequentiallyConsistent)
    // A frame that has begun meanwhile may not have seen that.
    let isOver = count.load(ordering: .sequentiallyConsistent) != now
    if !isOver || !isWaiting.exchange(false, ordering: .sequentiallyConsistent) {
      sem_wait(nextFrame)
    }
    return count.load(ordering: .relaxed)
  }

  private static func wake() {
    if isWaiting.exchange(false, ordering: .sequentiallyConsistent) { sem_post(nextFrame) }
  }

  static func begin() {
    if pthread_getspecific(admission) == nil { admitSignal() }
    thread.store(pthread_self(), ordering: .relaxed)
    count.store(count.load(ordering: .relaxed) &+ 1, ordering: .sequentiallyConsistent)
    if isWaiting.load(ordering: .sequentiallyConsistent) { wake() }
  }

  /// Threads of libdispatch, one of which may run the main actor, keep out all signals but those of crashes. A new thread may have the
  /// number of one that has ended, so the threads that let the signal in are not known by their numbers.
  private static func admitSignal() {
    pthread_setspecific(admission, UnsafeRawPointer(bitPattern: 1))
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  static func end(_ runtime: Runtime) {
    let number = count.load(ordering: .relaxed)
    count.store(number &+ 1, ordering: .relaxed)
    guard found.load(ordering: .relaxed) == number else { return }
    let bytes = memory.suffix(length.exchange(0, ordering: .relaxed))
    let words = String(decoding: bytes, as: UTF8.self).dropLast()
    guard let path = words.range(of: ", view ") else { return }
    runtime.reportOnce(
      .stuck(in: String(words[..<path.lowerBound]), at: String(words[path.upperBound...])))
  }

  /// Writes which code is running: called by the signal, in the thread of the frame.
  private static func note() {
    guard let crumb = CrashReporter.crumb else { return }
    var line = CrashLine(in: memory)
    line.prepend("\n")
    crumb.prepend(to: &line)
    length.store(line.text.count, ordering: .relaxed)
    line.prepend("Waggle: W-STUCK: an update takes long, in ")
    line.write(to: STDERR_FILENO)
  }
}
