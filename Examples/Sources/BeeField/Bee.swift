import SwiftUI

/// A striped body with two wings. The body is the landmark.
struct Bee: View {
  var body: some View {
    ZStack {
      wing.rotationEffect(.degrees(-28)).offset(x: -8, y: -26)
      wing.rotationEffect(.degrees(24)).offset(x: 12, y: -26)
      striped
        .frame(width: 72, height: 46)
        .clipShape(Capsule())
        .overlay(Capsule().stroke(Color.black, lineWidth: 2))
        .landmark(.bee)
      Circle()
        .fill(Color.white)
        .frame(width: 9, height: 9)
        .overlay(Circle().fill(Color.black).frame(width: 5, height: 5))
        .offset(x: 25, y: -6)
    }
  }

  private var striped: some View {
    HStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { stripe in
        stripe.isMultiple(of: 2) ? Color.yellow : Color(white: 0.12)
      }
    }
  }

  private var wing: some View {
    Ellipse()
      .fill(Color.white.opacity(0.75))
      .frame(width: 26, height: 40)
  }
}

#Preview("Bee", traits: .fixedLayout(width: 160, height: 120)) {
  Bee().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.cyan.opacity(0.3))
}
