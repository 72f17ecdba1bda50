import SwiftUI

/// A striped body between two wings that beat, unless motion is to be reduced. In flight the bee's nose is up.
struct Bee: View {
  let facesLeft: Bool
  let isFlying: Bool

  @State private var hasAppeared = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ZStack {
      stinger
      striped
      head
      wing(spread: 34).offset(x: -9, y: -22)
      wing(spread: -10).offset(x: 4, y: -23)
    }
    .scaleEffect(x: facesLeft ? -1 : 1)
    .animation(reduceMotion ? nil : .smooth(duration: 0.25), value: facesLeft)
    .rotationEffect(.degrees(isFlying ? facesLeft ? 9 : -9 : 0))
    .frame(width: 68, height: 44)
    .onAppear { hasAppeared = true }
  }

  private var isBeating: Bool { hasAppeared && !reduceMotion }

  private var beat: Animation {
    isBeating ? .easeInOut(duration: 0.11).repeatForever() : .linear(duration: 0.1)
  }

  /// Turns around the shoulder, to and fro.
  private func wing(spread: Double) -> some View {
    Ellipse()
      .fill(Color.white.opacity(0.85))
      .overlay(Ellipse().strokeBorder(Color.black.opacity(0.35), lineWidth: 1))
      .frame(width: 18, height: 32)
      .rotationEffect(.degrees(isBeating ? -spread - 26 : -spread + 6), anchor: .bottom)
      .animation(beat, value: isBeating)
  }

  private var striped: some View {
    HStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { stripe in
        stripe.isMultiple(of: 2) ? Color(red: 1, green: 0.80, blue: 0.10) : Color(white: 0.13)
      }
    }
    .frame(width: 50, height: 34)
    .clipShape(Capsule())
    .overlay(Capsule().strokeBorder(Color(white: 0.1), lineWidth: 2))
    .offset(x: -4)
  }

  private var head: some View {
    ZStack {
      Feelers()
        .stroke(Color(white: 0.1), style: StrokeStyle(lineWidth: 2, lineCap: .round))
      Circle()
        .fill(Color(white: 0.13))
      Circle()
        .fill(Color.white)
        .frame(width: 7, height: 7)
        .offset(x: 4, y: -3)
    }
    .frame(width: 24, height: 24)
    .offset(x: 21, y: 1)
  }

  private var stinger: some View {
    Triangle()
      .fill(Color(white: 0.13))
      .frame(width: 10, height: 10)
      .offset(x: -31)
  }
}

/// Two feelers above a head.
struct Feelers: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for reach in [0.25, 0.65] as [CGFloat] {
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + 3))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX + rect.width * reach, y: rect.minY - rect.height * 0.35),
        control: CGPoint(x: rect.midX, y: rect.minY - rect.height * 0.3))
    }
    return path
  }
}

/// A triangle that points left.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
