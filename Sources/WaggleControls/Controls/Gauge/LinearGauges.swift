import Foundation
import Waggle

/// A bar under the label: the ends beside it, the value beneath.
struct LinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    VStack(spacing: metrics.gauge.spacing) {
      if visibility != .hidden { configuration.label }
      HStack(spacing: metrics.gauge.sideSpacing) {
        configuration.minimumValueLabel.accessibilityHidden(true)
        GaugeBar(part: configuration.value)
          .frame(height: metrics.gauge.bar)
          .background { if visibility == .hidden { configuration.label.spokenOnly() } }
        configuration.maximumValueLabel.accessibilityHidden(true)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    // The line below a row begins at the bar, not at the label in the middle (C083).
    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
  }
}

/// A bar between its label and that of its value.
struct AccessoryLinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.gauge.spacing) {
      configuration.label
      GaugeBar(part: configuration.value).frame(height: metrics.gauge.ringWidth)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a dot, between the labels of its ends. The label and that of the value are read aloud only.
struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    HStack(spacing: metrics.gauge.sideSpacing) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else {
        configuration.currentValueLabel
      }
      GaugeDotBar(part: configuration.value).frame(height: metrics.gauge.ringWidth)
      configuration.maximumValueLabel
    }
    .font(.caption)
    .modifier(SpokenGauge(configuration: configuration))
  }
}

/// Reads the label and that of the value aloud, in this order, in place of what is shown.
struct SpokenGauge: ViewModifier {
  let configuration: GaugeStyleConfiguration

  func body(content: Content) -> some View {
    content.accessibilityHidden(true).background {
      HStack {
        configuration.label
        configuration.currentValueLabel
      }
      .spokenOnly()
    }
  }
}

/// A bar that is filled up to a part.
private struct GaugeBar: View {
  let part: Double
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Capsule().fill(.fill)
      .overlay {
        Rectangle().fill(GaugeFill(shape: .line)).mask(alignment: .leading) {
          GeometryReader { proxy in Capsule().frame(width: proxy.size.width * part) }
        }
      }
      .clipShape(Capsule())
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// A bar with a dot at a part.
private struct GaugeDotBar: View {
  let part: Double
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    GeometryReader { proxy in
      let side = proxy.size.height
      let gap = metrics.gauge.dotGap
      Capsule().fill(GaugeFill(shape: .line))
        .overlay(alignment: .leading) {
          Circle().fill(.white).padding(-gap / 2)
            .overlay {
              Circle().strokeBorder(.black.opacity(0.25), lineWidth: 0.5).padding(-gap / 2)
            }
            .frame(width: side, height: side)
            .offset(x: max(proxy.size.width - side, 0) * part)
        }
    }
  }
}

/// The tint; a gradient follows the gauge from its lower end to its upper one.
struct GaugeFill: ShapeStyle {
  enum Course {
    case line
    /// From an angle on, in degrees, as long as a part of a turn.
    case arc(start: Double, part: Double)
  }

  let shape: Course

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    guard let gradient = environment.tint?.style as? Gradient else {
      return AnyShapeStyle(.tint)
    }
    return switch shape {
    case .line:
      AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    case .arc(let start, let part):
      AnyShapeStyle(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: .degrees(start),
          endAngle: .degrees(start + 360 * part)))
    }
  }
}
