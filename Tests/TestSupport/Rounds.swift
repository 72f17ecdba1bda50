/// How often a test repeats something before it compares the counters: a thousand times; a tenth as often in debug builds,
/// which are slower.
package let manyRounds: Int = {
  #if DEBUG
    100
  #else
    1_000
  #endif
}()
