import WaggleGraph

/// What a stored property of one view keeps between two bodies: the location for what it shows.
class StoredConnection<Value> {
  private var location: StoredLocation<Value>?

  init(_ context: PropertyContext) {
    context.subgraph.onRemoval { [weak self] in self?.location?.stop() }
  }

  /// The location that was made before, unless the view shows another key or store now.
  func location(
    _ key: String, in values: any StoredValues, make: () -> StoredLocation<Value>
  ) -> StoredLocation<Value> {
    if let location, location.key == key, location.values === values { return location }
    location?.stop()
    let new = make()
    location = new
    return new
  }
}
