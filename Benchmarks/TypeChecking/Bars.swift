import SwiftUI

struct Bars: View {
  let values: [(name: String, value: Double)]
  @State private var chosen: String?
  private var top: Double { max(1, values.map(\.value).max() ?? 1) * 1.1 }
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(values, id: \.name) { item in
          VStack(spacing: 2) {
            Text(item.value, format: .number.precision(.fractionLength(0...1)))
              .font(.caption2).opacity(chosen == item.name ? 1 : 0)
            UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
              .fill(
                chosen == nil || chosen == item.name ? Color.accentColor : .accentColor.opacity(0.4)
              )
              .frame(height: CGFloat(item.value / top) * 120)
            Text(item.name.prefix(3)).font(.caption2).foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity)
          .contentShape(.rect)
          .onTapGesture { chosen = chosen == item.name ? nil : item.name }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(item.name)
          .accessibilityValue("\(Int(item.value))")
        }
      }
      .frame(height: 160, alignment: .bottom)
      .background(alignment: .bottom) {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Divider(); Spacer()
          }
        }
      }
    }
    .animation(.default, value: values.map(\.value))
    .padding([.horizontal, .top], 12)
  }
}
