import SwiftUI

/// Four rings of straw with a door.
struct Hive: View {
  @Binding var goal: Landmark.Kind

  private let widths: [CGFloat] = [64, 100, 120, 104]

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack(spacing: -4) {
        ForEach(widths, id: \.self) { width in
          Capsule()
            .fill(Color(red: 0.93, green: 0.69, blue: 0.22))
            .frame(width: width, height: 32)
            .overlay(Capsule().stroke(Color(red: 0.70, green: 0.47, blue: 0.10), lineWidth: 2))
        }
      }
      UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
        .fill(Color(red: 0.30, green: 0.18, blue: 0.06))
        .frame(width: 32, height: 36)
        .padding(.bottom, 2)
    }
    .landmark(.hive)
    .onTapGesture { goal = .hive }
  }
}
