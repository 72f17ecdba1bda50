import Foundation
import Waggle

/// An open ring with a dot at the value; the value is in the middle, the ends or the label at the opening.
struct AccessoryCircularGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    GaugeRing(arc: metrics.gauge.arc) {
      GaugeArc(part: 1, arc: metrics.gauge.arc)
    } inside: {
      GaugeMiddle(configuration: configuration, showsOpening: true)
    }
    .overlay { GaugeDot(part: configuration.value, arc: metrics.gauge.arc) }
    .frame(width: metrics.gauge.ring, height: metrics.gauge.ring)
  }
}

/// A closed ring that is filled up to the value; the value is in the middle.
struct AccessoryCircularCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    GaugeRing(arc: 1) {
      GaugeArc(part: configuration.value, arc: 1)
    } inside: {
      GaugeMiddle(configuration: configuration, showsOpening: false)
    }
    .frame(width: metrics.gauge.ring, height: metrics.gauge.ring)
  }
}

/// A faint ring, one on it, and what is inside.
private struct GaugeRing<Filled: Shape, Inside: View>: View {
  private let arc: Double
  private let filled: Filled
  private let inside: Inside
  @Environment(\.platformMetrics) private var metrics

  init(arc: Double, filled: () -> Filled, @ViewBuilder inside: () -> Inside) {
    self.arc = arc
    self.filled = filled()
    self.inside = inside()
  }

  var body: some View {
    let style = StrokeStyle(lineWidth: metrics.gauge.ringWidth, lineCap: .round)
    ZStack {
      GaugeArc(part: 1, arc: arc).stroke(.fill, style: style)
      filled.stroke(
        GaugeFill(shape: .arc(start: GaugeArc.start(arc), part: arc)), style: style)
      inside
    }
    .padding(metrics.gauge.ringWidth / 2)
  }
}

/// The labels in a ring.
private struct GaugeMiddle: View {
  let configuration: GaugeStyleConfiguration
  let showsOpening: Bool
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    ZStack {
      if let value = configuration.currentValueLabel {
        value.font(.system(size: metrics.gauge.ring * 0.32))
      } else {
        configuration.label.font(.system(size: metrics.gauge.ring * 0.24))
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .padding(metrics.gauge.ringWidth + metrics.gauge.dotGap)
    .overlay(alignment: .bottom) {
      if showsOpening { opening.font(.system(size: metrics.gauge.ring * 0.17)).fixedSize() }
    }
    .modifier(SpokenGauge(configuration: configuration))
  }

  @ViewBuilder private var opening: some View {
    if let minimum = configuration.minimumValueLabel {
      HStack(spacing: metrics.gauge.sideSpacing) {
        minimum
        configuration.maximumValueLabel
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }
}

/// The part of an arc, whose opening is below; a whole turn begins at the top.
private struct GaugeArc: Shape {
  var part: Double
  let arc: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let start = GaugeArc.start(arc)
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(start), endAngle: .degrees(start + 360 * arc * part), clockwise: false)
    return path
  }

  /// The angle at which an arc begins, in degrees from the trailing side.
  nonisolated static func start(_ arc: Double) -> Double { arc < 1 ? 90 + 180 * (1 - arc) : -90 }
}

/// The dot on a ring, at a part of its arc.
private struct GaugeDot: View {
  let part: Double
  let arc: Double
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let size = metrics.gauge
    Circle().fill(.white)
      .overlay { Circle().strokeBorder(.black.opacity(0.25), lineWidth: 0.5) }
      .frame(width: size.ringWidth + size.dotGap, height: size.ringWidth + size.dotGap)
      .offset(x: (size.ring - size.ringWidth) / 2)
      .rotationEffect(.degrees(GaugeArc.start(arc) + 360 * arc * part))
  }
}
