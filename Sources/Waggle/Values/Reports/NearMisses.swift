/// The three candidates most similar to `name`: at most a third of its letters differ, ignoring case.
package func nearMisses(
  of name: String, _ candidates: [(name: String, description: String)]
) -> [String] {
  guard !name.isEmpty else { return [] }
  let wanted = name.lowercased()
  let limit = max(2, wanted.count / 3)
  let distances = candidates.map { candidate in
    let other = candidate.name.lowercased()
    let contains = !other.isEmpty && (other.contains(wanted) || wanted.contains(other))
    return min(editDistance(wanted, other), contains ? limit : .max)
  }
  return candidates.indices
    .filter { distances[$0] <= limit }
    .sorted { (distances[$0], $0) < (distances[$1], $1) }
    .prefix(3)
    .map { candidates[$0].description }
}

/// The edit distance: the least number of letters to insert, remove or replace to turn one string into the other.
package func editDistance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for i in a.indices {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
