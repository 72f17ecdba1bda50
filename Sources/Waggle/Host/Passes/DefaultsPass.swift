extension ViewHost {
  /// Finds what the program has set in `UserDefaults` without a property (R240). Visits at most 16 of the keys that
  /// properties show.
  func runDefaultsPass() { DefaultsStores.shared.poll() }
}
