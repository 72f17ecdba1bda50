public import Foundation

/// Writes measurements with their unit.
///
/// ```swift
/// struct Weight: View {
///   let honey = Measurement(value: 1.2, unit: UnitMass.kilograms)
///
///   var body: some View { Text(MeasurementFormatter().string(from: honey)) }
/// }
/// ```
open class MeasurementFormatter: Formatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement itself; by default the locale chooses one.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The locale's unit that fits the size of the number, as without options; `providedUnit` comes before it.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without the letter of their unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// How long the unit is: medium is its usual sign.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale of the unit and of the number.
  open var locale: Locale! = .current
  /// Writes the number, once one of its properties was asked for.
  open var numberFormatter: NumberFormatter! {
    get {
      if let numbers { return numbers }
      let new = NumberFormatter()
      new.numberStyle = .decimal
      numbers = new
      return new
    }
    set { numbers = newValue }
  }

  private var numbers: NumberFormatter?

  /// A formatter in the current locale.
  public override init() { super.init() }

  /// A formatter is not kept in an archive here.
  @available(*, unavailable, message: "On Linux a formatter cannot be archived.")
  public required init?(coder: NSCoder) { fatalError("unavailable") }

  /// A measurement with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The sign or the name of a unit.
  open func string(from unit: Unit) -> String {
    let text = text(1, unit, provided: true)
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  private func text(_ value: Double, _ unit: Unit, provided: Bool = false) -> String {
    let locale = locale ?? .current
    guard let name = UnitName(unit) else {
      let number =
        numbers?.string(from: value as NSNumber) ?? value.formatted(.number.locale(locale))
      return "\(number) \(unit.symbol)"
    }
    let usage = provided || unitOptions.contains(.providedUnit) ? nil : "default"
    let number = MeasuredNumber(
      value: value, unit: name, width: width, usage: usage, locale: locale)
    let text = number.string(numbers: numbers.map { style($0, locale) })
    guard unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature else {
      return text
    }
    return text.trimmingCharacters(in: .letters)
  }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .long: "full-name"
    case .medium: "short"
    @unknown default: "short"
    }
  }

  /// The style that writes numbers as a formatter does: its digits, and whether thousands are grouped.
  private func style(_ formatter: NumberFormatter, _ locale: Locale)
    -> FloatingPointFormatStyle<Double>
  {
    let least = max(formatter.minimumFractionDigits, 0)
    return FloatingPointFormatStyle(locale: locale)
      .precision(.fractionLength(least...max(formatter.maximumFractionDigits, least)))
      .grouping(formatter.usesGroupingSeparator ? .automatic : .never)
  }
}
