import Foundation

/// What a path encloses, combined with what another one does.
///
/// The results are outlines of areas, clockwise on screen around what is inside, with no crossings: the rule of the fill makes no
/// difference to them. Lines and curves that the paths have in common with a result stay as they are; where they cross, curves are
/// compared as lines that are within 1/200 of a point of them.
extension Path {
  /// The area that is inside this path or another.
  ///
  /// ```swift
  /// let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  /// let moved = square.offsetBy(dx: 10, dy: 10)
  /// print(square.union(moved).boundingRect.width)  // 30.0
  /// print(square.intersection(moved).boundingRect.width)  // 10.0
  /// ```
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what is inside of a path is found by the even-odd rule, and not by the winding rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 || $1 }
  }

  /// The area that is inside this path and another.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what is inside of a path is found by the even-odd rule, and not by the winding rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 && $1 }
  }

  /// The area that is inside this path and not inside another.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what is inside of a path is found by the even-odd rule, and not by the winding rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 && !$1 }
  }

  /// The area that is inside one of this path and another, and not inside both.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what is inside of a path is found by the even-odd rule, and not by the winding rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    area(with: other, eoFill) { $0 != $1 }
  }

  /// The outline of what is inside the path: its crossings, and lines with the inside on both sides, are gone.
  ///
  /// - Parameter eoFill: whether what is inside is found by the even-odd rule, and not by the winding rule.
  public func normalized(eoFill: Bool = true) -> Path {
    area(with: Path(), eoFill) { inside, _ in inside }
  }

  /// The parts of this path's lines that are inside another, or on its edge. Open subpaths stay open.
  ///
  /// - Parameters:
  ///   - other: the path whose area counts.
  ///   - eoFill: whether what is inside of it is found by the even-odd rule, and not by the winding rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(lines: self, area: other).lines(eoFill) { $0 }
  }

  /// The parts of this path's lines that are outside another. Open subpaths stay open.
  ///
  /// - Parameters:
  ///   - other: the path whose area counts.
  ///   - eoFill: whether what is inside of it is found by the even-odd rule, and not by the winding rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement(lines: self, area: other).lines(eoFill) { !$0 }
  }

  private func area(with other: Path, _ eoFill: Bool, _ isKept: (Bool, Bool) -> Bool) -> Path {
    PathArrangement(self, other).outline(eoFill, isKept)
  }
}
