/// Finds the views of a lazy container by their ids; a row that was not made is made when it is asked for.
final class LazyIDs: ViewIDs {
  private weak var container: LazyNode?

  static func ids(of container: LazyNode) -> LazyIDs {
    let ids = LazyIDs()
    ids.container = container
    return ids
  }

  private var made: ViewIDs? { container.flatMap { ViewIDOutput.combine($0.children) } }

  /// Reads ids from the start of the data where no view has the id (L187).
  override func view(withID id: AnyHashable) -> ViewNode? {
    if let view = made?.view(withID: id), isShown(view) { return view }
    guard let container, container.isPlaced, let number = container.supply.number(ofID: id) else {
      return made?.view(withID: id)
    }
    return container.request(number, until: container.runtime.frameNumber)?.layout
  }

  /// Whether the view is in a line, where its position is exact.
  private func isShown(_ view: ViewNode) -> Bool {
    var next: LayoutNode? = view.layout
    while let node = next, node.parent !== container { next = node.parent }
    return container?.lines.contains { $0.entries.contains { $0.layout === next } } ?? false
  }

  /// The view with the id, if it is in a line.
  static func shownView(withID id: AnyHashable, in container: LazyNode) -> ViewNode? {
    let ids = LazyIDs.ids(of: container)
    return ids.made?.view(withID: id).flatMap { ids.isShown($0) ? $0 : nil }
  }

  override func forEach(_ body: (AnyHashable, ViewNode) -> Void) { made?.forEach(body) }
}
