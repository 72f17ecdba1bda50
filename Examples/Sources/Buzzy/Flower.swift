import SwiftUI

/// A blossom that fills its frame, on a stem below it, with its number in its heart. Once it is visited its heart is dark and its petals are pale.
struct Flower: View {
  let number: Int
  let isVisited: Bool

  private static let colors: [Color] = [.red, .yellow, .white]
  private static let green = Color(red: 0.13, green: 0.42, blue: 0.20)

  static func color(of number: Int) -> Color { colors[number % colors.count] }

  var body: some View {
    ZStack {
      Stem().fill(Self.green)
      petals
        .fill(Color(white: 0.93))
      petals
        .fill(Self.color(of: number))
        .opacity(isVisited ? 0.4 : 1)
      petals
        .stroke(Color.black.opacity(0.18), lineWidth: 1)
      Heart()
        .fill(
          isVisited
            ? Color(red: 0.45, green: 0.30, blue: 0.12) : Color(red: 1, green: 0.80, blue: 0.20))
      Heart()
        .stroke(Color(red: 0.45, green: 0.28, blue: 0.06), lineWidth: 2)
      Text("\(number)")
        .font(.system(size: 12, weight: .bold))
        .foregroundStyle(
          isVisited ? Color(red: 1, green: 0.86, blue: 0.6) : Color(red: 0.35, green: 0.2, blue: 0)
        )
        .fixedSize()
    }
  }

  private var petals: Petals { Petals(count: 6 + number % 3) }
}

/// Petals in a ring, as far as the frame's edges.
struct Petals: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let petal = CGRect(x: -side * 0.15, y: -side * 0.5, width: side * 0.3, height: side * 0.42)
    var path = Path()
    for index in 0..<count {
      let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: 2 * .pi * CGFloat(index) / CGFloat(count))
      path.addEllipse(in: petal, transform: turn)
    }
    return path
  }
}

/// The middle of a blossom.
struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) * 0.32
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// A stem with two leaves, from the middle of the frame to half its height below it.
struct Stem: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let bottom = rect.midY + side * 0.98
    var path = Path(
      roundedRect: CGRect(
        x: rect.midX - side * 0.03, y: rect.midY, width: side * 0.06, height: bottom - rect.midY),
      cornerRadius: side * 0.03)
    for direction in [-1.0, 1.0] as [CGFloat] {
      let foot = CGPoint(x: rect.midX + direction * side * 0.03, y: bottom - side * 0.08)
      let tip = CGPoint(x: rect.midX + direction * side * 0.26, y: bottom - side * 0.30)
      path.move(to: foot)
      path.addQuadCurve(to: tip, control: CGPoint(x: foot.x, y: tip.y))
      path.addQuadCurve(to: foot, control: CGPoint(x: tip.x, y: foot.y))
    }
    return path
  }
}
