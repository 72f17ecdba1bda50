import SwiftUI

/// Two uneven rows of flowers.
struct FlowerBed: View {
  @Binding var goal: Landmark.Kind

  var body: some View {
    VStack(spacing: 20) {
      row(0..<3)
      row(3..<6)
    }
  }

  private func row(_ numbers: Range<Int>) -> some View {
    HStack(alignment: .bottom, spacing: 24) {
      ForEach(numbers, id: \.self) { number in
        Flower(number: number)
          .onTapGesture { goal = .flower(number) }
          .padding(.bottom, number.isMultiple(of: 2) ? 0 : 36)
      }
    }
  }
}

/// Petals around a heart, on a stem. The blossom alone is the landmark.
struct Flower: View {
  let number: Int

  private static let colors: [Color] = [.red, .yellow, .pink, .orange, .purple, .white]
  private let petals = 6

  var body: some View {
    VStack(spacing: -6) {
      blossom
        .frame(width: 72, height: 72)
        .landmark(.flower(number))
      Capsule()
        .fill(Color(red: 0.16, green: 0.45, blue: 0.20))
        .frame(width: 6, height: 56)
        .zIndex(-1)
    }
  }

  private var blossom: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { petal in
        Ellipse()
          .fill(Self.colors[number % Self.colors.count])
          .frame(width: 24, height: 34)
          .offset(y: -19)
          .rotationEffect(.degrees(Double(petal) * 360 / Double(petals)))
      }
      Circle()
        .fill(Color(red: 0.45, green: 0.28, blue: 0.10))
        .frame(width: 24, height: 24)
    }
  }
}
