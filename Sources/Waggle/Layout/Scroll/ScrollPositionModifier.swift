import Foundation
import WaggleGraph

extension View {
  /// Binds the position of the first scroll view in this view.
  ///
  /// Setting the binding scrolls; its first value does too (L161). When the user scrolls, the binding is set.
  /// A position at an edge stays there when the content grows, and a view that it names stays where it is seen (L163).
  ///
  /// - Parameter position: where the scroll view is.
  /// - Parameter anchor: the point of a view that meets the same point of the scroll view, where the position has none.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { modifier(_ScrollPositionModifier(source: position, anchor: anchor)) }

  /// Binds the id of the target that the first scroll view in this view shows (L114).
  ///
  /// Setting the binding scrolls to the view with the id; its first value does not. When the user scrolls, the binding
  /// is set to the target at the anchor, or without an anchor to the one of which most is visible. The targets are the
  /// views in a `scrollTargetLayout()`. A view that was scrolled to, by either, stays where it is seen when views
  /// are inserted before it or a size changes (L163).
  ///
  /// ```swift
  /// struct Cards: View {
  ///   @State private var shown: Int?
  ///
  ///   var body: some View {
  ///     ScrollView(.horizontal) {
  ///       HStack {
  ///         ForEach(0..<9) { Text("Card \($0)").frame(width: 200) }
  ///       }
  ///       .scrollTargetLayout()
  ///     }
  ///     .scrollPosition(id: $shown)
  ///     Text(shown.map { "Card \($0)" } ?? "none")  // shows none
  ///   }
  /// }
  /// ```
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { modifier(_ScrollPositionModifier(source: id, anchor: anchor)) }
}

/// Binds the position of a scroll view.
nonisolated public struct _ScrollPositionModifier<Value>: PrimitiveModifier {
  let source: Binding<Value>
  let anchor: UnitPoint?

  init(source: Binding<ScrollPosition>, anchor: UnitPoint?) where Value == ScrollPosition {
    self.source = source
    self.anchor = anchor
  }

  init<ID: Hashable>(source: Binding<ID?>, anchor: UnitPoint?) where Value == ID? {
    self.source = source
    self.anchor = anchor
  }

  /// Makes the content, whose first scroll view is bound.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let kind = Value.self as? any ScrollPositionValue.Type else {
      return body(_Graph(), inputs)
    }
    return body(_Graph(), inputs.read(by: kind.makeReader(modifier, inputs)))
  }
}

/// Where to scroll.
enum ScrollGoal {
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

/// A value that a scroll view's position can be bound to.
protocol ScrollPositionValue: Equatable {
  /// Where to scroll when the value is set; nil for nowhere.
  func goal(anchor: UnitPoint?) -> ScrollGoal?
  /// The value after the user has scrolled to a target.
  func movedByUser(to target: ScrollTargetView?) -> Self
  /// Whether the first value scrolls.
  static var startsAtFirstValue: Bool { get }
  /// The edge that it names.
  var namedEdge: Edge? { get }
  /// The id that it names.
  var namedID: AnyHashable? { get }
  /// The anchor that belongs to the value.
  var ownAnchor: UnitPoint? { get }
}

extension ScrollPositionValue {
  fileprivate static func makeReader<Modifier>(
    _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs
  ) -> ScrollReader {
    ScrollPositionReader<Self>(
      modifier.part(at: 0, as: _ScrollPositionModifier<Self>.self), inputs)
  }
}

extension ScrollPosition: ScrollPositionValue {
  func goal(anchor: UnitPoint?) -> ScrollGoal? {
    if isPositionedByUser { return nil }
    switch goal {
    case .automatic: return nil
    case .id(let id, let own): return .view(id.hashable, anchor: own ?? anchor)
    case .edge(let edge): return .edge(edge)
    case .point(let x, let y): return .point(x: x, y: y)
    }
  }

  static var startsAtFirstValue: Bool { true }

  var namedID: AnyHashable? { viewID.map { AnyHashable($0) } }

  var namedEdge: Edge? { edge }

  var ownAnchor: UnitPoint? {
    if case .id(_, let anchor) = goal { anchor } else { nil }
  }
}

extension Optional: ScrollPositionValue where Wrapped: Hashable {
  func goal(anchor: UnitPoint?) -> ScrollGoal? {
    map { .view(AnyHashable($0), anchor: anchor) }
  }

  func movedByUser(to target: ScrollTargetView?) -> Self {
    target?.ids.lazy.compactMap { $0.base as? Wrapped }.first ?? self
  }

  static var startsAtFirstValue: Bool { false }

  var namedEdge: Edge? { nil }

  var namedID: AnyHashable? { map { AnyHashable($0) } }

  var ownAnchor: UnitPoint? { nil }
}

/// Scrolls where a binding is set to, and sets the binding where the user has scrolled.
private final class ScrollPositionReader<Value: ScrollPositionValue>: ScrollReader, ObservingRule {
  private let modifier: _GraphValue<_ScrollPositionModifier<Value>>
  private let calls: ScrollCalls
  private let scope: ViewScope?
  private unowned let requests: ScrollRequests
  private(set) var observationRun: UInt32 = 0
  private var known: Value?
  private var knownMoves = 0

  init(_ modifier: _GraphValue<_ScrollPositionModifier<Value>>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    calls = ScrollCalls("scrollPosition", nil, inputs)
    scope = inputs.scope
    requests = inputs.runtime.store(LayoutStore.self).scrollRequests
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "scrollPosition" }

  override func updateContent(_ graph: Graph) {
    guard let scroll else { return }
    let modifier = modifier.read(in: graph)
    observationRun &+= 1
    let value = runtime.observing(node, run: observationRun) { modifier.source.wrappedValue }
    let moves = graph.value(scroll.userMovesValue)
    if value != known { adopt(value, modifier) }
    guard moves != knownMoves else { return }
    knownMoves = moves
    calls.add { [weak self] in self?.report(modifier) }
  }

  private func adopt(_ value: Value, _ modifier: _ScrollPositionModifier<Value>) {
    let isFirst = known == nil
    known = value
    scroll?.kept = KeptPart(value.namedEdge)
    let anchor = Transaction.current.scrollTargetAnchor ?? modifier.anchor
    guard !isFirst || Value.startsAtFirstValue, let goal = value.goal(anchor: anchor)
    else { return }
    let path = scope?.path ?? "root"
    requests.add(
      ScrollRequest(
        transaction: .current,
        scroll: { [weak self] in self?.show(goal, for: value, anchor) ?? true },
        makeReport: { [weak self] in
          guard case .view(let id, _) = goal, let scroll = self?.scroll else { return nil }
          return .unknownScrollTarget(id, ids: scroll.ids, at: path)
        }))
  }

  /// Scrolls, and keeps what is shown then. False where it is not there.
  private func show(_ goal: ScrollGoal, for value: Value, _ anchor: UnitPoint?) -> Bool {
    guard let scroll else { return true }
    guard scroll.show(goal) else { return false }
    if let id = value.namedID, value == known {
      scroll.keep(id, scroll.view(withID: id), at: value.ownAnchor ?? anchor)
    }
    return true
  }

  private func report(_ modifier: _ScrollPositionModifier<Value>) {
    guard let scroll, let known else { return }
    let target = scroll.target(at: modifier.anchor)
    let new = known.movedByUser(to: target)
    scroll.kept = .nothing
    if let id = new.namedID, let target, target.ids.contains(id) {
      scroll.keep(id, target.view, at: modifier.anchor)
    }
    guard new != known else { return }
    self.known = new
    modifier.source.wrappedValue = new
  }
}

extension ScrollState {
  /// Scrolls to a goal; false where the view with its id is not there.
  fileprivate func show(_ goal: ScrollGoal) -> Bool {
    guard isLaidOut else { return false }
    switch goal {
    case .view(let id, let anchor): return show(id, at: anchor)
    case .edge(let edge): scroll(to: offset(at: edge))
    case .point(let x, let y):
      scroll(
        to: CGPoint(
          x: x.map { $0 - metrics.insets.left } ?? offset.x,
          y: y.map { $0 - metrics.insets.top } ?? offset.y))
    }
    return true
  }

  private func offset(at edge: Edge) -> CGPoint {
    var offset = offset
    let isRight = (edge == .trailing) != metrics.level.isRightToLeft
    switch edge {
    case .top: offset.y = metrics.minimum(.vertical)
    case .bottom: offset.y = metrics.maximum(.vertical)
    case .leading, .trailing:
      offset.x = isRight ? metrics.maximum(.horizontal) : metrics.minimum(.horizontal)
    }
    return offset
  }
}
