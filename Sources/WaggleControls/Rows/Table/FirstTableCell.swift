import Foundation
import Waggle

/// The first cell of a row: behind what expands the row, by how many others the row is inside of (C271).
struct FirstTableCell<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.tableRowLevel) private var level
  @Environment(\.tableDisclosure) private var disclosure
  @Environment(\.isTableOutline) private var isOutline

  /// The distance by which a row is inside of another, and the room for a chevron, in points.
  private static var indent: CGFloat { 16 }

  var body: some View {
    if let disclosure {
      HStack(spacing: 4) {
        Button {
          disclosure.wrappedValue.toggle()
        } label: {
          DisclosureChevron(isExpanded: disclosure.wrappedValue)
            .frame(width: Self.indent, height: Self.indent)
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(disclosure.wrappedValue ? Text("Collapse") : Text("Expand"))
        .accessibilityValue(disclosure.wrappedValue ? Text("expanded") : Text("collapsed"))
        content
      }
      .padding(.leading, CGFloat(level) * Self.indent)
    } else {
      content.padding(
        .leading, CGFloat(level) * Self.indent + (isOutline || level > 0 ? Self.indent + 4 : 0))
    }
  }
}
