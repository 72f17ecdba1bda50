/// How often a test repeats something before it compares the counters: a thousand times; a tenth as often in debug builds,
/// which are slower.
package let manyRounds = _isDebugAssertConfiguration() ? 100 : 1_000
