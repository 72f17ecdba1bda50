package import Foundation
import Waggle

// Text that a screen reader reads and edits. Offsets count Unicode scalars.
extension WindowReader {
  /// The text of an element as it is now; nil for an element without one.
  package func text(of node: ReaderNode) -> ReaderText? {
    guard let client = client(of: node) else { return node.element.text }
    return session.host.query {
      ReaderText(client, isSecret: client.textInputTraits.isSecure)
    }
  }

  private func client(of node: ReaderNode) -> (any TextInputClient)? { node.source?.textInput }

  /// Replaces a part, as the user does: the field has the focus then. False for a text that cannot be edited.
  package func replace(_ range: Range<Int>, with string: String, in node: ReaderNode) -> Bool {
    edit(node) { client, text in
      let units = text.units(of: range)
      let caret = units.lowerBound + string.utf16.count
      client.apply(TextEdit(replacing: units, with: string, selecting: caret..<caret))
    }
  }

  /// Selects a part, or moves the caret.
  package func select(_ range: Range<Int>, in node: ReaderNode) -> Bool {
    edit(node) { client, text in client.select(text.units(of: range)) }
  }

  private func edit(
    _ node: ReaderNode, _ body: @escaping (any TextInputClient, ReaderText) -> Void
  ) -> Bool {
    guard client(of: node) != nil else { return false }
    return act(on: node) { element in
      guard let client = element.textInput, client.textInputTraits.isEditable, element.isEnabled
      else { return false }
      if !element.isFocused { element.focus() }
      body(client, ReaderText(client, isSecret: client.textInputTraits.isSecure))
      return true
    }
  }

  /// Puts a part in the clipboard. A text that is not shown is not copied.
  package func copy(_ range: Range<Int>, of node: ReaderNode) -> Bool {
    guard let text = text(of: node), !node.element.state.contains(.secret) else { return false }
    session.embedder?.copy(ClipboardContent(text: text[range]))
    return true
  }

  /// Inserts what is in the clipboard.
  package func paste(at offset: Int, in node: ReaderNode) {
    session.embedder?.paste { [weak self] string in
      guard let self, let string, node.parent != nil else { return }
      _ = replace(offset..<offset, with: string, in: node)
    }
  }

  /// The part of a text with an offset. The lines of a field are those that are seen.
  package func range(of part: ReaderTextPart, at offset: Int, in node: ReaderNode) -> Range<Int> {
    guard let text = text(of: node) else { return 0..<0 }
    if part == .line, let client = client(of: node), !text.string.isEmpty {
      let units = session.host.query { client.lineRange(at: text.unit(of: offset)) }
      if let units {
        return text.offset(ofUnit: units.lowerBound)..<text.offset(ofUnit: units.upperBound)
      }
    }
    return text.range(of: part, at: offset)
  }

  /// The box around a part, in points of the window; that of the element where letters have no known places.
  package func box(of range: Range<Int>, in node: ReaderNode) -> CGRect {
    guard let text = text(of: node), let client = client(of: node) else { return frame(of: node) }
    let units = text.units(of: range)
    let last = text.unit(of: max(range.lowerBound, range.upperBound - 1))
    return session.host.query {
      guard let first = client.characterBox(at: units.lowerBound),
        let end = client.characterBox(at: last)
      else { return node.source?.frame ?? .zero }
      let box = first.union(end)
      guard first.minY != end.minY, let lines = client.textBox else { return box }
      return CGRect(x: lines.minX, y: box.minY, width: lines.width, height: box.height)
    }
  }

  /// The offset that is nearest to a point of the window; nil where letters have no known places.
  package func offset(nearest point: CGPoint, in node: ReaderNode) -> Int? {
    guard let text = text(of: node), let client = client(of: node) else { return nil }
    return session.host.query { client.offset(nearest: point) }.map { text.offset(ofUnit: $0) }
  }
}
