import Foundation
import Waggle

/// The label of a control as one view: of texts the first is the title, and others are below it, smaller and secondary; other
/// views are in a row.
nonisolated struct ControlLabel<Content: View>: PrimitiveView {
  private let titles: Titles<Content>

  init(_ content: Content) { titles = Titles(content: content) }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    if hasTitles {
      return Titles._makeView(view: view.part(at: 0, as: Titles<Content>.self), inputs: inputs)
    }
    let content = view.part(at: 0, as: Content.self)
    return _ViewOutputs(content.makePart(in: HStackLayout(), inputs))
  }

  /// An empty list if the content can never have a view.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard _viewListCount(inputs: _ViewListCountInputs()) == 0 else {
      return _ViewListOutputs(ElementOf(view: view, inputs: inputs))
    }
    return EmptyView._makeViewList(view: view.part(at: 0, as: EmptyView.self), inputs: inputs)
  }

  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs) == 0 ? 0 : 1
  }

  /// Whether the content is a title with what is below it.
  private static var hasTitles: Bool {
    Content.self == TupleView<(Text, Text)>.self || Content.self == TupleView<(Text, Text?)>.self
      || Content.self == TupleView<(Text, Text, Text)>.self
  }
}

/// Texts below each other, of which the first is the title.
nonisolated private struct Titles<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Group(subviews: content) { texts in
        if let title = texts.first { title }
        ForEach(texts.dropFirst()) { $0.font(.subheadline).foregroundStyle(.secondary) }
      }
    }
  }
}
