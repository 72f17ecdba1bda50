/// The few places at which two lists of ids differ.
struct RowChanges {
  /// Rows of the old list that are gone or have moved, and rows of the new one that have come or moved, from the first place
  /// to the last. Between two places there is at least one row of both lists.
  private(set) var places: [(old: Range<Int>, new: Range<Int>)] = []

  /// As many as a container follows.
  private static var limit: Int { 4 }
  /// How many rows a place has in both lists together.
  private static var reach: Int { 8 }

  /// The places within ranges outside of which the lists are the same; one place if there would be too many. O(n): where two
  /// rows differ, the next few of both lists are compared.
  ///
  /// Where as many rows replace others, and are at most an eighth of all, they are one place: if they have one size, nothing
  /// beside them moves (L205).
  init(
    _ old: Range<Int>, _ new: Range<Int>, of count: Int, areSame: (_ old: Int, _ new: Int) -> Bool
  ) {
    if old.count == new.count, !old.isEmpty, 8 * old.count <= count {
      places = [(old, new)]
      return
    }
    var (nextOld, nextNew) = (old.lowerBound, new.lowerBound)
    while nextOld < old.upperBound || nextNew < new.upperBound {
      if nextOld < old.upperBound, nextNew < new.upperBound, areSame(nextOld, nextNew) {
        nextOld += 1
        nextNew += 1
        continue
      }
      let restOld = nextOld..<old.upperBound
      let restNew = nextNew..<new.upperBound
      guard places.count < Self.limit, let place = Self.place(restOld, restNew, areSame) else {
        places = [(old, new)]
        return
      }
      places.append(place)
      (nextOld, nextNew) = (place.old.upperBound, place.new.upperBound)
    }
  }

  /// The shortest place at the beginning of ranges after which there is a row of both lists, or the end of both.
  private static func place(
    _ old: Range<Int>, _ new: Range<Int>, _ areSame: (_ old: Int, _ new: Int) -> Bool
  ) -> (old: Range<Int>, new: Range<Int>)? {
    for length in 1...reach {
      for count in 0...length where count <= old.count && length - count <= new.count {
        let (oldEnd, newEnd) = (old.lowerBound + count, new.lowerBound + length - count)
        let areEnds = oldEnd == old.upperBound && newEnd == new.upperBound
        let goOn = oldEnd < old.upperBound && newEnd < new.upperBound && areSame(oldEnd, newEnd)
        if areEnds || goOn { return (old.lowerBound..<oldEnd, new.lowerBound..<newEnd) }
      }
    }
    return nil
  }
}
