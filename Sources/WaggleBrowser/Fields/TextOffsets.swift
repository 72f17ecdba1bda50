extension String {
  /// The index of an offset in UTF-16 code units; the nearest one if it is out of range.
  func index(atUnit offset: Int) -> Index {
    utf16.index(startIndex, offsetBy: Swift.max(0, offset), limitedBy: endIndex) ?? endIndex
  }

  /// The text with a part replaced.
  func replacing(_ units: Range<Int>, with other: String) -> String {
    var copy = self
    copy.replaceSubrange(
      index(atUnit: units.lowerBound)..<index(atUnit: units.upperBound), with: other)
    return copy
  }

  /// The range without halves of characters, which are included, and the replacement with what they contribute to it.
  func wholeCharacters(_ units: Range<Int>, _ replacement: String) -> (Range<Int>, String) {
    let (lower, upper) = (index(atUnit: units.lowerBound), index(atUnit: units.upperBound))
    let start = characterStart(lower)
    let end = characterStart(upper) == upper ? upper : index(after: upper)
    let whole = utf16.offset(of: start)..<utf16.offset(of: end)
    guard start < lower || upper < end else { return (whole, replacement) }
    return (whole, self[start..<lower] + replacement + self[upper..<end])
  }

  private func characterStart(_ index: Index) -> Index {
    index == endIndex ? index : self.index(before: self.index(after: index))
  }

  /// Whether the code units are the same; strings that are only written differently are not.
  func hasSameUnits(as other: String) -> Bool {
    self == other && utf16.count == other.utf16.count
  }
}

extension String.UTF16View {
  fileprivate func offset(of index: Index) -> Int { distance(from: startIndex, to: index) }
}

/// Where offsets in one text are in another, which differs from it in one part.
struct TextShift {
  private let start: Int
  private let oldEnd: Int
  private let newEnd: Int

  init(from old: String, to new: String) {
    guard !old.hasSameUnits(as: new) else {
      (start, oldEnd, newEnd) = (0, 0, 0)
      return
    }
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    let shortest = min(before.count, after.count)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.reversed(), after.reversed()).prefix(shortest - head).prefix { $0 == $1 }
      .count
    (start, oldEnd, newEnd) = (head, before.count - tail, after.count - tail)
  }

  /// Whether a range touches the part.
  func isVague(_ range: Range<Int>) -> Bool {
    (start, oldEnd, newEnd) != (0, 0, 0) && range.upperBound >= start && range.lowerBound <= oldEnd
  }

  /// An offset inside of the part stays, as far as it can.
  func callAsFunction(_ offset: Int) -> Int {
    if offset < start { return offset }
    return offset >= oldEnd ? offset - oldEnd + newEnd : min(offset, newEnd)
  }

  func callAsFunction(_ range: Range<Int>) -> Range<Int> {
    let lower = self(range.lowerBound)
    return lower..<max(lower, self(range.upperBound))
  }
}
