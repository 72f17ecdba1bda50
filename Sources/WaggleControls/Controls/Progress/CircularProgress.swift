import Foundation
package import Waggle

/// A spinner above its labels, or a ring.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack(spacing: metrics.progress.spacing) {
      circle
        .frame(width: metrics.progress.side(size), height: metrics.progress.side(size))
        .background { if visibility == .hidden { configuration.label.spokenOnly() } }
      if visibility != .hidden { configuration.label.foregroundStyle(.secondary) }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var circle: some View {
    if metrics.progress.hasRing, configuration.source.isDeterminate {
      ProgressPart(source: configuration.source) { ProgressRing(part: $0 ?? 0) }
        .tint(ifSet: tint)
    } else {
      Spinner(tint: tint)
    }
  }
}

/// A ring of which a part is filled, from the top on.
private struct ProgressRing: View {
  let part: Double

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / 8
      Circle().inset(by: width / 2).stroke(.fill, lineWidth: width)
      Circle().inset(by: width / 2).trim(from: 0, to: part)
        .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}

/// Eight spokes that turn by one each eighth of a second, or each second where motion is to be reduced. A step is one
/// rotation; the spokes themselves stay.
private struct Spinner: View {
  let tint: Color?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var step: Double { reducesMotion ? 1 : 0.125 }

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: step)) { context in
      SpinnerSpokes(tint: tint).rotationEffect(.degrees(angle(at: context.date)))
    }
  }

  private func angle(at date: Date) -> Double {
    let steps = (date.timeIntervalSinceReferenceDate / step).rounded()
    return 45 * steps.truncatingRemainder(dividingBy: 8)
  }
}

/// The spokes of a spinner, each fainter than the one after it.
package struct SpinnerSpokes: View {
  private let tint: Color?

  /// - Parameter tint: nil for a secondary grey.
  package init(tint: Color?) { self.tint = tint }

  package var body: some View {
    ZStack {
      ForEach(0..<8, id: \.self) { index in
        Spoke(index: index).fill(style).opacity(0.2 + 0.8 * Double(index) / 7)
      }
    }
  }

  private var style: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary) }
}

/// One of the eight spokes of a spinner.
private struct Spoke: Shape {
  let index: Int

  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let (width, length) = (side * 0.12, side * 0.27)
    let bar = CGRect(x: -width / 2, y: -side / 2, width: width, height: length)
    return Path(roundedRect: bar, cornerRadius: width / 2)
      .applying(CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4))
      .applying(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}
