import Foundation
import WaggleGraph

extension ControlNode: GestureListener {
  var pointerStyle: PointerStyle? { inputs.pointerStyleOfControl }
  var isEnabled: Bool { inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  var mask: GestureMask { .all }
  var rank: _GestureRank { .normal }

  func makeRecognizer() -> Recognizer<Void> {
    let recognizer = MachineRecognizer { [unowned self] in PressMachine { self.isPressed(by: $0) } }
    return recognizer.press { [weak self, latest] in
      self?.show(isPressed: $0)
      Look.pressChanged(latest.current, isPressed: $0)
    } repeats: { [weak self] in
      self?.repeats ?? false
    } perform: { [latest, environment = inputs.environment] _ in
      Look.perform(latest.current, in: environment.current)
    }
  }

  private var repeats: Bool { !isGone && Look.repeats(in: inputs.currentEnvironment) }

  func makeTarget() -> FocusTarget {
    FocusTarget(
      self, inputs, flag, isFocusable: { Look.isFocusable },
      action: { [latest, environment = inputs.environment] in
        Look.perform(latest.current, in: environment.current)
      })
  }

  /// The label's tester, watched for hovering; in a whole control the frame decides. A field in the label keeps its touches.
  func makeTester() -> HitTester? {
    let label = content.output(HitTestOutput.self)
    guard label != nil || Look.isWhole else { return nil }
    let inside = HitTester { [unowned self] query in
      if case .hover(let search) = query { search.add(hoverListener) }
      if case .path = query { return label?(query) ?? path(query) }
      guard Look.isWhole, let point = query.touchedPoint else { return label?(query) }
      guard hasInside(point) else { return nil }
      return label?(query) ?? HitTestResult(view: self)
    }
    return inside.reachable(self) { [unowned self] in isEnabled }
      .adding(self) { Look.isFocusable && $0.isInField }
  }

  /// The path to a part: all that is drawn of a control with an empty label.
  private func path(_ query: HitTestQuery) -> HitTestResult? {
    layers.lazy.compactMap { $0.view.output(HitTestOutput.self)?(query) }.first
  }

  private func hasInside(_ point: CGPoint) -> Bool {
    guard let point = local(point) else { return false }
    return Path(CGRect(origin: .zero, size: size)).contains(point)
  }
}

/// Has a control show that a pointer is over it.
final class ControlHoverListener: HoverListener {
  private let show: (Bool) -> Void

  init(
    _ control: ViewNode, _ inputs: _ViewInputs, number: Int, show: @escaping (Bool) -> Void
  ) {
    self.show = show
    super.init(control, inputs, number: number)
  }

  override func changed(_ isHovered: Bool) { show(isHovered) }
}
