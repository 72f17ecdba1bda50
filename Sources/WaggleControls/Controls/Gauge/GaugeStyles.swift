public import Waggle

/// The style for the context: a bar that is filled up to the value (C043).
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// The style for the context: a bar that is filled up to the value (C043).
  public init() {}

  /// The gauge.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value, under the label (C043).
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// A bar that is filled up to the value, under the label (C043).
  public init() {}

  /// The gauge.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

/// A bar with a dot at the value, between the labels of its ends.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// A bar with a dot at the value, between the labels of its ends.
  public init() {}

  /// The gauge.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value, between its label and that of the value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// A bar that is filled up to the value, between its label and that of the value.
  public init() {}

  /// The gauge.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearCapacityGauge(configuration: configuration)
  }
}

/// An open ring with a dot at the value (C043).
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// An open ring with a dot at the value (C043).
  public init() {}

  /// The gauge.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGauge(configuration: configuration)
  }
}

/// A closed ring that is filled up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// A closed ring that is filled up to the value.
  public init() {}

  /// The gauge.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularCapacityGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style for the context: a bar that is filled up to the value (C043).
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, under the label (C043).
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a dot at the value, between the labels of its ends.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, between its label and that of the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a dot at the value (C043).
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
