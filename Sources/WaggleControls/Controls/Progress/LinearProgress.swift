import Foundation
import Waggle

/// A bar between its labels.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.progress.spacing) {
      if visibility != .hidden { configuration.label }
      ProgressPart(source: configuration.source) { part in
        if let part {
          ProgressBar(start: 0, end: part)
        } else {
          WanderingBar()
        }
      }
      .tint(ifSet: tint)
      .frame(height: metrics.progress.bar)
      .background { if visibility == .hidden { configuration.label.spokenOnly() } }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Shows the part that is done, as it changes with time.
struct ProgressPart<Content: View>: View {
  let source: ProgressSource
  @ViewBuilder let content: (Double?) -> Content

  var body: some View {
    if let schedule = source.schedule {
      TimelineView(schedule) { context in
        content(source.part(at: context.date))
          .accessibilityRange(source.range)
          .accessibilityValue(ifKnown: source.percentage)
      }
    } else {
      content(source.part)
    }
  }
}

/// A bar of which a part is filled.
private struct ProgressBar: View {
  let start: Double
  let end: Double
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Capsule().fill(.fill)
      .overlay { BarPart(start: start, end: end).fill(.tint) }
      .clipShape(Capsule())
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The part of a bar between two parts of its length.
private struct BarPart: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let part = CGRect(
      x: rect.minX + rect.width * start, y: rect.minY, width: rect.width * max(end - start, 0),
      height: rect.height)
    return Path(roundedRect: part, cornerRadius: min(rect.height, part.width) / 2)
  }
}

/// A bar along which a part wanders, thirty times per second.
private struct WanderingBar: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// The time from one end to the other, in seconds.
  private var period: Double { reducesMotion ? 6 : 1.5 }

  var body: some View {
    TimelineView(.animation(minimumInterval: 1.0 / 30)) { context in
      let time = context.date.timeIntervalSinceReferenceDate / period
      let position = (time - time.rounded(.down)) * 1.3 - 0.3
      ProgressBar(start: max(position, 0), end: min(position + 0.3, 1))
    }
  }
}

extension View {
  /// Sets the tint; nil keeps the one around.
  nonisolated func tint(ifSet tint: Color?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}
