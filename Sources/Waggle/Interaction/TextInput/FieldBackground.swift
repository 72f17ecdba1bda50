import Foundation
import WaggleGraph

extension View {
  /// Makes this view part of the text field in it: where nothing else in it takes a touch, the field does, and it is the
  /// field that is read aloud.
  package nonisolated func fieldBackground() -> some View { modifier(FieldBackgroundModifier()) }
}

/// Makes its content part of the text field in it.
nonisolated private struct FieldBackgroundModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(FieldBackgroundNode(body(_Graph(), inputs).node)) }
}

private final class FieldBackgroundNode: ModifierNode {
  private lazy var tester = content.output(HitTestOutput.self).map { inner in
    HitTester(isHidden: inner.isHidden) { [unowned self] query in
      let direct = inner(query)
      guard case .point(let point) = query, !(direct?.responds ?? false) else { return direct }
      return field(at: point) ?? direct
    }
  }

  private func field(at point: CGPoint) -> HitTestResult? {
    guard content.layout.frameInRoot.encloses(point) else { return nil }
    return field?.hit()
  }

  /// The first field in it.
  private var field: TextInputNode? {
    content.collected(FocusOutput.self).lazy.flatMap(\.targets)
      .compactMap { $0.editor as? TextInputNode }.first
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    guard key == AccessibilityOutput.self else { return super.output(key) }
    return castOutput(
      Collected { [unowned self] in elements }, of: AccessibilityOutput.self, for: key)
  }

  private var elements: [AccessibilityElement] {
    var elements = content.accessibilityElements
    if let index = elements.firstIndex(where: { $0.textInput != nil }) {
      elements[index].activation = ActivationPoint(view: content, target: .part(.center))
    }
    return elements
  }
}
