/// How often a test repeats something before it compares the counters, which must be equal: a thousand times. Debug builds,
/// which are slower, repeat it thirty times: what one round leaves behind shows in the second.
package let manyRounds: Int = {
  #if DEBUG
    30
  #else
    1_000
  #endif
}()

/// How often it is repeated where a round is long, of many frames: a hundred times, in debug builds ten.
package let severalRounds: Int = {
  #if DEBUG
    10
  #else
    100
  #endif
}()

extension Collection {
  /// All cases of a test that release builds run too; in debug builds, which are slower, each `distance`-th of them.
  package func sampled(each distance: Int) -> [Element] {
    #if DEBUG
      enumerated().filter { $0.offset.isMultiple(of: distance) }.map(\.element)
    #else
      Array(self)
    #endif
  }
}
