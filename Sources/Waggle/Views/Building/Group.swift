/// Several views as one expression. A modifier on the group applies to each of them separately (R028).
///
/// ```swift
/// HStack {
///   Group {
///     Text("Mon")
///     Text("Tue")
///   }
///   .padding(4)
///   .border(Color.gray)  // two borders, one around each text
/// }
/// ```
public struct Group<Content>: PathNamed {
  @usableFromInline package let content: Content
}

extension Group: View, MultiView where Content: View {
  /// Makes a group of the builder's views.
  @inlinable
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content's list: a group adds nothing to it.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Group<Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }

  /// The content's count; nil if it can change.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs)
  }
}

extension Group: Sendable where Content: Sendable {}
