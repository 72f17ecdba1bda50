import SwiftUI

/// A million lazy rows of 44 points; a line says which of them exist, and which one was tapped.
struct MillionScene: View {
  private static let count = 1_000_000
  @State private var tapped = "none"
  @State private var rows: [Int] = []

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Text(verbatim: "Tapped \(tapped)")
        Text(verbatim: "Rows \(rows.count), last \(rows.max() ?? 0)")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<Self.count, id: \.self) { row in
              Button(action: { tapped = "\(row)" }) { Text(verbatim: "Row \(row)") }
                .buttonStyle(.plain)
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(row.isMultiple(of: 2) ? Color.yellow.opacity(0.2) : .clear)
                .preference(key: Rows.self, value: [row])
            }
          }
        }
        .onPreferenceChange(Rows.self) { rows = $0 }
        HStack {
          Button("End") { proxy.scrollTo(Self.count - 1, anchor: .bottom) }
          Button("Half") { proxy.scrollTo(Self.count / 2, anchor: .top) }
          Button("Start") { proxy.scrollTo(0, anchor: .top) }
        }
        .padding(8)
      }
    }
  }
}

private struct Rows: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
