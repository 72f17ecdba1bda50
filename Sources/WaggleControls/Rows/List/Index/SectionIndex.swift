import Foundation
import Waggle

/// The index of the sections of a list, at its trailing edge.
struct SectionIndex: ViewModifier {
  let model: ListModel
  @State private var labels: [Text] = []
  @Environment(\.listSectionIndexVisibility) private var visibility
  @Environment(\.platformMetrics) private var metrics

  func body(content: Content) -> some View {
    let isShown = isShown
    content
      .overlay(alignment: .trailing) {
        Decoration {
          if isShown, !labels.isEmpty { SectionIndexBar(labels: labels, go: go) }
        }
      }
      .onChange(of: isShown, initial: true) { model.showIndex(isShown ? $labels : nil) }
  }

  private var isShown: Bool {
    visibility == .automatic ? metrics.profile != .macOS26 : visibility == .visible
  }

  private func go(to index: Int) {
    model.update($labels)
    let sections = model.labelledSections
    guard sections.indices.contains(index) else { return }
    model.closeOpenRow()
    model.cancelJump?()
    model.cancelJump = model.finder.scrollToTop(of: sections[index].section)
  }
}

extension ListModel {
  /// The sections that are in the index.
  fileprivate var labelledSections: [(section: LazySection, label: Text)] {
    finder.sections.compactMap { section in
      section.containerValues.sectionIndexLabel.map { (section, $0) }
    }
  }

  /// Begins to keep the labels of the index up to date; ends it for nil. Looks through the sections where one that was on
  /// the screen has a label.
  fileprivate func showIndex(_ labels: Binding<[Text]>?) {
    indexChanged = labels.map { labels in { [weak self] in self?.update(labels) } }
    if hasIndexLabels { indexChanged?() }
  }

  /// A section on the screen has a label, or another one than before.
  func noteIndexLabel() {
    hasIndexLabels = true
    indexChanged?()
  }

  fileprivate func update(_ labels: Binding<[Text]>) {
    let new = labelledSections.map(\.label)
    if new != labels.wrappedValue { labels.wrappedValue = new }
  }
}

/// Labels below each other, of which some stand for all where there is no room.
private struct SectionIndexBar: View {
  let labels: [Text]
  let go: (Int) -> Void
  @State private var current: Int?
  @State private var height: CGFloat = 0
  @ScaledMetric(relativeTo: .caption2) private var line: CGFloat = 14

  var body: some View {
    let shown = IndexPlan(count: labels.count, lines: Int(height / line, within: 0...10_000)).shown
    VStack(spacing: 0) {
      ForEach(shown.indices, id: \.self) { number in
        mark(shown[number]).frame(height: line)
      }
    }
    .font(.caption2.weight(.semibold))
    .foregroundStyle(.tint)
    .frame(width: Self.width)
    .contentShape(Rectangle())
    .gesture(dragging(over: CGFloat(shown.count) * line))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Section index"))
    .accessibilityValue(
      current.flatMap { labels.indices.contains($0) ? labels[$0] : nil } ?? Text("")
    )
    .accessibilityAdjustableAction(adjust)
    .frame(maxHeight: .infinity)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      height = $0
    }
  }

  /// The margin of what rows show.
  private static let width: CGFloat = 16

  @ViewBuilder private func mark(_ index: Int?) -> some View {
    if let index { labels[index].lineLimit(1).fixedSize() } else { Text("•") }
  }

  private func dragging(over length: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0).onChanged { drag in
      guard length > 0 else { return }
      choose(
        Int(drag.location.y / length * CGFloat(labels.count), within: 0...labels.count - 1))
    }
  }

  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let next = current.map { direction == .increment ? $0 + 1 : $0 - 1 } ?? 0
    choose(min(max(next, 0), labels.count - 1))
  }

  private func choose(_ index: Int) {
    guard current != index else { return }
    current = index
    go(index)
  }
}

/// Which labels are shown in a number of lines: the first, the last, and some between them with dots in place of the others.
struct IndexPlan {
  /// The indices of the labels; nil for a dot.
  let shown: [Int?]

  init(count: Int, lines: Int) {
    guard count > lines, count > 2 else {
      shown = Array(0..<count)
      return
    }
    // Labels and dots alternate, and labels are at both ends.
    let labels = max((lines + 1) / 2, 2)
    var shown: [Int?] = []
    for number in 0..<labels {
      if number > 0 { shown.append(nil) }
      shown.append(number * (count - 1) / (labels - 1))
    }
    self.shown = shown
  }
}
