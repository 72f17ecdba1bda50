package import Foundation
import Glibc
import Synchronization

/// Finds frames that take too long, or that never end, and names the view whose code is running (C712).
///
/// A thread looks at intervals which frame is running. If it is the one of the last time, a signal makes the frame's own thread
/// write a line on stderr; a frame that ends after all is reported as W-STUCK. A frame costs two stores. A program that was
/// stopped in a debugger for as long is found too.
package enum Watchdog {
  /// Counts the beginnings and ends of frames: odd while one is running.
  private static let count = Atomic<UInt>(0)
  /// The thread that runs the frame.
  private static let thread = Atomic<UInt>(0)
  /// The count of the frame that was found last.
  private static let found = Atomic<UInt>(0)
  /// Counts the calls of `watch` and `stop`; a watching thread ends when it changes.
  private static let watch = Atomic<UInt>(0)
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
    let number = watch.add(1, ordering: .relaxed).newValue
    let thread = Thread { run(number, limit) }
    thread.name = "Waggle watchdog"
    thread.stackSize = 1 << 17
    thread.start()
  }

  /// Watches no more.
  package static func stop() { watch.add(1, ordering: .relaxed) }

  private static func run(_ number: UInt, _ limit: TimeInterval) {
    var last: UInt = 0
    while watch.load(ordering: .relaxed) == number {
      Thread.sleep(forTimeInterval: limit)
      let now = count.load(ordering: .relaxed)
      if now == last, !now.isMultiple(of: 2), found.load(ordering: .relaxed) != now {
        found.store(now, ordering: .relaxed)
        pthread_kill(thread.load(ordering: .relaxed), signal)
      }
      last = now
    }
  }

  static func begin() {
    let own = pthread_self()
    if thread.load(ordering: .relaxed) != own {
      thread.store(own, ordering: .relaxed)
      admitSignal()
    }
    count.store(count.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }

  /// Threads of libdispatch, one of which may run the main actor, keep out all signals but those of crashes.
  private static func admitSignal() {
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
