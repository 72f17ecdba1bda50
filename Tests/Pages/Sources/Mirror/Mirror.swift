import SwiftUI

/// A screen that is read from right to left, with an island, and texts of both directions in one paragraph.
@main struct MirrorApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 16) {
        Direction()
        MirrorView().environment(\.layoutDirection, .rightToLeft)
      }
    }
  }
}

/// The direction in which the user reads.
struct Direction: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(direction == .rightToLeft ? "from the right" : "from the left")
  }
}

struct MirrorView: View {
  @State private var level = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "chevron.backward")
        Text("הגדרות").font(.headline)
        Spacer()
        Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
      }
      Text("שלום עולם, this is a mixed paragraph (with brackets) שנשבר לכמה שורות 123, ועוד!")
      Text("אבגדהו abc, אבגדהו: 12 - 34! (abc).").frame(width: 90, alignment: .leading)
      Text("An English paragraph in two lines, which leads at the right here.")
      Text("مرحبا بالعالم 12-34 نص عربي طويل يقطع على أسطر كثيرة ولا ينتهي").lineLimit(1)
      HStack(spacing: 4) {
        UnevenRoundedRectangle(topLeadingRadius: 14, bottomLeadingRadius: 14).fill(.blue)
          .frame(width: 60, height: 30)
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 40, y: 15))
          path.addLine(to: CGPoint(x: 0, y: 30))
          path.closeSubpath()
        }
        .fill(.green).frame(width: 40, height: 30)
        LinearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing)
          .frame(width: 60, height: 30)
      }
      HStack {
        Text("12 - 34")
        HStack {
          Text("left")
          Text("right")
        }
        .environment(\.layoutDirection, .leftToRight)
        Text("!סוף")
      }
      Text("Level \(level)")
        .accessibilityElement()
        .accessibilityLabel("Level")
        .accessibilityValue("\(level)")
        .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
        .focusable()
    }
    .padding(20)
  }
}
