public import Foundation
public import Waggle

/// Shows how much of a task is done, or that one is going on.
///
/// Without a value it is a spinner, with one a bar (C042).
///
/// ```swift
/// struct Harvest: View {
///   let jars: Double
///
///   var body: some View {
///     ProgressView("Harvest", value: jars, total: 12)
///     ProgressView(value: jars, total: 12) {
///       Text("Harvest")
///     } currentValueLabel: {
///       Text("\(Int(jars)) of 12 jars")
///     }
///     ProgressView("Waiting for bees")
///   }
/// }
/// ```
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PathNamed {
  private let source: ProgressSource
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  private let report = Reporter()

  init(_ source: ProgressSource, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The progress in the nearest style, read aloud as one element with its percentage (C154).
  @MainActor @preconcurrency
  public var body: some View {
    let _ = source.problem.map { report(.controlRange("ProgressView", $0)) }
    StyledControl(
      ProgressViewStyleConfiguration(
        source: source, hasLabel: label != nil, hasCurrentValueLabel: currentValueLabel != nil),
      StyleSlotPair(
        StyleSlot(ProgressViewStyleConfiguration.Label.self) { label },
        StyleSlot(ProgressViewStyleConfiguration.CurrentValueLabel.self) { currentValueLabel })
    )
    .accessibilityElement(children: .combine)
    .accessibilityRole(.progress)
    .accessibilityRange(isStill ? source.range : nil)
    .accessibilityValue(ifKnown: isStill ? source.percentage : nil)
  }
}

extension ProgressView {
  /// Whether the part changes only with the view's value; the styles say others as they change.
  private var isStill: Bool { source.schedule == nil }
}

// MARK: A spinner

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task that is going on.
  public init() where Label == EmptyView { self.init(.part(nil), nil, nil) }

  /// A task that is going on, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(.part(nil), label(), nil) }

  /// A task that is going on, whose title is looked up in the program's tables.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.part(nil), Text(titleKey), nil)
  }

  /// A task that is going on, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.part(nil), Text(title), nil)
  }
}

// MARK: A part of the whole

extension ProgressView {
  /// A task of which a part is done; nil while that is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(ProgressSource(value, total: total), nil, nil)
  }

  /// A task of which a part is done, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(ProgressSource(value, total: total), label(), nil)
  }

  /// A task of which a part is done, with a label and one for the part.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(ProgressSource(value, total: total), label(), currentValueLabel()) }

  /// A task of which a part is done, whose title is looked up in the program's tables.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(ProgressSource(value, total: total), Text(titleKey), nil)
  }

  /// A task of which a part is done, whose title is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(ProgressSource(value, total: total), Text(title), nil)
  }

  /// The progress of an object, which is looked at ten times a second until it is finished.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.object(progress), nil, nil)
  }

  /// The progress of another in a style, in the next style outwards.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.source, configuration.label, configuration.currentValueLabel)
  }
}

// MARK: An interval of time

extension ProgressView {
  /// An interval of time, of which the rest is shown, or the part that is over.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(.time(timerInterval, countsDown: countsDown), label(), currentValueLabel()) }

  /// An interval of time, with the time that is left beneath.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .time(timerInterval, countsDown: countsDown), label(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// An interval of time without a label, with the time that is left beneath.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      .time(timerInterval, countsDown: countsDown), nil,
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
