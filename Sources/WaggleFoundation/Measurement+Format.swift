public import Foundation

/// What is measured, by which a locale chooses the unit: roads are in miles in the United States.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let name: String?

  /// What is measured in general.
  public static var general: MeasurementFormatUnitUsage<UnitType> { Self(name: "default") }

  /// The unit of the measurement itself.
  public static var asProvided: MeasurementFormatUnitUsage<UnitType> { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// The size of a person.
  public static var person: Self { Self(name: "person") }
  /// The length of a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// The depth of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// The depth of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food contains.
  public static var food: Self { Self(name: "food") }
  /// What a workout takes.
  public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Liquids in general.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements with their unit: "5.25 km".
  public struct FormatStyle: Foundation.FormatStyle {
    /// A measurement.
    public typealias FormatInput = Measurement<UnitType>
    /// A text.
    public typealias FormatOutput = String

    /// How the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String

      /// The name of the unit: "5 kilometers".
      public static var wide: Self { Self(name: "full-name") }
      /// By its usual sign: "5 km".
      public static var abbreviated: Self { Self(name: "short") }
      /// By its shortest sign: "5km".
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// How the unit is written.
    public var width: UnitWidth
    /// The locale of the unit and of the number.
    public var locale: Locale
    /// How the number is written; nil for what is usual for the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    private var usageName: String?

    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>? {
      get { MeasurementFormatUnitUsage(name: usageName) }
      set { usageName = newValue?.name }
    }

    /// A style.
    ///
    /// - Parameters:
    ///   - width: how the unit is written.
    ///   - locale: the locale of the unit and of the number.
    ///   - usage: what is measured.
    ///   - numberFormatStyle: how the number is written; nil for what is usual for the unit.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usageName) = (width, locale, usage.name)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement with its unit. A unit of the program has its symbol.
    public func format(_ value: Measurement<UnitType>) -> String {
      guard let unit = UnitName(value.unit) else {
        let number = (numberFormatStyle ?? .number).locale(locale).format(value.value)
        return "\(number) \(value.unit.symbol)"
      }
      return MeasuredNumber(
        value: value.value, unit: unit, width: width.name, usage: usageName, locale: locale
      )
      .string(numbers: numberFormatStyle)
    }

    /// The same in another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The measurement in the unit that the current locale has for it, with its usual sign: "5.25 km".
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  /// A style for measurements.
  ///
  /// ```swift
  /// struct Distance: View {
  ///   let way = Measurement(value: 1.2, unit: UnitLength.kilometers)
  ///
  ///   var body: some View { Text(way, format: .measurement(width: .wide, usage: .road)) }
  /// }
  /// ```
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
