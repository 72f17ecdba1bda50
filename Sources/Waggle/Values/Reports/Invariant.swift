/// Stops with the broken law, in release builds too. For `checkInvariants()`.
package func checkInvariant(_ holds: Bool, _ law: StaticString) {
  if !holds { fatalError("Invariant broken: \(law)") }
}
