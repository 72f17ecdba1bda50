import Foundation
import Waggle

/// The column of an inspector, with a line before it by which one makes it narrower or wider.
struct InspectorColumn<Content: View>: View {
  let content: () -> Content
  @State private var wanted: InspectorWidth?
  @State private var width: CGFloat?
  /// How far the line has been moved.
  @State private var moved: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    content()
      .frame(width: now)
      .frame(maxHeight: .infinity)
      .background { Rectangle().fill(.background.secondary).ignoresSafeArea() }
      .overlay(alignment: .leading) { line }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Inspector")
      .onPreferenceChange(InspectorWidthKey.self) { wanted = $0 }
  }

  private var limits: InspectorWidth {
    wanted
      ?? InspectorWidth(
        min: InspectorWidth.standard, ideal: InspectorWidth.standard, max: InspectorWidth.standard)
  }

  private var now: CGFloat { limits.clamped((width ?? limits.ideal) + moved) }

  private var line: some View {
    Rectangle()
      .fill(.primary.opacity(0.1))
      .frame(width: 1)
      .frame(width: 9, alignment: .leading)
      .contentShape(Rectangle())
      .ignoresSafeArea()
      .gesture(drag, including: limits.canChange ? .all : .none)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 1, coordinateSpace: .global)
      .onChanged { moved = (direction == .leftToRight ? -1 : 1) * $0.translation.width }
      .onEnded { _ in
        width = now
        moved = 0
      }
  }
}
