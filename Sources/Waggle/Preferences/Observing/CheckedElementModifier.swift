import WaggleGraph

/// Applies a preference modifier to each element of a list, and reports the cases where that is probably a mistake.
func makeCheckedList<M: PrimitiveModifier, K: PreferenceKey>(
  _ modifier: _GraphValue<M>, _ inputs: _ViewListInputs,
  _ body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs, _ key: K.Type,
  observes: Bool = false
) -> _ViewListOutputs {
  let list = body(_Graph(), inputs).list
  return _ViewListOutputs(
    ModifiedList(
      list,
      CheckedElementModifier(
        modifier, key: K.self, observes: observes && !K._isFrameworkKey, inputs.base)))
}

/// Reports W-EMPTY if the list can never have an element (R031), and W-GROUP if an observer applies to more than one
/// (R029).
private final class CheckedElementModifier<M: ViewModifier>: ElementModifier {
  private let modifier: _GraphValue<M>
  private weak var list: ViewList?
  private let keyType: Any.Type
  private unowned let runtime: Runtime
  private let scope: ViewScope?
  /// Whether a second element is still to be reported.
  private var observes: Bool
  private var elementsMade = 0

  init(_ modifier: _GraphValue<M>, key: Any.Type, observes: Bool, _ inputs: _ViewInputs) {
    self.modifier = modifier
    keyType = key
    self.observes = observes
    runtime = inputs.runtime
    scope = inputs.scope
  }

  override func didWrap(_ list: ViewList) {
    self.list = list
    if !list.isDynamic, list.count == 0 { runtime.report(.modifiedEmptyView(keyType, at: path)) }
  }

  override func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    elementsMade += 1
    if observes, elementsMade > 1 { checkCount() }
    return M._makeView(modifier: modifier, inputs: inputs, body: body)
  }

  private var path: String { scope?.path ?? "" }

  /// Counts the elements that exist now: several made in succession may have replaced each other.
  private func checkCount() {
    var count = 0
    list?.forEach(self) { _, _ in count += 1 }
    guard count > 1 else { return }
    observes = false
    runtime.reportOnce(.observedGroup(keyType, at: path))
  }
}
