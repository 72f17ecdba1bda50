import Foundation
import Synchronization

/// A number with its unit, as a language writes it.
struct MeasuredNumber {
  let value: Double
  let unit: UnitName
  let width: String
  /// What is measured, as CLDR calls it, by which a locale chooses the unit; nil for the unit as it is.
  let usage: String?
  let locale: Locale

  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Format =
    @convention(c) (
      OpaquePointer, Double, OpaquePointer, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Read =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private struct Functions: Sendable {
    let open: Open
    let openResult: OpenResult
    let format: Format
    let read: Read
    let closeResult: Close
  }

  private static let functions: Functions? = {
    guard let open = UnicodeLibrary.function("unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = UnicodeLibrary.function("unumf_openResult", as: OpenResult.self),
      let format = UnicodeLibrary.function("unumf_formatDouble", as: Format.self),
      let read = UnicodeLibrary.function("unumf_resultToString", as: Read.self),
      let closeResult = UnicodeLibrary.function("unumf_closeResult", as: Close.self)
    else { return nil }
    return Functions(
      open: open, openResult: openResult, format: format, read: read, closeResult: closeResult)
  }()

  /// A format of ICU, which any thread may use.
  private struct SharedFormat: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  /// The formats that were made, by locale and skeleton. To make one takes 0.2 ms, to use it 9 µs; a program has few.
  private static let formats = Mutex<[String: SharedFormat]>([:])

  private static func format(_ skeleton: String, _ locale: String, _ functions: Functions)
    -> OpaquePointer?
  {
    formats.withLock { formats in
      let key = "\(locale) \(skeleton)"
      if let known = formats[key] { return known }
      let units = Array(skeleton.utf16)
      var status: Int32 = 0
      let made = functions.open(units, Int32(units.count), locale, &status)
      let format = SharedFormat(pointer: status <= 0 ? made : nil)
      formats[key] = format
      return format
    }
    .pointer
  }

  /// The text. A style of numbers writes the number, where one is given; the locale chooses its digits otherwise.
  func string(numbers: FloatingPointFormatStyle<Double>? = nil) -> String {
    guard let functions = Self.functions else { return plain(numbers) }
    let precision = numbers == nil ? "" : " .##########"
    let usage = usage.map { " usage/\($0)" } ?? ""
    let skeleton = "unit/\(unit.name) unit-width-\(width)\(usage)\(precision)"
    var status: Int32 = 0
    guard let format = Self.format(skeleton, locale.identifier, functions),
      let result = functions.openResult(&status)
    else { return plain(numbers) }
    defer { functions.closeResult(result) }
    functions.format(format, value, result, &status)
    let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      let count = functions.read(result, buffer.baseAddress!, 256, &status)
      return status <= 0 ? String(decoding: buffer[..<Int(min(count, 256))], as: UTF16.self) : nil
    }
    guard let text else { return plain(numbers) }
    return numbers.map { written(text, by: $0) } ?? text
  }

  /// The text with its number as a style writes it.
  private func written(_ text: String, by numbers: FloatingPointFormatStyle<Double>) -> String {
    let isPart: (Character) -> Bool = { $0.isNumber || ".,'’٫٬ \u{202F}\u{A0}-−".contains($0) }
    guard let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber)
    else { return text }
    var start = first
    if start > text.startIndex, "-−".contains(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    let range = start...last
    let digits = String(text[range])
    guard digits.allSatisfy(isPart),
      let number = try? FloatingPointFormatStyle<Double>(locale: locale).parseStrategy.parse(digits)
    else { return text }
    return text.replacingCharacters(in: range, with: numbers.locale(locale).format(number))
  }

  private func plain(_ numbers: FloatingPointFormatStyle<Double>?) -> String {
    "\((numbers ?? .number).locale(locale).format(value)) \(unit.symbol)"
  }
}

/// The name of a unit, as CLDR has it.
struct UnitName {
  let name: String
  let symbol: String
}

extension UnitName {
  /// The name for a unit of Foundation; nil for one of the program, which has none.
  init?(_ unit: Unit) {
    guard let kind = Self.names[ObjectIdentifier(type(of: unit))], let name = kind[unit.symbol]
    else { return nil }
    (self.name, symbol) = (name, unit.symbol)
  }

  /// By the class of a unit and its symbol in Foundation. Symbols that name themselves are left to `named`.
  private static let names: [ObjectIdentifier: [String: String]] = [
    ObjectIdentifier(UnitLength.self): named(
      (.kilometers, "kilometer"), (.hectometers, "hectometer"), (.decameters, "decameter"),
      (UnitLength.meters, "meter"), (.decimeters, "decimeter"), (.centimeters, "centimeter"),
      (.millimeters, "millimeter"), (.micrometers, "micrometer"), (.nanometers, "nanometer"),
      (.picometers, "picometer"), (.inches, "inch"), (.feet, "foot"), (.yards, "yard"),
      (.miles, "mile"), (.scandinavianMiles, "mile-scandinavian"), (.lightyears, "light-year"),
      (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"), (.furlongs, "furlong"),
      (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec")),
    ObjectIdentifier(UnitMass.self): named(
      (UnitMass.kilograms, "kilogram"), (.grams, "gram"), (.decigrams, "decigram"),
      (.centigrams, "centigram"), (.milligrams, "milligram"), (.micrograms, "microgram"),
      (.nanograms, "nanogram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"),
      (.metricTons, "tonne"), (.shortTons, "ton"), (.carats, "carat"),
      (.ouncesTroy, "ounce-troy")),
    ObjectIdentifier(UnitTemperature.self): named(
      (UnitTemperature.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit")),
    ObjectIdentifier(UnitSpeed.self): named(
      (UnitSpeed.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"),
      (.milesPerHour, "mile-per-hour"), (.knots, "knot")),
    ObjectIdentifier(UnitDuration.self): named(
      (UnitDuration.hours, "hour"), (.minutes, "minute"), (.seconds, "second"),
      (.milliseconds, "millisecond"), (.microseconds, "microsecond"),
      (.nanoseconds, "nanosecond")),
    ObjectIdentifier(UnitVolume.self): named(
      (UnitVolume.liters, "liter"), (.deciliters, "deciliter"), (.centiliters, "centiliter"),
      (.milliliters, "milliliter"), (.megaliters, "megaliter"), (.cubicMeters, "cubic-meter"),
      (.cubicKilometers, "cubic-kilometer"), (.cubicCentimeters, "cubic-centimeter"),
      (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"), (.cubicYards, "cubic-yard"),
      (.cubicMiles, "cubic-mile"), (.acreFeet, "acre-foot"), (.bushels, "bushel"),
      (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"),
      (.cups, "cup"), (.pints, "pint"), (.quarts, "quart"), (.gallons, "gallon"),
      (.imperialFluidOunces, "fluid-ounce-imperial"), (.imperialGallons, "gallon-imperial"),
      (.metricCups, "cup-metric")),
    ObjectIdentifier(UnitArea.self): named(
      (UnitArea.squareMegameters, "square-megameter"), (.squareKilometers, "square-kilometer"),
      (.squareMeters, "square-meter"), (.squareCentimeters, "square-centimeter"),
      (.squareMillimeters, "square-millimeter"), (.squareInches, "square-inch"),
      (.squareFeet, "square-foot"), (.squareYards, "square-yard"), (.squareMiles, "square-mile"),
      (.acres, "acre"), (.hectares, "hectare")),
    ObjectIdentifier(UnitEnergy.self): named(
      (UnitEnergy.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"),
      (.calories, "calorie"), (.kilowattHours, "kilowatt-hour")),
    ObjectIdentifier(UnitPower.self): named(
      (UnitPower.gigawatts, "gigawatt"), (.megawatts, "megawatt"), (.kilowatts, "kilowatt"),
      (.watts, "watt"), (.milliwatts, "milliwatt"), (.horsepower, "horsepower")),
    ObjectIdentifier(UnitPressure.self): named(
      (UnitPressure.hectopascals, "hectopascal"), (.kilopascals, "kilopascal"),
      (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"), (.millibars, "millibar"),
      (.millimetersOfMercury, "millimeter-ofhg"),
      (.poundsForcePerSquareInch, "pound-force-per-square-inch")),
    ObjectIdentifier(UnitAngle.self): named(
      (UnitAngle.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"),
      (.radians, "radian"), (.revolutions, "revolution")),
    ObjectIdentifier(UnitFrequency.self): named(
      (UnitFrequency.gigahertz, "gigahertz"), (.megahertz, "megahertz"),
      (.kilohertz, "kilohertz"), (.hertz, "hertz")),
    ObjectIdentifier(UnitElectricCurrent.self): named(
      (UnitElectricCurrent.amperes, "ampere"), (.milliamperes, "milliampere")),
    ObjectIdentifier(UnitElectricPotentialDifference.self): named(
      (UnitElectricPotentialDifference.volts, "volt")),
    ObjectIdentifier(UnitElectricResistance.self): named((UnitElectricResistance.ohms, "ohm")),
    ObjectIdentifier(UnitFuelEfficiency.self): named(
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (.milesPerGallon, "mile-per-gallon"), (.milesPerImperialGallon, "mile-per-gallon-imperial")),
    ObjectIdentifier(UnitInformationStorage.self): named(
      (UnitInformationStorage.bytes, "byte"), (.bits, "bit"), (.kilobytes, "kilobyte"),
      (.megabytes, "megabyte"), (.gigabytes, "gigabyte"), (.terabytes, "terabyte"),
      (.petabytes, "petabyte"), (.kilobits, "kilobit"), (.megabits, "megabit"),
      (.gigabits, "gigabit"), (.terabits, "terabit")),
  ]

  private static func named<U: Unit>(_ names: (U, String)...) -> [String: String] {
    Dictionary(names.map { ($0.symbol, $1) }) { first, _ in first }
  }
}
