import Foundation
import Waggle

/// A wheel with an option every 32 points; the one in its middle is selected (C040). It is less high where there is less
/// room.
///
/// It is turned by a finger, by the wheel of a mouse, by the arrow keys and by a screen reader. A tap turns to an option.
struct WheelPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  @State private var middle: Subview.ID?
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.wheelItemHeight) private var itemHeight

  var body: some View {
    let metrics = metrics
    let all = options.all
    GeometryReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(all) { option in
            WheelRow(option: option, height: metrics.wheelRowHeight) { choose(option, in: all) }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(
        .vertical, max(0, (proxy.size.height - metrics.wheelRowHeight) / 2), for: .scrollContent
      )
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $middle, anchor: .center)
    }
    .scrollsUnread()
    .ownScrollViews()
    .frame(
      minHeight: metrics.wheelRowHeight, idealHeight: metrics.wheelHeight,
      maxHeight: metrics.wheelHeight
    )
    .background { WheelBand(metrics: metrics) }
    .mask { WheelFade() }
    .opacity(isEnabled ? 1 : 0.4)
    .focusable()
    .onKeyPress(keys: [.upArrow, .downArrow], phases: [.down, .repeat]) {
      step($0.key == .downArrow ? 1 : -1, in: all)
      return .handled
    }
    .onAppear { middle = options.selected?.id }
    .onChange(of: options.selected?.id) { _, new in
      if middle != new { middle = new }
    }
    .onChange(of: middle) { _, new in
      all.first { $0.id == new && !$0.isSelected }?.choose?()
    }
    .options(of: label)
    .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1, in: all) }
  }

  private var metrics: PickerMetrics {
    var metrics = PickerMetrics(platform)
    if let itemHeight { metrics.wheelRowHeight = itemHeight }
    return metrics
  }

  private func choose(_ option: PickerOption, in all: [PickerOption]) {
    withAnimation(.snappy) { middle = option.id }
    option.choose?()
  }

  private func step(_ step: Int, in all: [PickerOption]) {
    guard isEnabled else { return }
    let next = all.firstIndex(where: \.isSelected).map { $0 + step } ?? 0
    if all.indices.contains(next) { choose(all[next], in: all) }
  }
}

/// One option of a wheel.
private struct WheelRow: View {
  let option: PickerOption
  let height: CGFloat
  let choose: () -> Void

  var body: some View {
    Button {
      choose()
    } label: {
      option.view
    }
    .buttonStyle(WheelRowStyle(height: height, isSelected: option.isSelected))
    .asOption(option)
    .focusable(false)
  }
}

private struct WheelRowStyle: PrimitiveButtonStyle {
  let height: CGFloat
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title3)
      .lineLimit(1)
      .foregroundStyle(isSelected ? .primary : .secondary)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .contentShape(Rectangle())
      .onTapGesture { configuration.trigger() }
  }
}

/// The band behind the selected option.
private struct WheelBand: View {
  let metrics: PickerMetrics

  var body: some View {
    RoundedRectangle(cornerRadius: metrics.wheelRadius / 2, style: .continuous)
      .fill(.fill.tertiary)
      .focusRing(RoundedRectangle(cornerRadius: metrics.wheelRadius / 2, style: .continuous))
      .frame(height: metrics.wheelRowHeight)
      .padding(.horizontal, metrics.wheelRadius / 2)
  }
}

/// Fades the options that are far from the middle.
private struct WheelFade: View {
  var body: some View {
    LinearGradient(
      stops: [
        .init(color: .black.opacity(0), location: 0), .init(color: .black, location: 0.4),
        .init(color: .black, location: 0.6), .init(color: .black.opacity(0), location: 1),
      ], startPoint: .top, endPoint: .bottom)
  }
}
