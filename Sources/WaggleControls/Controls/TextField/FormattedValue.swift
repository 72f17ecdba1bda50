import Foundation
import Waggle

/// A value that is edited as text, and written only if the text is one (C060, C061).
struct FormattedValue {
  /// The value as text.
  let read: (Locale) -> String
  /// Writes the value of a text; returns whether it has one.
  let write: (String, Locale) -> Bool
  /// Whether each edit is written on a phone; false for one that is written when the editing ends.
  var followsEdits = true

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    read = { format.locale($0).format(value.wrappedValue) }
    write = { string, locale in
      guard let new = format.locale(locale).parsed(string) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// An optional value: nil is an empty text.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    read = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    write = { string, locale in
      if string.trimmed.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let new = format.locale(locale).parsed(string) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// With a formatter. Those of numbers and dates read values; others only write texts, and leave the value as it is.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    followsEdits = false
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = { string, _ in
      let found = formatter.value(of: string)
      guard let new = found as? V ?? (found as? NSNumber)?.bridged(to: V.self) else { return false }
      value.wrappedValue = new
      return true
    }
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value of a text, which may be surrounded by white space; nil if it has none.
  fileprivate func parsed(_ string: String) -> FormatInput? {
    if let value = try? parseStrategy.parse(string) { return value }
    return try? parseStrategy.parse(string.trimmed)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension Formatter {
  fileprivate func value(of string: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: string)
    case let dates as DateFormatter: dates.date(from: string)
    case let dates as ISO8601DateFormatter: dates.date(from: string)
    default: nil
    }
  }
}

extension NSNumber {
  fileprivate func bridged<V>(to type: V.Type) -> V? {
    let values: [Any] = [
      intValue, doubleValue, floatValue, decimalValue, int64Value, int32Value, int16Value,
      int8Value,
      uintValue, uint64Value, uint32Value, uint16Value, uint8Value, CGFloat(doubleValue),
    ]
    return values.lazy.compactMap { $0 as? V }.first
  }
}
