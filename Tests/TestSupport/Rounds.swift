/// How often a test repeats something before it compares the counters: a thousand times. Debug builds, in which all laws
/// are checked at each step, repeat it a tenth as often.
package let manyRounds: Int = {
  #if WAGGLE_CHECKS
    100
  #else
    1_000
  #endif
}()
