public import Foundation
import Waggle

/// Views in a row or a column as UIKit writes it (C657).
///
/// ```swift
/// struct Names: UIViewRepresentable {
///   func makeUIView(context: Context) -> UIStackView {
///     let labels = ["Clover", "Thistle"].map { name in
///       let label = UILabel()
///       label.text = name
///       return label
///     }
///     let stack = UIStackView(arrangedSubviews: labels)
///     stack.axis = .vertical
///     stack.spacing = 8
///     return stack
///   }
///   func updateUIView(_ stack: UIStackView, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The view that hugs its content least takes what is left.
    case fill
    /// The same length for all.
    case fillEqually
    /// A share of what is left for each, in proportion to the lengths.
    case fillProportionally
    /// Equal spaces between them.
    case equalSpacing
    /// As `equalSpacing`.
    case equalCentering
  }

  /// Where the views are across the stack.
  public enum Alignment: Int, Sendable {
    /// The width of a column, or the height of a row.
    case fill
    /// At the leading side.
    case leading
    /// As `leading`: at the top of a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing side.
    case trailing
    /// As `trailing`: at the bottom of a row.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views, in their order. Those that are hidden take no space.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// How the views share the length.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// Where the views are across the stack.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// The space between two views, in points.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of views.
  nonisolated public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    onMainActor { for view in views { addArrangedSubview(view) } }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    changed()
  }

  /// Arranges a view no longer. It stays a subview, until it is removed from the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    changed()
  }

  /// The space after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  override func arrangement(in size: CGSize?, _ ideal: (Int, CGFloat?) -> CGSize) -> UIArrangement?
  {
    let views = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    let indices = views.compactMap { view in subviews.firstIndex { $0 === view } }
    let isRow = axis == .horizontal
    let width = !isRow && alignment == .fill ? size?.width : nil
    let sizes = zip(views, indices).map { $0.constrained(ideal($1, width)) }
    var lengths = sizes.map { isRow ? $0.width : $0.height }
    var gaps = views.dropLast().map(customSpacing(after:))
    let total = lengths.reduce(0, +) + gaps.reduce(0, +)
    let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
    guard let size else {
      return UIArrangement(
        frames: [:],
        size: isRow
          ? CGSize(width: total, height: across) : CGSize(width: across, height: total))
    }
    let room = isRow ? size.width : size.height
    share(room - total, of: room, &lengths, &gaps, views)
    var frames: [Int: CGRect] = [:]
    var start: CGFloat = 0
    for (number, index) in indices.enumerated() {
      let full = isRow ? size.height : size.width
      let own =
        alignment == .fill ? full : min(isRow ? sizes[number].height : sizes[number].width, full)
      let offset = (full - own) * alignment.part
      frames[index] =
        isRow
        ? CGRect(x: start, y: offset, width: lengths[number], height: own)
        : CGRect(x: offset, y: start, width: own, height: lengths[number])
      start += lengths[number] + (number < gaps.count ? gaps[number] : 0)
    }
    return UIArrangement(frames: frames, size: size)
  }

  /// Gives what is left, or takes what lacks.
  private func share(
    _ rest: CGFloat, of room: CGFloat, _ lengths: inout [CGFloat], _ gaps: inout [CGFloat],
    _ views: [UIView]
  ) {
    let sum = lengths.reduce(0, +)
    switch distribution {
    case .fillEqually:
      let each = max(room - gaps.reduce(0, +), 0) / CGFloat(max(views.count, 1))
      lengths = lengths.map { _ in each }
    case .fillProportionally where sum > 0:
      lengths = lengths.map { $0 + rest * $0 / sum }
    case .equalSpacing where rest > 0, .equalCentering where rest > 0:
      gaps = gaps.map { $0 + rest / CGFloat(gaps.count) }
    default:
      let priorities = views.map {
        rest > 0
          ? $0.contentHuggingPriority(for: axis)
          : $0.contentCompressionResistancePriority(for: axis)
      }
      guard let index = priorities.indices.min(by: { priorities[$0] < priorities[$1] }) else {
        return
      }
      lengths[index] = max(lengths[index] + rest, 0)
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var part: CGFloat {
    switch self {
    case .fill, .leading, .firstBaseline: 0
    case .center: 0.5
    case .trailing, .lastBaseline: 1
    }
  }
}

/// Where a view has its subviews, by their index, and how large it is.
struct UIArrangement {
  let frames: [Int: CGRect]
  let size: CGSize
}

extension UIView {
  /// A size, where constraints of the view's own size do not say another.
  fileprivate func constrained(_ size: CGSize) -> CGSize {
    var size = size
    for constraint in constraintsOfSubviews where constraint.second == nil {
      guard constraint.first.view === self, constraint.relation == .equal else { continue }
      if constraint.first.kind == .width { size.width = constraint.constant }
      if constraint.first.kind == .height { size.height = constraint.constant }
    }
    return size
  }
}
