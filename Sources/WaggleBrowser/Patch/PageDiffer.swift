package import Waggle

/// Writes the changes of a page's drawing, from display list to display list.
///
/// A node that both lists share keeps its element and is not visited. A changed node takes the element of an old node
/// of the same kind.
package final class PageDiffer {
  /// The number of the page's element that holds the drawing.
  package static let rootNumber = 1
  /// The largest number of elements inside one another: browsers do not lay out deeper pages.
  package static let maximumDepth = 400

  private let differ: TreeDiffer<DisplayElement>
  /// The numbers of the faces that were announced to the page.
  private var announcedFaces: Set<Int> = []

  /// A blend mode that browsers lack, and that a node had.
  package private(set) var missingBlendMode: BlendMode?

  /// True once a node was too deep to be shown.
  package var isTruncated: Bool { differ.isTruncated }

  @MainActor package init(_ numbers: ElementNumbers, _ fonts: PageFonts) {
    differ = TreeDiffer(root: Self.rootNumber, depthLimit: Self.maximumDepth, numbers) {
      DisplayElement($0, fonts)
    }
  }

  /// Writes the steps to a new list, which becomes the current one.
  ///
  /// - Parameter postponing: whether differences that cannot be seen are left to a later update.
  package func update(
    to list: DisplayList, postponing: Bool = false, _ writer: inout PatchWriter
  ) {
    differ.update(to: list.root.map { [$0] } ?? [], postponing: postponing) { step in
      announceFaces(before: step, &writer)
      writer.write(step)
    }
  }

  /// Announces each face before the first text in it, and notes what browsers lack.
  private func announceFaces(before step: TreeStep<DisplayElement>, _ writer: inout PatchWriter) {
    switch step {
    case .insert(_, let element, _), .set(_, _, let element):
      if let mode = element.missingBlendMode { missingBlendMode = mode }
      for face in element.faces where announcedFaces.insert(face.number).inserted {
        writer.face(face)
      }
    case .move, .remove: break
    }
  }
}

extension DisplayElement: DiffableElement {
  /// Display nodes never change, so the same object is the same subtree.
  struct Identity: Hashable {
    let node: DisplayNode

    static func == (a: Identity, b: Identity) -> Bool { a.node === b.node }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
  }

  static func identity(of node: DisplayNode) -> Identity? { Identity(node: node) }

  static func content(of identity: Identity) -> Identity {
    var node = identity.node
    while let inner = node.soleContent { node = inner }
    return Identity(node: node)
  }

  static func effectContent(of identity: Identity) -> Identity? {
    let node = content(of: identity).node
    switch node.content {
    case .moving(_, let effect): return effectContent(of: Identity(node: effect))
    case .transform, .projection, .opacity, .clip, .shadows, .blur, .colors, .blend, .mask,
      .textInput:
      return node.content.children.first.map { content(of: Identity(node: $0)) }
    case .group, .offset, .untouched, .touched, .scroll, .fill, .stroke, .rectangle, .text, .symbol,
      .bitmap:
      return nil
    }
  }

  /// Elements of one kind differ in their attributes only, except scroll views, which the page moves by itself.
  struct Key: Hashable {
    var kind: ElementAttributes.Kind
    var scrollView: Int?
  }

  static func isUnique(_ key: Key) -> Bool { key.scrollView != nil }

  static func isUnseen(from old: ElementAttributes, to new: ElementAttributes) -> Bool {
    new.isUnseen(since: old)
  }

  var key: Key { Key(kind: attributes.kind, scrollView: scrollView) }
}
