import SwiftUI

/// Rows of flowers, no two at the same height.
struct FlowerBed: View {
  let count: Int
  let columns: Int
  let pick: (Int) -> Void

  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(alignment: .bottom, spacing: 34) {
          ForEach(numbers(of: row), id: \.self) { number in
            Button {
              pick(number)
            } label: {
              Flower(number: number)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Flower \(number + 1)")
            .padding(.bottom, CGFloat(number * 23 % 37))
          }
        }
      }
    }
  }

  private var rows: Int { (count + columns - 1) / columns }

  private func numbers(of row: Int) -> Range<Int> {
    row * columns..<min(count, (row + 1) * columns)
  }
}

/// Petals around a heart, on a stem with two leaves. The blossom alone is the landmark.
struct Flower: View {
  let number: Int

  private static let colors: [Color] = [.red, .yellow, .pink, .orange, .purple, .white]
  private static let green = Color(red: 0.13, green: 0.42, blue: 0.20)

  var body: some View {
    VStack(spacing: -14) {
      Blossom(color: Self.colors[number % Self.colors.count], petals: 6 + number % 3)
        .frame(width: 68, height: 68)
        .landmark(.flower(number))
      stem
        .zIndex(-1)
    }
  }

  private var stem: some View {
    Capsule()
      .fill(Self.green)
      .frame(width: 5, height: 60)
      .overlay(leaf.rotationEffect(.degrees(-38)).offset(x: 11, y: 6))
      .overlay(leaf.rotationEffect(.degrees(38)).offset(x: -11, y: 14))
  }

  private var leaf: some View {
    Ellipse()
      .fill(Self.green)
      .frame(width: 22, height: 9)
  }
}

/// Petals in a ring.
struct Blossom: View {
  let color: Color
  let petals: Int

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { petal in
        Ellipse()
          .fill(color)
          .overlay(Ellipse().stroke(Color.black.opacity(0.12), lineWidth: 1))
          .frame(width: 21, height: 32)
          .offset(y: -18)
          .rotationEffect(.degrees(Double(petal) * 360 / Double(petals)))
      }
      Circle()
        .fill(Color(red: 0.98, green: 0.78, blue: 0.22))
        .frame(width: 22, height: 22)
        .overlay(Circle().stroke(Color(red: 0.62, green: 0.40, blue: 0.10), lineWidth: 2))
    }
  }
}

#Preview("Flower bed", traits: .sizeThatFitsLayout) {
  @Previewable @State var picked = 0
  VStack {
    Text("Flower \(picked)").font(.headline)
    FlowerBed(count: 12, columns: 4) { picked = $0 }
  }
  .padding()
}
