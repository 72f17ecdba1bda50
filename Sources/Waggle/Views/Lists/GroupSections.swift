import WaggleGraph

extension Group where Content: View {
  /// Makes views from the sections of a view: a container that arranges headers, footers and contents itself (R211).
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     HStack {
  ///       Group(sections: content) { sections in
  ///         ForEach(sections) { section in
  ///           VStack {
  ///             section.header.bold()
  ///             section.content
  ///           }
  ///           .padding()
  ///           .background(.yellow)
  ///         }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: the view whose sections to find. Views in no section, one after the other, are a section without a
  ///     header and a footer.
  ///   - transform: makes views from the sections.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

extension ForEach
where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
  /// Makes a view for each section of a view (R211).
  ///
  /// - Parameters:
  ///   - view: the view whose sections to find.
  ///   - content: makes a view from a section.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    let data = ForEachSectionCollection<Content>(
      view: AnyView(Group(sections: view) { ForEach<_, _, Content>($0, content: content) }))
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

/// The data of a `ForEach` over sections. They are known when the views are made, so as a collection it is empty.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let view: AnyView

  /// 0.
  public var startIndex: Int { 0 }
  /// 0.
  public var endIndex: Int { 0 }
  /// Never called: there is no position.
  public subscript(index: Int) -> SectionConfiguration {
    fatalError("a collection of sections has no position before they are made")
  }
}

extension ForEachSectionCollection: SubviewData {}

/// What a group makes from the sections of `base`.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: MultiView {
  let base: Base
  let transform: (SectionCollection) -> Result

  /// The list of what `transform` returns, which runs again when the sections, or what it read, have changed.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    ContentTransformEffect.makeViewList(view, inputs)
  }

  /// Always nil: it depends on the sections.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension GroupSectionsOfContent: ContentTransform {
  static var effectName: String { "Group(sections:)" }

  func result(from list: ViewList, root: _ViewInputs) -> Result {
    transform(SectionCollection(list, root: root))
  }
}
