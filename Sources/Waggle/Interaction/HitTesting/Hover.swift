public import Foundation
import WaggleGraph

/// The state of a pointer that hovers over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls `action` with true when the pointer enters this view's frame, and with false when it leaves (M138).
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(changed: action, space: .local, moved: nil))
  }

  /// Calls `action` with the pointer's location while it is over this view's frame, and when it leaves (M139).
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      _HoverModifier(changed: nil, space: coordinateSpace.coordinateSpace, moved: action))
  }

  /// Calls `action` with the pointer's location while it is over this view's frame, and when it leaves (M139).
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(changed: nil, space: coordinateSpace, moved: action))
  }
}

/// Handles hovering.
nonisolated public struct _HoverModifier: PrimitiveModifier {
  let changed: ((Bool) -> Void)?
  let space: CoordinateSpace
  let moved: ((HoverPhase) -> Void)?

  /// Makes the content with a hover listener.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs).node
    return _ViewOutputs(HoverNode(content, ModifierHoverListener(content, modifier, inputs)))
  }
}

/// The node of a view that is watched for hovering: the hit test finds its listener.
final class HoverNode: ModifierNode {
  private let listener: HoverListener
  private lazy var tester = content.output(HitTestOutput.self).watched(by: listener)

  init(_ content: ViewNode, _ listener: HoverListener) {
    self.listener = listener
    super.init(content)
    content.layout.widenBounds(to: .frame)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == HitTestOutput.self
      ? castOutput(tester, of: HitTestOutput.self, for: key) : super.output(key)
  }
}

extension HitTester? {
  /// Adds a listener to those that a hover finds. There need be nothing to touch.
  fileprivate func watched(by listener: HoverListener) -> HitTester {
    HitTester(isHidden: self?.isHidden ?? false) { query in
      if case .hover(let hover) = query { hover.add(listener) }
      return self?(query)
    }
  }
}

/// Reports hovering over one view; the base class.
class HoverListener {
  private unowned(unsafe) let view: ViewNode
  private let inputs: _ViewInputs
  final let order: Int
  /// Counts the listeners of a tree in the order in which they were made.
  final let number: Int
  private var isHovered = false

  /// - Parameter number: its number where its view took one before; nil takes the next.
  init(_ view: ViewNode, _ inputs: _ViewInputs, number: Int? = nil) {
    self.view = view
    self.inputs = inputs
    order = inputs.depth
    self.number = number ?? inputs.runtime.input.hover.nextNumber()
  }

  /// What the pointer looks like over the view; nil where the view does not say.
  var pointerStyle: PointerStyle? { nil }

  /// Called when the pointer has come over the view or has left it; the view may be gone then.
  func changed(_ isHovered: Bool) {}

  /// Called with the pointer's location while it is over the view.
  func moved(to location: CGPoint, over view: ViewNode) {}

  final var isGone: Bool { inputs.subgraph.isRemoved }

  /// Whether a location is in the view's frame, even where another view covers it (M138), and in the scroll views around.
  final func isOver(_ location: CGPoint?) -> Bool {
    guard !isGone, let location,
      inputs.runtime.store(PresentationStore.self).reaches(view.layout),
      inputs.enclosingScroll?.shows(location) ?? true,
      let local = view.layout.local(location)
    else { return false }
    return CGRect(origin: .zero, size: view.layout.size).encloses(local)
  }

  /// Reports that the pointer has left, or that the view was dropped under it.
  final func leave() {
    guard isHovered else { return }
    isHovered = false
    changed(false)
  }

  /// Reports the pointer's location.
  final func enter(_ location: CGPoint) {
    if !isHovered { changed(true) }
    isHovered = true
    moved(to: location, over: view)
  }
}

/// Reports to a modifier.
private final class ModifierHoverListener: HoverListener {
  private let latest: LatestValue<_HoverModifier>

  init(_ view: ViewNode, _ modifier: _GraphValue<_HoverModifier>, _ inputs: _ViewInputs) {
    latest = LatestValue(modifier, inputs)
    super.init(view, inputs)
  }

  override func changed(_ isHovered: Bool) {
    latest.current.changed?(isHovered)
    if !isHovered { latest.current.moved?(.ended) }
  }

  override func moved(to location: CGPoint, over view: ViewNode) {
    let current = latest.current
    current.moved?(.active(view.convert(location, to: current.space)))
  }
}

/// Collects the listeners at a point that are in what a hit test visits: those whose views the pointer is over.
package final class HoverSearch {
  let point: CGPoint
  fileprivate private(set) var found: [HoverListener] = []
  /// The children and the listeners that were visited.
  fileprivate(set) var visits = 0

  fileprivate init(_ point: CGPoint) { self.point = point }

  func visit() { visits += 1 }

  func add(_ listener: HoverListener) {
    visit()
    if listener.isOver(point) { found.append(listener) }
  }
}

/// Tracks which views the pointer is over.
///
/// A move visits the views under the pointer and those around them, however many views are watched.
package final class HoverTracker {
  @exclusivity(unchecked) private var hovered: [HoverListener] = []
  private var lastNumber = 0
  /// The children and the listeners that all moves have visited.
  package private(set) var visits = 0

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Forgets all listeners, when the tree is dropped.
  func close() { hovered = [] }

  /// Handles a pointer that moved, or left the window: first the views that it left, inner before outer; then those
  /// that it entered, outer before inner (M139).
  ///
  /// - Parameter testers: those of all that can be reached.
  func move(to location: CGPoint?, in testers: [HitTester]) {
    let now = location.map { listeners(at: $0, in: testers) } ?? []
    for listener in innerFirst(hovered) where !now.contains(where: { $0 === listener }) {
      listener.leave()
    }
    hovered = now
    guard let location else { return }
    for listener in now.reversed() { listener.enter(location) }
  }

  /// The listeners that the pointer is over: inner before outer, and of siblings the newest first.
  private func listeners(at point: CGPoint, in testers: [HitTester]) -> [HoverListener] {
    let search = HoverSearch(point)
    for tester in testers { _ = tester(.hover(search)) }
    visits += search.visits
    return search.found.sorted { ($0.order, $0.number) > ($1.order, $1.number) }
  }

  private func innerFirst(_ listeners: [HoverListener]) -> [HoverListener] {
    listeners.enumerated()
      .sorted { a, b in (-a.element.order, a.offset) < (-b.element.order, b.offset) }
      .map(\.element)
  }

  var hasWork: Bool { !hovered.isEmpty }

  /// The style of the innermost view under the pointer that says what the pointer looks like.
  var pointerStyle: PointerStyle? {
    for listener in hovered where !listener.isGone {
      if let style = listener.pointerStyle { return style }
    }
    return nil
  }

  /// Reports once to dropped listeners that the pointer has left.
  func update() {
    let gone = hovered.filter(\.isGone)
    guard !gone.isEmpty else { return }
    hovered.removeAll(where: \.isGone)
    for listener in innerFirst(gone) { listener.leave() }
  }
}
