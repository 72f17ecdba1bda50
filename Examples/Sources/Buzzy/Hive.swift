import SwiftUI

/// Rings of straw with a door: a button that calls the bee home.
struct Hive: View {
  let honey: Int
  let callHome: @MainActor () -> Void

  private static let straw = Color(red: 0.95, green: 0.72, blue: 0.24)
  private static let shade = Color(red: 0.62, green: 0.40, blue: 0.10)
  private static let widths: [CGFloat] = [0.46, 0.74, 0.94, 1, 0.86]

  var body: some View {
    Button(action: callHome) {
      GeometryReader { area in
        straw(area.size)
      }
    }
    .buttonStyle(BouncyButtonStyle())
    .landmark(.place(.hive), color: .purple)
    .accessibilityLabel("Hive")
    .accessibilityValue(honey == 1 ? "1 drop of honey" : "\(honey) drops of honey")
  }

  private func straw(_ size: CGSize) -> some View {
    let ring = size.height / CGFloat(Self.widths.count)
    return ZStack(alignment: .bottom) {
      VStack(spacing: 0) {
        ForEach(Self.widths, id: \.self) { width in
          Capsule()
            .fill(Self.straw)
            .overlay(Capsule().strokeBorder(Self.shade, lineWidth: 2))
            .frame(width: size.width * width, height: ring + 3)
            .frame(height: ring)
        }
      }
      UnevenRoundedRectangle(topLeadingRadius: ring * 0.55, topTrailingRadius: ring * 0.55)
        .fill(Color(red: 0.30, green: 0.18, blue: 0.06))
        .frame(width: ring * 1.1, height: ring * 1.25)
    }
    .frame(width: size.width, height: size.height)
  }
}
