import Foundation

/// Measures the rest of the thread's stack, so that a tree that is nested too deeply ends in a report and not in a
/// crash.
package final class StackGuard {
  private var thread: UInt = 0
  private var lowest: UInt = 0

  /// True while there is room for another level of views; costs two loads and a comparison.
  package var hasRoom: Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    let current = UInt(pthread_self())
    if current != thread { measure(current) }
    return address &- lowest > 512 * 1024
  }

  /// glibc's `pthread_getattr_np`, which Swift's Glibc module lacks.
  private static let attributesOfThread:
    (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32)? =
      dlsym(nil, "pthread_getattr_np").map {
        unsafeBitCast(
          $0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
      }

  /// glibc's `gettid`, which Swift's Glibc module lacks too. It returns the process's number on the initial thread.
  private static let threadNumber: (@convention(c) () -> pid_t)? =
    dlsym(nil, "gettid").map { unsafeBitCast($0, to: (@convention(c) () -> pid_t).self) }

  /// The lowest address of the initial thread's stack. glibc reads the process's whole memory map for it, which takes
  /// 20 µs and more, so it is measured once: that thread lives as long as the process.
  private static let lowestOfInitialThread = measuredLowest() ?? 0

  private func measure(_ current: UInt) {
    thread = current
    if Self.threadNumber?() == getpid() {
      lowest = Self.lowestOfInitialThread
    } else {
      lowest = Self.measuredLowest() ?? lowest
    }
  }

  private static func measuredLowest() -> UInt? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard let ask = attributesOfThread, ask(pthread_self(), attributes) == 0 else { return nil }
    var base: UnsafeMutableRawPointer?
    var size = 0
    pthread_attr_getstack(attributes, &base, &size)
    pthread_attr_destroy(attributes)
    return UInt(bitPattern: base)
  }
}
