/// The indices of a longest strictly increasing subsequence of `values`, in ascending order; nil values are never part of it.
///
/// For a list in a new order whose values are the old positions, these are the elements that can stay in place, so that as
/// few as possible are moved. O(n log n); O(n) where the values ascend.
package func longestIncreasingSubsequence(_ values: [Int?]) -> [Int] {
  /// For each length, the index at which the subsequence of that length ends whose last value is least.
  var ends: [Int] = []
  var predecessors = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    guard let value else { continue }
    let length = ends.countOfEnds(below: value, in: values)
    if length > 0 { predecessors[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var result: [Int] = []
  var next = ends.last
  while let index = next {
    result.append(index)
    next = predecessors[index]
  }
  return result.reversed()
}

extension [Int] {
  /// How many of these indices have a value below `value`. Their values ascend.
  fileprivate func countOfEnds(below value: Int, in values: [Int?]) -> Int {
    guard let last, values[last]! >= value else { return count }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if values[self[middle]]! < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
