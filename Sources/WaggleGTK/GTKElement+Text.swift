#if Window
  import CGTK
  import Foundation
  import WaggleWindow

  // MARK: Text that is read

  func setText(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkTextIface.self)
    functions.pointee.get_text = { text, start, end in
      g_strdup(
        GTKElement.ask(text, else: "") { element, reader in
          guard let text = reader.text(of: element.node) else { return "" }
          return text[text.range(Int(start), Int(end))]
        })
    }
    functions.pointee.get_character_count = { text in
      gint(
        GTKElement.ask(text, else: 0) { element, reader in
          reader.text(of: element.node)?.count ?? 0
        })
    }
    functions.pointee.get_character_at_offset = { text, offset in
      GTKElement.ask(text, else: 0) { element, reader in
        reader.text(of: element.node)?.scalar(at: Int(offset))?.value ?? 0
      }
    }
    functions.pointee.get_default_attributes = { _ in nil }
    functions.pointee.get_run_attributes = { text, _, start, end in
      start?.pointee = 0
      end?.pointee = gint(
        GTKElement.ask(text, else: 0) { element, reader in
          reader.text(of: element.node)?.count ?? 0
        })
      return nil
    }
    setParts(&functions.pointee)
    setPlaces(&functions.pointee)
    setSelection(&functions.pointee)
  }

  /// A part of a text, and where it is.
  private struct TextPart: Sendable {
    var string = ""
    var range = 0..<0

    /// Writes where it is; the string is the caller's.
    func write(
      _ start: UnsafeMutablePointer<gint>?, _ end: UnsafeMutablePointer<gint>?
    ) -> UnsafeMutablePointer<gchar>? {
      start?.pointee = gint(range.lowerBound)
      end?.pointee = gint(range.upperBound)
      return g_strdup(string)
    }
  }

  extension GTKElement {
    /// Which part with an offset, or beside the one with it, is asked for.
    fileprivate enum Side { case before, at, after }

    fileprivate func part(
      _ part: ReaderTextPart, _ side: Side, _ offset: gint, _ reader: WindowReader
    ) -> TextPart {
      guard let text = reader.text(of: node) else { return TextPart() }
      var range = reader.range(of: part, at: Int(offset), in: node)
      switch side {
      case .at: break
      case .before:
        range =
          range.lowerBound == 0
          ? 0..<0 : reader.range(of: part, at: range.lowerBound - 1, in: node)
      case .after:
        range =
          range.upperBound >= text.count
          ? text.count..<text.count : reader.range(of: part, at: range.upperBound, in: node)
      }
      return TextPart(string: text[range], range: range)
    }
  }

  extension ReaderTextPart {
    fileprivate init(_ granularity: AtkTextGranularity) {
      switch granularity {
      case ATK_TEXT_GRANULARITY_WORD: self = .word
      case ATK_TEXT_GRANULARITY_SENTENCE: self = .sentence
      case ATK_TEXT_GRANULARITY_LINE: self = .line
      case ATK_TEXT_GRANULARITY_PARAGRAPH: self = .paragraph
      default: self = .character
      }
    }

    /// Readers of an earlier kind ask by boundaries.
    fileprivate init(_ boundary: AtkTextBoundary) {
      switch boundary {
      case ATK_TEXT_BOUNDARY_WORD_START, ATK_TEXT_BOUNDARY_WORD_END: self = .word
      case ATK_TEXT_BOUNDARY_SENTENCE_START, ATK_TEXT_BOUNDARY_SENTENCE_END: self = .sentence
      case ATK_TEXT_BOUNDARY_LINE_START, ATK_TEXT_BOUNDARY_LINE_END: self = .line
      default: self = .character
      }
    }
  }

  private func setParts(_ functions: inout AtkTextIface) {
    functions.get_string_at_offset = { text, offset, granularity, start, end in
      let part = ReaderTextPart(granularity)
      return GTKElement.ask(text, else: TextPart()) { $0.part(part, .at, offset, $1) }
        .write(start, end)
    }
    functions.get_text_at_offset = { text, offset, boundary, start, end in
      let part = ReaderTextPart(boundary)
      return GTKElement.ask(text, else: TextPart()) { $0.part(part, .at, offset, $1) }
        .write(start, end)
    }
    functions.get_text_before_offset = { text, offset, boundary, start, end in
      let part = ReaderTextPart(boundary)
      return GTKElement.ask(text, else: TextPart()) { $0.part(part, .before, offset, $1) }
        .write(start, end)
    }
    functions.get_text_after_offset = { text, offset, boundary, start, end in
      let part = ReaderTextPart(boundary)
      return GTKElement.ask(text, else: TextPart()) { $0.part(part, .after, offset, $1) }
        .write(start, end)
    }
  }

  private func setPlaces(_ functions: inout AtkTextIface) {
    functions.get_character_extents = { text, offset, x, y, width, height, coordinates in
      GTKElement.ask(text, else: CGRect.zero) { element, reader in
        let box = reader.box(of: Int(offset)..<Int(offset) + 1, in: element.node)
        return element.window.place(box, of: element.node, coordinates)
      }.write(x, y, width, height)
    }
    functions.get_range_extents = { text, start, end, coordinates, rectangle in
      var found = AtkTextRectangle()
      GTKElement.ask(text, else: CGRect.zero) { element, reader in
        let range = reader.text(of: element.node)?.range(Int(start), Int(end)) ?? 0..<0
        return element.window.place(
          reader.box(of: range, in: element.node), of: element.node, coordinates)
      }.write(&found.x, &found.y, &found.width, &found.height)
      rectangle?.pointee = found
    }
    functions.get_offset_at_point = { text, x, y, coordinates in
      gint(
        GTKElement.ask(text, else: -1) { element, reader in
          let point = element.window.point(x, y, of: element.node, coordinates)
          return reader.offset(nearest: point, in: element.node) ?? -1
        })
    }
  }

  private func setSelection(_ functions: inout AtkTextIface) {
    functions.get_caret_offset = { text in
      gint(
        GTKElement.ask(text, else: 0) { element, reader in
          reader.text(of: element.node)?.caret ?? 0
        })
    }
    functions.set_caret_offset = { text, offset in
      GTKElement.ask(text, else: 0) { element, reader in
        reader.select(Int(offset)..<Int(offset), in: element.node) ? 1 : 0
      }
    }
    functions.get_n_selections = { text in
      GTKElement.ask(text, else: 0) { element, reader in
        reader.text(of: element.node)?.selection.isEmpty ?? true ? 0 : 1
      }
    }
    functions.get_selection = { text, index, start, end in
      GTKElement.ask(text, else: TextPart()) { element, reader in
        guard index == 0, let text = reader.text(of: element.node) else { return TextPart() }
        return TextPart(string: text[text.selection], range: text.selection)
      }.write(start, end)
    }
    functions.set_selection = { text, index, start, end in
      index == 0 ? select(text, start, end) : 0
    }
    functions.add_selection = { text, start, end in select(text, start, end) }
    functions.remove_selection = { text, index in
      guard index == 0 else { return 0 }
      return GTKElement.ask(text, else: 0) { element, reader in
        let end = reader.text(of: element.node)?.selection.upperBound ?? 0
        return reader.select(end..<end, in: element.node) ? 1 : 0
      }
    }
  }

  private func select(_ text: OpaquePointer?, _ start: gint, _ end: gint) -> gboolean {
    GTKElement.ask(text, else: 0) { element, reader in
      guard let text = reader.text(of: element.node) else { return 0 }
      return reader.select(text.range(Int(start), Int(end)), in: element.node) ? 1 : 0
    }
  }

  // MARK: Text that is edited

  func setEditableText(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkEditableTextIface.self)
    functions.pointee.set_text_contents = { text, string in
      replace(text, 0, -1, with: string.map { String(cString: $0) } ?? "")
    }
    functions.pointee.insert_text = { text, string, length, position in
      guard let string, let position else { return }
      let inserted = prefix(of: string, bytes: length)
      let offset = max(position.pointee, 0)
      replace(text, offset, offset, with: inserted)
      position.pointee = offset + gint(inserted.unicodeScalars.count)
    }
    functions.pointee.delete_text = { text, start, end in replace(text, start, end, with: "") }
    functions.pointee.copy_text = { text, start, end in copy(text, start, end) }
    functions.pointee.cut_text = { text, start, end in
      if copy(text, start, end) { replace(text, start, end, with: "") }
    }
    functions.pointee.paste_text = { text, offset in
      GTKElement.ask(text, else: ()) { element, reader in
        reader.paste(at: Int(offset), in: element.node)
      }
    }
  }

  /// The beginning of a text that has at most so many bytes, in whole characters; all of it for a negative number.
  private func prefix(of string: UnsafePointer<CChar>, bytes: gint) -> String {
    let whole = strlen(string)
    var count = bytes < 0 ? whole : min(Int(bytes), whole)
    let bytes = UnsafeRawPointer(string).assumingMemoryBound(to: UInt8.self)
    while count > 0, count < whole, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private func replace(_ text: OpaquePointer?, _ start: gint, _ end: gint, with string: String) {
    GTKElement.ask(text, else: ()) { element, reader in
      guard let text = reader.text(of: element.node) else { return }
      _ = reader.replace(text.range(Int(start), Int(end)), with: string, in: element.node)
    }
  }

  @discardableResult
  private func copy(_ text: OpaquePointer?, _ start: gint, _ end: gint) -> Bool {
    GTKElement.ask(text, else: false) { element, reader in
      guard let text = reader.text(of: element.node) else { return false }
      return reader.copy(text.range(Int(start), Int(end)), of: element.node)
    }
  }
#endif
