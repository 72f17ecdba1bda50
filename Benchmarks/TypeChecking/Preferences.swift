import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: [String: CGFloat] = [:]
  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue()) { max($0, $1) }
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Labels: View {
  let rows = ["Name", "Address", "Telephone"]
  @State private var widths: [String: CGFloat] = [:]
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows, id: \.self) { row in
        HStack {
          Text(row)
            .background(
              GeometryReader {
                Color.clear.preference(key: WidthKey.self, value: [row: $0.size.width])
              }
            )
            .frame(width: widths.values.max().map { $0 + 8 }, alignment: .trailing)
          RoundedRectangle(cornerRadius: 4).fill(.quaternary).frame(height: 24)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
      }
    }
    .onPreferenceChange(WidthKey.self) { widths = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(Array(anchors.enumerated()), id: \.offset) { index, anchor in
          let rect = proxy[anchor]
          Path { $0.addRect(rect.insetBy(dx: -CGFloat(index), dy: -CGFloat(index) * 0.5)) }
            .stroke(index == 0 ? Color.red : .blue, style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
        }
      }
    }
  }
}
