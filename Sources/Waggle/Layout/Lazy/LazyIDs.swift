/// Finds the views of a lazy container by their ids; a row that was not made is made when it is asked for.
final class LazyIDs: ViewIDs {
  private weak var container: LazyNode?

  static func ids(of container: LazyNode) -> LazyIDs {
    let ids = LazyIDs()
    ids.container = container
    return ids
  }

  private var made: ViewIDs? { container.flatMap { ViewIDOutput.combine($0.children) } }

  /// Reads ids from the start of the data where no view has the id, and then looks into rows that may contain it (L187).
  /// In sections an id may be that of a section whose header is out of sight, or stays at an edge; it stands for the
  /// header's own place (L099). Nil where sections were made to find it: their layout is due.
  override func view(withID id: AnyHashable) -> ViewNode? {
    let view = made?.view(withID: id)
    if let entry = view.flatMap(shownEntry(of:)), entry.item.section == nil { return view }
    guard let container, container.isPlaced else { return view }
    if container.makeSections() { return nil }
    guard let number = container.number(ofID: id, makingRows: view == nil)
    else { return view }
    return container.request(number, until: container.runtime.frameNumber)?.layout
  }

  /// The entry that a view is in, if that is in a line, where its position is exact.
  private func shownEntry(of view: ViewNode) -> LazyEntry? {
    var next: LayoutNode? = view.layout
    while let node = next, node.parent !== container { next = node.parent }
    return container?.lines.lazy.flatMap(\.entries).first { $0.layout === next }
  }

  /// The view with the id, if it is in a line.
  static func shownView(withID id: AnyHashable, in container: LazyNode) -> ViewNode? {
    let ids = LazyIDs.ids(of: container)
    return ids.made?.view(withID: id).flatMap { ids.shownEntry(of: $0) == nil ? nil : $0 }
  }

  override func forEach(_ body: (AnyHashable, ViewNode) -> Void) { made?.forEach(body) }
}
