import SwiftUI

/// A list whose rows write their numbers: they arrive in the order in which the rows were made, not in that of the list.
struct OrderScreen: View {
  @State private var rows: [Int] = []

  var body: some View {
    ScrollViewReader { scroller in
      VStack(spacing: 0) {
        OrderStrip(rows: rows)
        List(1...60, id: \.self) { number in
          Text("Row \(number)")
            .preference(key: RowsKey.self, value: [number])
        }
        .listStyle(.plain)
        .onPreferenceChange(RowsKey.self) { rows = $0 }
      }
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Top") { scroller.scrollTo(1, anchor: .top) }
          Spacer()
          Button("Middle") { scroller.scrollTo(30, anchor: .center) }
          Spacer()
          Button("End") { scroller.scrollTo(60, anchor: .bottom) }
        }
      }
    }
    .navigationTitle("The order of a list")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The numbers in the order of the reduces, those that follow a larger one in another colour.
private struct OrderStrip: View {
  let rows: [Int]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(isSorted ? "In the order of the list" : "In the order in which rows were made")
        .font(.headline)
        .foregroundStyle(isSorted ? Color.primary : .orange)
      Text(verbatim: rows.map(String.init).joined(separator: " "))
        .font(.system(size: 13, design: .monospaced))
        .accessibilityLabel("Rows")
        .accessibilityValue(rows.map(String.init).joined(separator: " "))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.bar)
  }

  private var isSorted: Bool { rows == rows.sorted() }
}
