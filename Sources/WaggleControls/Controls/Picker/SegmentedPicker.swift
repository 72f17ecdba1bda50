import Foundation
import Waggle

/// The options beside each other, equally wide, on one background (C040).
///
/// The arrow keys move the selection while one of the segments has the focus.
struct SegmentedPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  @Environment(\.platformMetrics) private var platform
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    let all = options.all
    SegmentsLayout {
      ForEach(all) { option in
        Button {
          option.choose?()
        } label: {
          option.view
        }
        .buttonStyle(SegmentStyle(isSelected: option.isSelected))
        .asOption(option)
      }
    }
    .frame(height: metrics.segmentedHeight)
    // The line below a row begins at the picker, not at the text in a segment (C083).
    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    .background { backgroundView(selected: all.firstIndex(where: \.isSelected), of: all.count) }
    .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) {
      all.step($0, direction)
    }
    .options(of: label)
  }

  @Environment(\.layoutDirection) private var direction
  @Environment(\.appearanceProxies) private var proxies

  private var metrics: PickerMetrics { PickerMetrics(platform) }

  private func backgroundView(selected: Int?, of count: Int) -> some View {
    RoundedRectangle(cornerRadius: metrics.segmentedRadius, style: .continuous)
      .fill(proxies?.segmentedControl.backgroundColor.style ?? AnyShapeStyle(.fill.tertiary))
      .overlay(alignment: .leading) {
        if let selected {
          SegmentBackground(index: selected, count: count, metrics: metrics)
        }
      }
  }
}

/// The background of the selected segment, which slides to the next one that is selected.
private struct SegmentBackground: View {
  let index: Int
  let count: Int
  let metrics: PickerMetrics
  @Environment(\.colorScheme) private var scheme
  @Environment(\.appearanceProxies) private var proxies

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / CGFloat(count)
      RoundedRectangle(
        cornerRadius: max(0, metrics.segmentedRadius - metrics.segmentedInset), style: .continuous
      )
      .fill(
        proxies?.segmentedControl.selectedSegmentTintColor.style
          ?? AnyShapeStyle(scheme == .dark ? Color(white: 0.39) : .white)
      )
      .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
      .padding(metrics.segmentedInset)
      .frame(width: width)
      .padding(.leading, width * CGFloat(index))
    }
    .animation(.snappy(duration: 0.25), value: index)
  }
}

/// A segment: its title in the middle of an equal share of the width.
private struct SegmentStyle: PrimitiveButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressableFrame(configuration) { isPressed in
      SegmentBody(isSelected: isSelected, isPressed: isPressed) { configuration.label }
    }
  }
}

private struct SegmentBody<Content: View>: View {
  let isSelected: Bool
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.appearanceProxies) private var proxies

  var body: some View {
    let metrics = PickerMetrics(platform)
    let attributes = proxies?.segmentedControl.titleAttributes(isSelected: isSelected)
    content
      .font(
        attributes?.font
          ?? .system(size: metrics.segmentedFontSize, weight: isSelected ? .semibold : .medium)
      )
      .lineLimit(1)
      .padding(.horizontal, metrics.segmentPadding)
      .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
      .foregroundStyle(
        isEnabled
          ? attributes?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)
          : AnyShapeStyle(.tertiary)
      )
      .opacity(isPressed && !isSelected ? 0.5 : 1)
      .focusRing(RoundedRectangle(cornerRadius: metrics.segmentedRadius, style: .continuous))
  }
}

extension UIColor? {
  /// The colour as a style; nil for none.
  var style: AnyShapeStyle? { map { AnyShapeStyle(Color(uiColor: $0)) } }
}

extension [PickerOption] {
  /// Chooses the option beside the selected one, for an arrow key.
  @MainActor func step(_ press: KeyPress, _ direction: LayoutDirection) -> KeyPress.Result {
    let isForwards = (press.key == .rightArrow) == (direction == .leftToRight)
    let next = firstIndex(where: \.isSelected).map { $0 + (isForwards ? 1 : -1) } ?? 0
    guard indices.contains(next) else { return .handled }
    self[next].choose?()
    return .handled
  }
}
