public import Foundation
import WaggleGraph

extension View {
  /// Calls `action` when somebody taps what this view draws, `count` times in a row (M100, M101).
  @inlinable
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { modifier(_TapModifier(count: count, space: .local) { _ in action() }) }

  /// Calls `action` with the place of the tap, in a coordinate space (M107).
  @inlinable
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      _TapModifier(count: count, space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Calls `action` with the place of the tap, in a coordinate space (M107).
  @inlinable
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View { modifier(_TapModifier(count: count, space: coordinateSpace, action: action)) }
}

/// Calls an action on taps.
nonisolated public struct _TapModifier: PrimitiveModifier {
  @usableFromInline let count: Int
  @usableFromInline let space: CoordinateSpace
  @usableFromInline let action: (CGPoint) -> Void

  @inlinable
  init(count: Int, space: CoordinateSpace, action: @escaping (CGPoint) -> Void) {
    self.count = count
    self.space = space
    self.action = action
  }

  /// The content, listening.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(TapNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// A view that listens for taps on what it holds.
private final class TapNode: ModifierNode, TapHandler {
  private let modifier: _GraphValue<_TapModifier>
  private let environment: Attribute<EnvironmentValues>
  private unowned let runtime: Runtime

  init(_ content: ViewNode, _ modifier: _GraphValue<_TapModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    environment = inputs.environment
    runtime = inputs.runtime
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == TouchOutput.self else { return super.output(key) }
    let region = content.output(TouchOutput.self).map { TappedRegion($0, self) as TouchRegion }
    return answer(region, as: K.Output?.self)
  }

  /// The modifier of the newest body.
  private var current: _TapModifier {
    runtime.graph.untracked { modifier.read(in: runtime.graph) }
  }

  var count: Int { max(current.count, 1) }

  var isEnabled: Bool {
    runtime.graph.untracked { runtime.graph.value(environment) }.isEnabled
  }

  func perform(at point: CGPoint) {
    let tap = current
    tap.action(place(of: point, in: tap.space))
  }

  private func place(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: content.layout.local(point) ?? .zero
    case .named(let name): content.layout.enclosingSpace(name)?.local(point) ?? point
    }
  }
}

/// What a view with a tap gesture holds.
private final class TappedRegion: TouchRegion {
  private let base: TouchRegion
  private let handler: TapNode

  init(_ base: TouchRegion, _ handler: TapNode) {
    self.base = base
    self.handler = handler
  }

  override func hit(_ point: CGPoint) -> TouchHit? {
    guard var hit = base.hit(point) else { return nil }
    hit.taps.append(handler)
    return hit
  }
}
