import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A field for a value in a format, and what one types into it.
struct FormattedCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// What is typed into the empty field.
  let typed: String
  /// The value after each of its characters, as text.
  let values: [String]
  /// What the field shows when the editing has ended.
  let shown: String
  let make: @MainActor @Sendable () -> any FormattedModel
  var testDescription: String { name }

  init<F: ParseableFormatStyle & Sendable>(
    _ name: String, _ start: F.FormatInput, _ format: F, types typed: String, values: [String],
    shown: String
  ) where F.FormatOutput == String, F.FormatInput: Sendable & Equatable {
    (self.name, self.typed, self.values, self.shown) = (name, typed, values, shown)
    make = { Formatted(start, format) }
  }

  init<F: ParseableFormatStyle & Sendable>(
    optional name: String, _ format: F, types typed: String, values: [String], shown: String
  ) where F.FormatOutput == String, F.FormatInput: Sendable & Equatable {
    (self.name, self.typed, self.values, self.shown) = (name, typed, values, shown)
    make = { OptionalFormatted(format) }
  }
}

/// A value that a test reads, and a field for it.
@MainActor protocol FormattedModel: AnyObject, Sendable {
  var value: String { get }
  var field: AnyView { get }
  func reset()
}

@MainActor @Observable
private final class Formatted<F: ParseableFormatStyle & Sendable>:
  FormattedModel
where F.FormatOutput == String, F.FormatInput: Sendable & Equatable {
  var now: F.FormatInput
  private let start: F.FormatInput
  private let format: F

  init(_ start: F.FormatInput, _ format: F) {
    (now, self.start, self.format) = (start, start, format)
  }

  var value: String { "\(now)" }
  func reset() { now = start }
  var field: AnyView {
    @Bindable var model = self
    return AnyView(TextField("Value", value: $model.now, format: format))
  }
}

@MainActor @Observable
private final class OptionalFormatted<F: ParseableFormatStyle & Sendable>:
  FormattedModel
where F.FormatOutput == String, F.FormatInput: Sendable & Equatable {
  var now: F.FormatInput?
  private let format: F

  init(_ format: F) { self.format = format }

  var value: String { now.map { "\($0)" } ?? "nil" }
  func reset() { now = nil }
  var field: AnyView {
    @Bindable var model = self
    return AnyView(TextField("Value", value: $model.now, format: format))
  }
}

/// A program's own format: hexadecimal digits.
private struct Hex: ParseableFormatStyle, ParseStrategy {
  var parseStrategy: Hex { self }
  func format(_ value: Int) -> String { "0x" + String(value, radix: 16) }
  func parse(_ text: String) throws -> Int {
    guard let value = Int(text.replacing("0x", with: ""), radix: 16) else {
      throw CocoaError(.formatting)
    }
    return value
  }
}

extension Date.FormatStyle {
  /// A day in numbers.
  fileprivate static var day: Self {
    Date.FormatStyle(
      date: .numeric, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
  }

  /// What each beginning of a text is read as: "3/5/20" is a date too.
  fileprivate func values(typing text: String) -> [String] {
    var last = Date(timeIntervalSince1970: 0)
    return text.indices.map { index in
      if let date = try? parseStrategy.parse(String(text[...index])) { last = date }
      return "\(last)"
    }
  }
}

extension FormattedCase {
  static let all = [
    FormattedCase(
      "Int", 7, IntegerFormatStyle<Int>.number, types: "1234", values: ["1", "12", "123", "1234"],
      shown: "1,234"),
    FormattedCase(
      "Double", 7.5, FloatingPointFormatStyle<Double>.number, types: "12.5",
      values: ["1.0", "12.0", "12.0", "12.5"], shown: "12.5"),
    FormattedCase(
      "Decimal", Decimal(3), Decimal.FormatStyle.number, types: "4.25",
      values: ["4", "4", "4.2", "4.25"], shown: "4.25"),
    FormattedCase(
      "currency", 0.0, FloatingPointFormatStyle<Double>.Currency(code: "USD"), types: "12.5",
      values: ["1.0", "12.0", "12.0", "12.5"], shown: "$12.50"),
    FormattedCase(
      "currency with its sign", 0.0, FloatingPointFormatStyle<Double>.Currency(code: "USD"),
      types: "$3", values: ["0.0", "3.0"], shown: "$3.00"),
    FormattedCase(
      "Decimal currency", Decimal(0), Decimal.FormatStyle.Currency(code: "EUR"), types: "20",
      values: ["2", "20"], shown: "€20.00"),
    FormattedCase(
      "percent", 0.0, FloatingPointFormatStyle<Double>.Percent(), types: "12.5",
      values: ["0.01", "0.12", "0.12", "0.125"], shown: "12.5%"),
    FormattedCase(
      "percent with its sign", 0.0, FloatingPointFormatStyle<Double>.Percent(), types: "50%",
      values: ["0.05", "0.5", "0.5"], shown: "50%"),
    FormattedCase(
      "Int percent", 0, IntegerFormatStyle<Int>.Percent(), types: "75", values: ["7", "75"],
      shown: "75%"),
    FormattedCase(
      "Decimal percent", Decimal(0), Decimal.FormatStyle.Percent(), types: "8",
      values: ["0.08"], shown: "8%"),
    FormattedCase(
      "an ungrouped Int", 7, IntegerFormatStyle<Int>.number.grouping(.never), types: "1234",
      values: ["1", "12", "123", "1234"], shown: "1234"),
    FormattedCase(
      "two digits after the point", 0.0,
      FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)), types: "3.14159",
      values: ["3.0", "3.0", "3.1", "3.14", "3.141", "3.1415", "3.14159"], shown: "3.14"),
    FormattedCase(
      "date", Date(timeIntervalSince1970: 0), Date.FormatStyle.day, types: "3/5/2026",
      values: Date.FormatStyle.day.values(typing: "3/5/2026"),
      shown: "3/5/2026"),
    FormattedCase(
      "no value", 7, IntegerFormatStyle<Int>.number, types: "abc", values: ["7", "7", "7"],
      shown: "7"),
    FormattedCase(
      "a format of one's own", 0, Hex(), types: "xff", values: ["0", "0", "0"], shown: "0x0"),
    FormattedCase(
      "hexadecimal", 0, Hex(), types: "ff", values: ["15", "255"], shown: "0xff"),
    FormattedCase(
      optional: "optional Int", IntegerFormatStyle<Int>.number, types: "42", values: ["4", "42"],
      shown: "42"),
    FormattedCase(
      optional: "optional without a value", IntegerFormatStyle<Int>.number, types: "x",
      values: ["nil"], shown: ""),
  ]
}

/// Where the field is.
enum FieldSpot: CaseIterable, Sendable { case alone, form, list, sheet }

private struct Place: View {
  let spot: FieldSpot
  let model: any FormattedModel
  @FocusState private var hasFocus: Bool

  var body: some View {
    switch spot {
    case .alone: content
    case .form: Form { content }
    case .list: List { content }
    case .sheet: Color.gray.sheet(isPresented: .constant(true)) { VStack { content } }
    }
  }

  @ViewBuilder private var content: some View {
    model.field.focused($hasFocus)
    Text("live \(model.value)")
    Button("leave") { hasFocus = false }
    Button("reset") { model.reset() }
  }
}

@MainActor @Suite struct FormattedFieldTests {
  private func open(_ spot: FieldSpot, _ model: any FormattedModel) -> TestHost {
    let host = TestHost.phone(height: 600) { Place(spot: spot, model: model) }
    host.advance(by: 1)
    return host
  }

  private func shown(_ host: TestHost) throws -> String? {
    try host.find(role: .textField, label: "Value").value
  }

  @Test(arguments: FormattedCase.all, FieldSpot.allCases)
  func
    `C060: each edit that has a value is written, and what is typed stays until the editing ends`(
      item: FormattedCase, spot: FieldSpot
    ) throws
  {
    for ending in 0..<2 {
      let model = item.make()
      let host = open(spot, model)
      try host.find(role: .textField, label: "Value").clear()
      var typed = ""
      for (character, value) in zip(item.typed, item.values) {
        typed.append(character)
        try host.find(role: .textField, label: "Value").type(String(character))
        #expect(model.value == value, "after \(typed)")
        #expect(try shown(host) == typed)
        #expect(host.text.contains("live \(value)"))
      }
      if ending == 0 {
        try host.find(role: .button, label: "leave").tap()
      } else {
        host.key(.return)
      }
      host.settle()
      #expect(try shown(host) == item.shown)
      #expect(model.value == item.values.last)
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test(arguments: FormattedCase.all)
  func `C060: on a Mac the value is written when the editing ends`(item: FormattedCase) throws {
    let model = item.make()
    let host = TestHost.phone(height: 600) {
      Place(spot: .alone, model: model).environment(\.platformMetrics, .macOS26)
    }
    let start = model.value
    let field = try host.find(role: .textField, label: "Value")
    try field.clear()
    try field.type(item.typed)
    #expect(model.value == start)
    host.key(.return)
    #expect(model.value == item.values.last)
  }

  @Test(arguments: FormattedCase.all.filter { $0.values.last != "nil" && $0.name != "no value" })
  func `C061: another value that the program sets replaces what was typed`(item: FormattedCase)
    throws
  {
    let model = item.make()
    let host = open(.alone, model)
    let before = try shown(host)
    let field = try host.find(role: .textField, label: "Value")
    try field.clear()
    let value = model.value
    try field.type(item.typed)
    guard model.value != value else { return }
    try host.find(role: .button, label: "reset").tap()
    host.settle()
    #expect(try shown(host) == before)
    host.key(.return)
    #expect(try shown(host) == before)
  }

  @Test func `C061: a limit that an observer sets is seen while one types`() throws {
    struct Limited: View {
      @State private var number = 1

      var body: some View {
        TextField("Value", value: $number, format: .number)
          .onChange(of: number) { number = min(number, 100) }
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Limited() }
    let field = try host.find(role: .textField, label: "Value")
    try field.type("23")
    #expect(try shown(host) == "100")
  }

  @Test func `C060: a binding that changes what is written does not change what one types`() throws
  {
    struct Rounded: View {
      @State private var number = 0.0

      var body: some View {
        TextField(
          "Value",
          value: Binding {
            number
          } set: {
            number = $0.rounded()
          }, format: .number)
        Text("live \(number)")
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Rounded() }
    let field = try host.find(role: .textField, label: "Value")
    try field.clear()
    try field.type("2.75")
    #expect(try shown(host) == "2.75")
    host.key(.return)
    #expect(try shown(host) == "3")
  }

  @Test func `C060: a value that is written while one types is written once`() throws {
    final class Log: @unchecked Sendable { var values: [Int] = [] }
    let log = Log()
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      TextField(
        "Value",
        value: Binding {
          log.values.last ?? 0
        } set: {
          log.values.append($0)
        },
        format: .number)
    }
    let field = try host.find(role: .textField, label: "Value")
    try field.clear()
    try field.type("12")
    host.key(.return)
    #expect(log.values == [1, 12])
  }

  @Test func `C060: the caret stays where one types`() throws {
    struct Amount: View {
      @State private var amount = 1_234.0

      var body: some View {
        TextField("Value", value: $amount, format: .number)
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Amount() }
    let field = try host.find(role: .textField, label: "Value")
    try field.type("5")
    #expect(try shown(host) == "1,2345")
    for _ in 0..<2 { host.key(.leftArrow) }
    try field.type("9")
    #expect(try shown(host) == "1,23945")
  }
}
