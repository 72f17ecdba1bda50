import SwiftUI

struct Report: View {
  let date: Date
  let values: [Double]
  private var mean: Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }
  private var spread: Double {
    values.isEmpty
      ? 0
      : (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count)).squareRoot()
  }
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("Day").gridColumnAlignment(.trailing)
        Text(date, format: .dateTime.weekday(.wide).day().month().year())
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Mean"); Text(mean, format: .number.precision(.fractionLength(2)))
      }
      GridRow {
        Text("Spread"); Text("± \(spread, format: .number.precision(.significantDigits(3)))")
      }
      GridRow {
        Text("Share"); Text(mean / (mean + spread + 1), format: .percent.rounded(increment: 0.1))
      }
      GridRow {
        Text("Since")
        Text(date, style: .relative) + Text(" ") + Text("ago").italic().foregroundColor(.secondary)
      }
    }
    .font(.callout)
    .padding()
    .overlay(
      RoundedRectangle(cornerRadius: 8).stroke(
        mean > 10 ? Color.red : .gray, lineWidth: mean > 10 ? 2 : 0.5))
  }
}
