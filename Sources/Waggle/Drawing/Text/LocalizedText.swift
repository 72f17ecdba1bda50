import Foundation
import Synchronization
import WaggleFoundation

/// A key with the table and the bundle in which it is looked up.
struct LocalizedText: Equatable, @unchecked Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  /// The format where no table has the key; nil for the key itself.
  var fallback: String?

  /// A part of the text in the style of its Markdown: a string, or a text with its own attributes.
  struct Piece: Equatable {
    enum Content: Equatable {
      case string(String)
      case text(Text)
    }

    var content: Content
    var style = InlineMarkdown.Style()
  }

  /// The localized text, with the values inserted.
  func pieces(isMarkdown: Bool = true, in context: @autoclosure () -> FormatContext) -> [Piece] {
    let entry = StringTables.shared
      .entry(key.key, table: table, bundle: bundle, locale: context().locale)
    let format = entry?.format(for: key.arguments.map(\.count)) ?? fallback ?? key.key
    let runs = isMarkdown ? InlineMarkdown.runs(of: format) : [InlineMarkdown.Run(string: format)]
    if key.arguments.isEmpty, !runs.contains(where: \.style.isInflected) {
      return runs.map { Piece(content: .string($0.string), style: $0.style) }
    }
    var reader = FormatReader(arguments: key.arguments, context: context())
    for run in runs { reader.read(run) }
    return reader.pieces
  }
}

/// Inserts values for a format's specifiers: %@, %lld, %.2f, %2$@, %%.
private struct FormatReader {
  let arguments: [LocalizedStringKey.Argument]
  let context: FormatContext
  private(set) var pieces: [LocalizedText.Piece] = []
  private var text = ""
  private var next = 0
  private var style = InlineMarkdown.Style()

  init(arguments: [LocalizedStringKey.Argument], context: FormatContext) {
    self.arguments = arguments
    self.context = context
  }

  private var locale: Locale { context.locale }

  /// Reads the format of a run, and that of the address which it leads to.
  mutating func read(_ run: InlineMarkdown.Run) {
    style = run.style
    let first = pieces.count
    if arguments.isEmpty { text = run.string } else { read(run.string) }
    flush()
    guard let destination = run.style.destination, !arguments.isEmpty, destination.contains("%")
    else { return }
    let last = pieces.count
    read(destination)
    flush()
    let address = pieces[last...].map(\.string).joined()
    pieces.removeSubrange(last...)
    for index in first..<last { pieces[index].style.destination = address }
  }

  private mutating func read(_ format: String) {
    var rest = format.utf8[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      text += Substring(rest[..<sign])
      rest = rest[rest.index(after: sign)...]
      readSpecifier(&rest)
    }
    text += Substring(rest)
  }

  /// `rest` begins after the per cent sign.
  private mutating func readSpecifier(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "%") {
      text += "%"
      rest.removeFirst()
      return
    }
    guard let end = rest.firstIndex(where: "@diuxXofFeEgGaAcs".utf8.contains) else {
      text += "%"
      return
    }
    var flags = Substring(rest[..<end])
    let conversion = Character(Unicode.Scalar(rest[end]))
    rest = rest[rest.index(after: end)...]
    let index = Self.position(&flags) ?? next
    next = index + 1
    guard arguments.indices.contains(index) else { return }
    set(arguments[index], flags: flags, conversion)
  }

  /// The argument index that "2$" names, counted from 0.
  private static func position(_ flags: inout Substring) -> Int? {
    guard let dollar = flags.firstIndex(of: "$"), let number = Int(flags[..<dollar]), number > 0
    else { return nil }
    flags = flags[flags.index(after: dollar)...]
    return number - 1
  }

  private mutating func set(
    _ argument: LocalizedStringKey.Argument, flags: Substring, _ conversion: Character
  ) {
    let flags =
      flags.utf8.allSatisfy("lhqzt".utf8.contains) ? "" : flags.filter { !"lhqzt".contains($0) }
    switch argument {
    case .string(let string): text += string
    case .formatted(let value): text += value.string(in: context)
    case .text(let inner):
      flush()
      pieces.append(LocalizedText.Piece(content: .text(inner), style: style))
    case .integer(let value):
      text +=
        flags.isEmpty && "di@".contains(conversion)
        ? WholeNumbers.string(value, in: locale)
        : String(format: "%\(flags)ll\(conversion)", value)
    case .unsigned(let value):
      text +=
        flags.isEmpty && "ud@".contains(conversion)
        ? value.formatted(.number.locale(locale))
        : String(format: "%\(flags)ll\(conversion)", value)
    case .number(let value):
      text +=
        conversion == "@"
        ? value.formatted(.number.locale(locale))
        : String(format: "%\(flags)\(conversion)", locale: locale, value)
    }
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    if style.isInflected { text = text.inflected(in: locale) }
    pieces.append(LocalizedText.Piece(content: .string(text), style: style))
    text = ""
  }
}

/// Writes whole numbers.
private enum WholeNumbers {
  /// The last locale that was asked for, and whether it has the digits 0 to 9.
  private static let last = Mutex<(locale: Locale, hasPlainDigits: Bool)?>(nil)

  /// A number as its locale writes it. One of up to three digits is those digits alone.
  static func string(_ value: Int64, in locale: Locale) -> String {
    0..<1000 ~= value && hasPlainDigits(locale)
      ? String(value) : value.formatted(.number.locale(locale))
  }

  private static func hasPlainDigits(_ locale: Locale) -> Bool {
    last.withLock { last in
      if let last, last.locale == locale { return last.hasPlainDigits }
      let digits = (0...9).allSatisfy { $0.formatted(.number.locale(locale)) == String($0) }
      last = (locale, digits)
      return digits
    }
  }
}

extension LocalizedText.Piece {
  /// The string; empty for a text with attributes.
  fileprivate var string: String {
    if case .string(let string) = content { string } else { "" }
  }
}
