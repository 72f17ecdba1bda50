extension Runtime {
  /// A runtime with a store for each room.
  ///
  /// - Parameter symbols: the source of symbols; nil means that no symbol is known.
  package convenience init(
    measurer: any TextMeasurer, symbols: (any SymbolProvider)? = nil,
    semantics: PreferenceSemantics = .seeds
  ) {
    self.init()
    // Those that are looked up most often come first.
    add(LayoutStore(self, measurer: measurer))
    add(PreferenceStore(self, semantics))
    add(ViewStore(nodeFactory: .standard))
    add(DrawingStore(symbols: symbols))
    add(FocusedValueStore(self))
    add(PresentationStore(self))
    add(InputRouter(self))
    add(TextClipboard())
    add(MatchedGeometryStore(self))
    add(SceneState())
    add(AnnouncementStore(self))
    add(FeedbackStore())
    actions.around = announcements.posting
    add(WindowStore(self))
    let appearance = AppearanceProxies(self)
    add(ProgramStore(self, .uiKit(appearance, self)))
    add(appearance)
    add(ApplicationScene())
    add(ChangeRecords())
  }
}

extension NodeFactory {
  /// The nodes of Layout and Drawing.
  fileprivate static var standard: NodeFactory {
    NodeFactory(
      makeContainer: { list, inputs in
        ContainerNode(
          inputs, source: nil, order: inputs.bag[ZOrderContainerKey.self],
          read: { _ in ZStackLayout() }, list: { _ in list })
      },
      makeReplaceable: { ReplaceableNode(of: $0, $1) },
      makeEmpty: { EmptyNode($0) },
      makeMissing: { ZeroSizeNode($0) },
      makeDirection: { LayoutDirectionNode($0, in: $1, $2) },
      makeFade: { $0.display == nil ? nil : FadeNode.make($0, $1) })
  }
}
