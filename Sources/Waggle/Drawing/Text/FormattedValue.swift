import Foundation

/// A value and the format that turns it into a string.
final class FormattedValue: Equatable, @unchecked Sendable {
  private let value: Any
  private let makeString: (FormatContext) -> String
  private let isEqual: (Any, Any) -> Bool
  private let format: any Hashable

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = input
    self.format = format
    makeString = { $0.adapt(format).format(input) }
    isEqual = { a, b in (a as? F.FormatInput).map { $0 == b as? F.FormatInput } ?? false }
  }

  func string(in context: FormatContext) -> String { makeString(context) }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a === b || (a.isEqual(a.value, b.value) && AnyHashable(a.format) == AnyHashable(b.format))
  }
}
