import WaggleGraph

extension View {
  /// Has another view, which is not shown, read aloud in place of this one (C155).
  ///
  /// ```swift
  /// Circle().frame(width: 40, height: 40)
  ///   .accessibilityRepresentation { Text("Full moon") }
  /// ```
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibility(with: representation()) { elements, unseen in elements = unseen }
  }

  /// Makes the view one element, in which the elements of another view are, that is not drawn (C675).
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.orange))
  /// }
  /// .accessibilityLabel("Harvest")
  /// .accessibilityChildren {
  ///   Text("May, 3 kg")
  ///   Text("June, 12 kg")
  /// }
  /// ```
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    accessibilityElement(children: .contain).accessibility(with: children()) { elements, unseen in
      guard elements.count == 1 else { return elements += unseen }
      // What was one element stays it, with its label.
      if elements[0].children.count == 1 { elements[0] = elements[0].children[0] }
      elements[0].children = unseen
    }
  }

  /// Names the view, one element, by what is read of a label that is not shown (C155).
  package nonisolated func accessibilityNamed<Label: View>(by label: Label) -> some View {
    accessibility(with: label) { elements, unseen in
      guard elements.count == 1, !unseen.isEmpty else { return }
      elements[0].label = AccessibilityElement.combined(unseen, for: unseen[0].view).label
    }
  }

  /// Gives a container of options the label of the selected one as its value (C154).
  package nonisolated func accessibilityValueOfSelection() -> some View {
    accessibility(with: EmptyView()) { elements, _ in
      guard elements.count == 1 else { return }
      let selected = elements[0].children.flatMap(\.flattened).first {
        $0.traits.contains(.isSelected)
      }
      elements[0].value = selected?.label
    }
  }

  /// Changes how the view is read by what is read of another, which is not drawn.
  private nonisolated func accessibility<Unseen: View>(
    with unseen: Unseen,
    _ change: @escaping (inout [AccessibilityElement], [AccessibilityElement]) -> Void
  ) -> some View { modifier(UnseenContentModifier(unseen: unseen, change: change)) }
}

/// Changes the elements of the content by those of a view that is not shown.
nonisolated struct UnseenContentModifier<Unseen: View>: PrimitiveModifier {
  let unseen: Unseen
  let change: (inout [AccessibilityElement], [AccessibilityElement]) -> Void

  /// The content, and the other view beside it.
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let unseen = modifier.part(at: 0, as: Unseen.self)
      .makeSingleView(in: VStackLayout(), inputs.withoutSiblings())
    let content = LayeredNode(
      body(_Graph(), inputs.below()).node, UnseenNode(unseen), isBackground: true,
      alignment: .center, inputs)
    let runtime = inputs.runtime
    return _ViewOutputs(
      UnseenContentNode(content, unseen) {
        runtime.graph.untracked { modifier.read(in: runtime.graph) }.change(&$0, $1)
      })
  }
}

/// A view that is laid out, as texts are read in their layout, and has shortcuts; nothing else of it leaves it.
private final class UnseenNode: ModifierNode {
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == LayoutOutput.self || key == ControlOutput.self ? content.output(key) : nil
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    trace.addKept(content, of: key, because: .unseen)
  }
}

/// The node of a view whose elements are changed by those of a second one.
private final class UnseenContentNode: ModifierNode {
  private let unseen: ViewNode
  private let change: (inout [AccessibilityElement], [AccessibilityElement]) -> Void

  init(
    _ content: ViewNode, _ unseen: ViewNode,
    _ change: @escaping (inout [AccessibilityElement], [AccessibilityElement]) -> Void
  ) {
    self.unseen = unseen
    self.change = change
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == AccessibilityOutput.self else { return super.output(key) }
    return castOutput(Collected { [self] in elements }, of: AccessibilityOutput.self, for: key)
  }

  private var elements: [AccessibilityElement] {
    var elements = content.accessibilityElements
    change(&elements, unseen.accessibilityElements)
    return elements
  }
}
