import Glibc

/// Memory that is free in this process.
package enum FreeMemory {
  /// Gives it back to the system, where the C library can: the allocator alone keeps it for later use.
  ///
  /// Costs some milliseconds for 100 MB.
  package static func release() {
    typealias Trim = @convention(c) (Int) -> CInt
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    // The type is that of the C library's header.
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }
}
