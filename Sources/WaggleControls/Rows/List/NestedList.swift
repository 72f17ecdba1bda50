import Waggle

/// A list that is one row of a form or list: its rows take the whole row, which is as high as they are. In a lower frame
/// they scroll.
struct NestedList<Value: Hashable, Content: View>: View {
  let selection: ListSelection<Value>
  let content: Content

  var body: some View {
    NestedListBody(selection: selection, content: content).listRowInsets(EdgeInsets())
  }
}

/// The rows, on the background of the row around them.
private struct NestedListBody<Value: Hashable, Content: View>: View {
  let selection: ListSelection<Value>
  let content: Content
  @Environment(\.rowMetrics) private var metrics

  var body: some View {
    let inset = metrics.inset
    ListBody(selection: selection, content: content, isNested: true)
      .scrollBounceBehavior(.basedOnSize)
      .alignmentGuide(.listRowSeparatorLeading) { _ in inset }
  }
}
