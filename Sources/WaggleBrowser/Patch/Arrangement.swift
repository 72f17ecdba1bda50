/// Which of several things in a new order can stay where they are, so that as few as possible move.
package enum Arrangement {
  /// - Parameter places: for each thing in its new order, its old place; nil for a new one.
  /// - Returns: the indices of the things that stay, ascending: a longest ascending run of old places.
  package static func staying(_ places: [Int?]) -> [Int] {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: places.count)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      if let last = ends.last, places[last]! < place {
        before[index] = last
        ends.append(index)
        continue
      }
      let position = ends.partition(upTo: place, places)
      before[index] = position > 0 ? ends[position - 1] : nil
      if position < ends.count { ends[position] = index } else { ends.append(index) }
    }
    var run: [Int] = []
    var next = ends.last
    while let index = next {
      run.append(index)
      next = before[index]
    }
    return run.reversed()
  }
}

extension [Int] {
  /// How many of the run's ends have an old place below `place`; they ascend.
  fileprivate func partition(upTo place: Int, _ places: [Int?]) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if places[self[middle]]! < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
