import WaggleGraph

/// A preference modifier on a list: around each element, with a word where that is not what was meant.
func makeCheckedList<M: PrimitiveModifier, K: PreferenceKey>(
  _ modifier: _GraphValue<M>, _ inputs: _ViewListInputs,
  _ body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs, _ key: K.Type
) -> _ViewListOutputs {
  let list = body(_Graph(), inputs).list
  return _ViewListOutputs(
    CheckedModifier(modifier, list, key: typeName(K.self), inputs.base))
}

/// Reports W-EMPTY for no element that can ever be (R031), and W-GROUP for a second observer (R029).
private final class CheckedModifier<M: ViewModifier>: ElementModifier {
  private let modifier: _GraphValue<M>
  private let key: String
  private unowned let runtime: Runtime
  private let path: String
  private let observes: Bool
  private var made = 0

  init(_ modifier: _GraphValue<M>, _ list: ViewList, key: String, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.key = key
    runtime = inputs.runtime
    path = inputs.scope?.path ?? ""
    observes = !(M.self is any KeyWriting.Type)
    super.init(list)
    if !list.isDynamic, list.count == 0 { reportEmpty() }
  }

  override func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    made += 1
    if made == 2, observes { reportGroup() }
    return M._makeView(modifier: modifier, inputs: inputs, body: body)
  }

  private func reportEmpty() {
    runtime.report(
      Diagnostic(
        id: "W-EMPTY",
        message:
          "A modifier for \(key) is applied to EmptyView in a list, where EmptyView is no view at all: it does nothing. "
          + "Use Color.clear.frame(width: 0, height: 0), or put the modifier on another view.",
        path: path))
  }

  private func reportGroup() {
    runtime.reportOnce(
      Diagnostic(
        id: "W-GROUP",
        message:
          "onPreferenceChange(\(key).self) on a Group or ForEach observes each of its views on its own, and never their "
          + "combined value. Put it on the container around them.",
        path: path))
  }
}

/// A modifier that writes, as opposed to one that observes.
protocol KeyWriting {}
extension _PreferenceWritingModifier: KeyWriting {}
