import Foundation
import WaggleGraph

extension View {
  /// Gives the view a named action for each button in `content`, which is not shown (C156).
  ///
  /// ```swift
  /// Text("Ada").accessibilityActions {
  ///   Button("Call") { print("calling") }
  ///   Button("Write") { print("writing") }
  /// }
  /// ```
  ///
  /// The buttons are made when the names of the view's actions are first asked for, as assistive technology and tests do
  /// (C568). They never appear: their `onAppear` is not called.
  @inlinable
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(_UnseenActionsModifier(content: content())) }
}

/// Adds the buttons of a view that is not shown to the actions of the content.
nonisolated public struct _UnseenActionsModifier<Unseen: View>: PrimitiveModifier {
  let content: Unseen

  @usableFromInline
  init(content: Unseen) { self.content = content }

  /// The content, in a node that can make the other view.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let unseen = UnseenView(modifier.part(at: 0, as: Unseen.self), inputs)
    return _ViewOutputs(UnseenActionsNode(body(_Graph(), inputs).node, unseen))
  }
}

/// The node of a view with the actions of one that is not shown.
private final class UnseenActionsNode: ModifierNode {
  private let unseen: UnseenView

  init(_ content: ViewNode, _ unseen: UnseenView) {
    self.unseen = unseen
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == AccessibilityOutput.self else { return super.output(key) }
    return castOutput(Collected { [self] in elements }, of: AccessibilityOutput.self, for: key)
  }

  private var elements: [AccessibilityElement] {
    var elements = content.accessibilityElements
    for index in elements.indices { elements[index].actions.add { [unseen] in unseen.actions } }
    return elements
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    content.addTrace(of: key, to: &trace)
    if let view = unseen.made { trace.addKept(view, of: key, because: .unseen) }
  }
}

/// A view that is read and never shown.
///
/// It is made when it is first asked what is read of it, and brought up to date each time; in between, its changes run nothing.
/// Always true: no view around it has it as a child, and its nodes are in a subgraph of that of the view that it describes.
private final class UnseenView {
  private let inputs: _ViewInputs
  private let make: (_ViewInputs) -> ViewNode
  private var queue: ContentQueue?
  /// The view; nil before it is first asked.
  private(set) var made: ViewNode?

  init<Content: View>(_ content: _GraphValue<Content>, _ inputs: _ViewInputs) {
    self.inputs = inputs
    make = { content.makeSingleView(in: VStackLayout(), $0) }
  }

  /// The buttons that are enabled, as named actions; none once the view that it describes is removed.
  ///
  /// - Cost: the first time all of its views, then those that have changed.
  var actions: [AccessibilityActions.Action] {
    guard !inputs.subgraph.isRemoved else { return [] }
    return updated.accessibilityElements.flatMap(\.flattened).flatMap(\.asActions)
  }

  private var updated: ViewNode {
    let view = made ?? makeView()
    made = view
    for _ in 1...RepetitionLimits.layoutRounds {
      if let queue, !queue.isEmpty { inputs.runtime.updateContent(queue) }
      view.layout.store.updateSizes()
      view.layout.place(at: .zero, proposal: .unspecified)
      view.layout.layoutSubtree()
      if queue?.isEmpty ?? true { break }
    }
    return view
  }

  private func makeView() -> ViewNode {
    var inner = inputs.withoutSiblings()
    inner.subgraph = Subgraph(in: inputs.runtime.graph, parent: inputs.subgraph)
    inner.appearanceScope = AppearanceScope(parent: inputs.appearanceScope, isInserted: false)
    inner.queue = ContentQueue(in: inner.subgraph)
    queue = inner.queue
    return inputs.runtime.updating { make(inner) }
  }
}

extension AccessibilityElement {
  /// The activation of a button that is enabled, under its label.
  fileprivate var asActions: [AccessibilityActions.Action] {
    guard let label, let target, role == nil, target.isControl, target.isEnabled else { return [] }
    let kind = AccessibilityActionKind(named: Text(verbatim: label))
    return [AccessibilityActions.Action(kind: kind) { target.activate() }]
  }
}
