import SwiftUI

struct Gallery: View {
  let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple]
  @State private var chosen: Int?
  private let columns = [GridItem(.adaptive(minimum: 80, maximum: 160), spacing: 8)]
  var body: some View {
    ScrollView(.vertical) {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
          RoundedRectangle(cornerRadius: 12)
            .fill(color.gradient)
            .aspectRatio(1, contentMode: .fit)
            .overlay(alignment: .bottomTrailing) {
              Text("\(index + 1)").font(.caption.monospacedDigit()).padding(4)
            }
            .overlay {
              if chosen == index {
                RoundedRectangle(cornerRadius: 12).strokeBorder(.white, lineWidth: 4)
              }
            }
            .scaleEffect(chosen == index ? 1.05 : 1)
            .shadow(
              color: .black.opacity(chosen == index ? 0.4 : 0.1), radius: chosen == index ? 8 : 2,
              y: 2
            )
            .onTapGesture {
              withAnimation(.spring(duration: 0.3)) { chosen = chosen == index ? nil : index }
            }
            .accessibilityLabel("Colour \(index + 1)")
            .accessibilityAddTraits(chosen == index ? [.isButton, .isSelected] : .isButton)
        }
      }
      .padding()
    }
    .contentMargins(.top, 12, for: .scrollContent)
  }
}
