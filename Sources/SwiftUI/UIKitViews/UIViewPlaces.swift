import Foundation

/// Where the subviews of a view are, from frames and constraints (C721).
///
/// The view's own size is known. One constraint after the other is followed from what is known, until nothing new follows. Then a
/// view without a size gets that of its content, and one without a place is at the origin.
@MainActor
struct UIViewPlaces {
  private(set) var frames: [CGRect]
  /// The size that holds all subviews, with the space that constraints leave behind them.
  private(set) var contentSize = CGSize.zero

  /// - Parameter isScrolled: whether the view's right and lower edges are those of content that is as large as the subviews need.
  /// - Parameter ideal: the size of a subview for a width, or its ideal size.
  init(
    _ view: UIView, size: CGSize, isScrolled: Bool = false, ideal: (Int, CGFloat?) -> CGSize
  ) {
    let solver = ConstraintSolver(view, size, isScrolled: isScrolled)
    solver.solve()
    frames = view.subviews.enumerated().map { index, subview in
      if subview.translatesAutoresizingMaskIntoConstraints {
        return subview.frame.resized(
          by: subview.autoresizingMask, from: subview.frameContainer, to: size)
      }
      let known = solver.known(subview)
      let idealSize = known.isComplete ? .zero : ideal(index, known.x.length)
      solver.complete(subview, idealSize)
      return solver.frame(of: subview)
    }
    contentSize = CGSize(
      width: max(solver.contentEnd(.right), frames.map(\.maxX).max() ?? 0),
      height: max(solver.contentEnd(.bottom), frames.map(\.maxY).max() ?? 0))
  }
}

extension CGRect {
  /// The frame after the view around it has another size.
  fileprivate func resized(
    by mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    var frame = self
    let more = CGSize(width: new.width - old.width, height: new.height - old.height)
    let x =
      more.width
      / CGFloat(max(mask.count(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin), 1))
    if mask.contains(.flexibleLeftMargin) { frame.origin.x += x }
    if mask.contains(.flexibleWidth) { frame.size.width = max(frame.width + x, 0) }
    let y =
      more.height
      / CGFloat(max(mask.count(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin), 1))
    if mask.contains(.flexibleTopMargin) { frame.origin.y += y }
    if mask.contains(.flexibleHeight) { frame.size.height = max(frame.height + y, 0) }
    return frame
  }
}

extension UIView.AutoresizingMask {
  fileprivate func count(_ parts: UIView.AutoresizingMask...) -> Int {
    parts.count { contains($0) }
  }
}

/// What is known of one direction of a view.
private struct KnownSpan {
  var start: CGFloat?
  var end: CGFloat?
  var middle: CGFloat?
  var length: CGFloat?

  var isComplete: Bool { start != nil && length != nil }

  /// Finds what follows from two of the four.
  mutating func derive() {
    if length == nil {
      if let start, let end {
        length = end - start
      } else if let start, let middle {
        length = 2 * (middle - start)
      } else if let end, let middle {
        length = 2 * (end - middle)
      }
    }
    guard let length else { return }
    if start == nil { start = end.map { $0 - length } ?? middle.map { $0 - length / 2 } }
    guard let start else { return }
    end = start + length
    middle = start + length / 2
  }
}

private struct KnownPlace {
  var x = KnownSpan()
  var y = KnownSpan()

  var isComplete: Bool { x.isComplete && y.isComplete }

  subscript(kind: UIViewEdge.Kind) -> CGFloat? {
    get {
      switch kind {
      case .left: x.start
      case .right: x.end
      case .centerX: x.middle
      case .width: x.length
      case .top: y.start
      case .bottom: y.end
      case .centerY: y.middle
      case .height: y.length
      }
    }
    set {
      switch kind {
      case .left: x.start = newValue
      case .right: x.end = newValue
      case .centerX: x.middle = newValue
      case .width: x.length = newValue
      case .top: y.start = newValue
      case .bottom: y.end = newValue
      case .centerY: y.middle = newValue
      case .height: y.length = newValue
      }
    }
  }
}

/// Solves the constraints between a view and its subviews.
@MainActor
private final class ConstraintSolver {
  private let view: UIView
  private let constraints: [NSLayoutConstraint]
  private var places: [ObjectIdentifier: KnownPlace] = [:]

  init(_ view: UIView, _ size: CGSize, isScrolled: Bool) {
    self.view = view
    constraints =
      view.constraintsOfSubviews
      + view.subviews.flatMap { subview in
        subview.constraintsOfSubviews.filter { $0.second == nil && $0.first.view === subview }
      }
    var own = KnownPlace()
    (own.x.start, own.x.length, own.y.start, own.y.length) = (0, size.width, 0, size.height)
    if isScrolled {
      (own.x.middle, own.y.middle) = (size.width / 2, size.height / 2)
    } else {
      own.x.derive()
      own.y.derive()
    }
    places[ObjectIdentifier(view)] = own
    for subview in view.subviews where subview.translatesAutoresizingMaskIntoConstraints {
      var place = KnownPlace()
      let frame = subview.frame
      (place.x.start, place.x.length) = (frame.minX, frame.width)
      (place.y.start, place.y.length) = (frame.minY, frame.height)
      place.x.derive()
      place.y.derive()
      places[ObjectIdentifier(subview)] = place
    }
  }

  func known(_ view: UIView) -> KnownPlace { places[ObjectIdentifier(view)] ?? KnownPlace() }

  /// Follows the equalities until nothing new is found.
  func solve() {
    var isNew = true
    while isNew {
      isNew = false
      for constraint in constraints where constraint.relation == .equal && follow(constraint) {
        isNew = true
      }
    }
  }

  /// True where a value was found.
  private func follow(_ constraint: NSLayoutConstraint) -> Bool {
    guard let second = constraint.second else {
      return set(constraint.first, to: constraint.constant)
    }
    if let value = value(second) {
      return set(constraint.first, to: value * constraint.multiplier + constraint.constant)
    }
    if let value = value(constraint.first), constraint.multiplier != 0 {
      return set(second, to: (value - constraint.constant) / constraint.multiplier)
    }
    return false
  }

  private func value(_ edge: UIViewEdge) -> CGFloat? { edge.view.flatMap { known($0)[edge.kind] } }

  private func set(_ edge: UIViewEdge, to value: CGFloat) -> Bool {
    guard let view = edge.view, view !== self.view else { return false }
    var place = known(view)
    guard place[edge.kind] == nil else { return false }
    place[edge.kind] = value
    place.x.derive()
    place.y.derive()
    places[ObjectIdentifier(view)] = place
    return true
  }

  /// Gives what is not known of a view its ideal size and the origin, within its limits.
  func complete(_ view: UIView, _ ideal: CGSize) {
    for (kind, length) in [(UIViewEdge.Kind.width, ideal.width), (.height, ideal.height)]
    where known(view)[kind] == nil {
      _ = set(UIViewEdge(view: view, kind: kind), to: limited(view, kind, length))
    }
    for kind in [UIViewEdge.Kind.left, .top] where known(view)[kind] == nil {
      _ = set(UIViewEdge(view: view, kind: kind), to: limited(view, kind, 0))
    }
    solve()
  }

  private func limited(_ view: UIView, _ kind: UIViewEdge.Kind, _ value: CGFloat) -> CGFloat {
    var value = value
    for constraint in constraints
    where constraint.relation != .equal && constraint.first.view === view
      && constraint.first.kind == kind
    {
      let limit: CGFloat
      if let second = constraint.second {
        guard let other = self.value(second) else { continue }
        limit = other * constraint.multiplier + constraint.constant
      } else {
        limit = constraint.constant
      }
      value = constraint.relation == .lessThanOrEqual ? min(value, limit) : max(value, limit)
    }
    return max(value, kind == .width || kind == .height ? 0 : -.infinity)
  }

  /// Where the content ends so that its constraints to the subviews hold.
  func contentEnd(_ kind: UIViewEdge.Kind) -> CGFloat {
    let ends = constraints.compactMap { constraint -> CGFloat? in
      guard let second = constraint.second, constraint.relation == .equal else { return nil }
      if second.view === view, second.kind == kind {
        return value(constraint.first).map { $0 - constraint.constant }
      }
      guard constraint.first.view === view, constraint.first.kind == kind else { return nil }
      return value(second).map { $0 + constraint.constant }
    }
    return ends.max() ?? 0
  }

  func frame(of view: UIView) -> CGRect {
    let place = known(view)
    return CGRect(
      x: place.x.start ?? 0, y: place.y.start ?? 0, width: max(place.x.length ?? 0, 0),
      height: max(place.y.length ?? 0, 0))
  }
}
