/// The views that keep others which they may drop at the end of an update.
///
/// Always true: an owner of candidates is called once for each time that it was added; a lazy container is listed until it
/// has nothing left to release.
struct SpareViews {
  /// Views with candidates that were only measured. Candidates are kept for the whole update, which may request them
  /// again.
  private var candidateOwners: [any CandidateOwner] = []
  /// Lazy containers with views that are no longer visible.
  private var releasing: [ObjectIdentifier: any OffscreenOwner] = [:]

  mutating func add(_ owner: any CandidateOwner) { candidateOwners.append(owner) }

  /// Takes the owners of candidates.
  mutating func takeCandidateOwners() -> [any CandidateOwner] {
    guard !candidateOwners.isEmpty else { return [] }
    defer { candidateOwners = [] }
    return candidateOwners
  }

  mutating func add(_ owner: any OffscreenOwner) { releasing[ObjectIdentifier(owner)] = owner }

  var offscreenOwners: Dictionary<ObjectIdentifier, any OffscreenOwner>.Values { releasing.values }

  mutating func remove(_ owner: any OffscreenOwner) { releasing[ObjectIdentifier(owner)] = nil }
}
