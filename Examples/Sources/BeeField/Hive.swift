import SwiftUI

/// Rings of straw with a door.
struct Hive: View {
  let visit: @MainActor () -> Void

  private let widths: [CGFloat] = [58, 92, 114, 120, 100]

  var body: some View {
    Button(action: visit) { rings }
      .buttonStyle(.plain)
      .accessibilityLabel("Hive")
      .landmark(.hive)
  }

  private var rings: some View {
    ZStack(alignment: .bottom) {
      VStack(spacing: -5) {
        ForEach(widths, id: \.self) { width in
          Capsule()
            .fill(Color(red: 0.95, green: 0.72, blue: 0.24))
            .frame(width: width, height: 28)
            .overlay(Capsule().stroke(Color(red: 0.66, green: 0.43, blue: 0.10), lineWidth: 2))
        }
      }
      UnevenRoundedRectangle(topLeadingRadius: 15, topTrailingRadius: 15)
        .fill(Color(red: 0.30, green: 0.18, blue: 0.06))
        .frame(width: 30, height: 34)
        .padding(.bottom, 3)
    }
  }
}
