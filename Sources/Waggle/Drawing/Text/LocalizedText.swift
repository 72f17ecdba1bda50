import Foundation

/// A key with the table and the bundle in which it is looked up.
struct LocalizedText: Equatable, @unchecked Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  /// A part of the text: a string, or a text with its own attributes.
  enum Piece: Equatable {
    case string(String)
    case text(Text)
  }

  /// The app's bundle; nil if it has no localizations, because a lookup costs a file access.
  private static let main: Bundle? = Bundle.main.localizations.isEmpty ? nil : Bundle.main

  /// The localized text, with the values inserted.
  func pieces(in context: @autoclosure () -> FormatContext) -> [Piece] {
    let found = (bundle ?? Self.main)?.localizedString(forKey: key.key, value: nil, table: table)
    let format = found ?? key.key
    if key.arguments.isEmpty { return [.string(format)] }
    var reader = FormatReader(arguments: key.arguments, context: context())
    reader.read(format)
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

  init(arguments: [LocalizedStringKey.Argument], context: FormatContext) {
    self.arguments = arguments
    self.context = context
  }

  private var locale: Locale { context.locale }

  mutating func read(_ format: String) {
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      readSpecifier(&rest)
    }
    text += rest
    flush()
  }

  /// `rest` begins after the per cent sign.
  private mutating func readSpecifier(_ rest: inout Substring) {
    if rest.first == "%" {
      text += "%"
      rest.removeFirst()
      return
    }
    guard let end = rest.firstIndex(where: { "@diuxXofFeEgGaAcs".contains($0) }) else {
      text += "%"
      return
    }
    var flags = rest[..<end]
    let conversion = rest[end]
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
    let flags = flags.filter { !"lhqzt".contains($0) }
    switch argument {
    case .string(let string): text += string
    case .formatted(let value): text += value.string(in: context)
    case .text(let inner):
      flush()
      pieces.append(.text(inner))
    case .integer(let value):
      text +=
        flags.isEmpty && "di@".contains(conversion)
        ? value.formatted(.number.locale(locale))
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
    if !text.isEmpty { pieces.append(.string(text)) }
    text = ""
  }
}
