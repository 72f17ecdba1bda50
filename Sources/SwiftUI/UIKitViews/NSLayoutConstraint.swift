public import Foundation

/// How strongly a ``UIView`` has the size of its content, as UIKit writes it (C722).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// From 0 to 1,000.
  public var rawValue: Float
  /// A priority from 0 to 1,000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority from 0 to 1,000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Always.
  public static let required = UILayoutPriority(1000)
  /// Rather than what is offered.
  public static let defaultHigh = UILayoutPriority(750)
  /// Only where nothing else is offered.
  public static let defaultLow = UILayoutPriority(250)
  /// Only where nothing else is asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first priority is weaker.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// What says where a ``UIView`` is in the one around it, as UIKit writes it (C721).
///
/// Equalities and limits with the view around it, with other views in that, and of a view's own size, are solved from what
/// is known to
/// what is not. Priorities are not.
///
/// ```swift
/// @MainActor func fill(_ view: UIView, with content: UIView) {
///   content.translatesAutoresizingMaskIntoConstraints = false
///   view.addSubview(content)
///   NSLayoutConstraint.activate([
///     content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
///     content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
///     content.topAnchor.constraint(equalTo: view.topAnchor),
///     content.heightAnchor.constraint(equalToConstant: 44),
///   ])
/// }
/// ```
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// Sideways.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// How both sides compare.
  public enum Relation: Int, Sendable {
    /// A first side that is no larger.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// A first side that is no smaller.
    case greaterThanOrEqual = 1
  }

  let first: UIViewEdge
  let second: UIViewEdge?
  let relation: Relation
  let multiplier: CGFloat
  /// What is added to the second side, in points.
  public var constant: CGFloat { didSet { owner?.changed() } }
  /// How strong the constraint is. It is read by programs alone.
  public var priority = UILayoutPriority.required
  /// A name of the program's.
  public var identifier: String?

  init(
    _ first: UIViewEdge, _ relation: Relation, _ second: UIViewEdge?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, self.second, self.relation) = (first, second, relation)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// The view in which both sides are.
  private weak var owner: UIView?

  /// Whether the constraint counts.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Has constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints no longer count.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let view = first.view else { return }
    let other = second?.view
    let owner = other == nil || other?.superview === view ? view : view.superview
    self.owner = owner ?? view
    self.owner?.constraintsOfSubviews.append(self)
  }

  private func deactivate() {
    owner?.constraintsOfSubviews.removeAll { $0 === self }
    owner = nil
  }
}

/// A side, a middle or a length of a view.
struct UIViewEdge {
  enum Kind { case left, right, centerX, width, top, bottom, centerY, height }

  weak var view: UIView?
  let kind: Kind
}

/// A side, a middle or a length of a ``UIView``, with which constraints are made (C721).
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType> {
  let edge: UIViewEdge

  init(_ view: UIView, _ kind: UIViewEdge.Kind) { edge = UIViewEdge(view: view, kind: kind) }

  fileprivate func related(
    _ relation: NSLayoutConstraint.Relation, _ other: UIViewEdge?, _ constant: CGFloat,
    _ multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(edge, relation, other, multiplier: multiplier, constant: constant)
  }

  /// A constraint: this place is that of the other, and so many points further.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { related(.equal, anchor.edge, constant) }

  /// A constraint: this place is at least so many points further than the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor.edge, constant) }

  /// A constraint: this place is at most so many points further than the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor.edge, constant) }
}

/// A place sideways.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A place up and down.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The length is so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    related(.equal, nil, constant)
  }

  /// The length is at least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, nil, constant)
  }

  /// The length is at most so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, nil, constant)
  }

  /// The length is a multiple of that of a view, and so many points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor.edge, constant, multiplier) }
}

extension UIView {
  /// The side at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The side at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The side at which lines begin.
  public var leftAnchor: NSLayoutXAxisAnchor { leadingAnchor }
  /// The side at which lines end.
  public var rightAnchor: NSLayoutXAxisAnchor { trailingAnchor }
  /// The middle, sideways.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle, up and down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
