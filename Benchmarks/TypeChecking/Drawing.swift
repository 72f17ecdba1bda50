import SwiftUI

struct Waves: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        for layer in 0..<3 {
          var path = Path()
          path.move(to: CGPoint(x: 0, y: size.height))
          for x in stride(from: 0, through: size.width, by: 4) {
            let phase = Double(x) / 40 + time * (1 + Double(layer) * 0.3)
            let y = size.height * 0.5 + CGFloat(sin(phase)) * 12 + CGFloat(layer) * 10
            path.addLine(to: CGPoint(x: x, y: y))
          }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          path.closeSubpath()
          context.opacity = 1 - Double(layer) * 0.3
          context.fill(
            path,
            with: .linearGradient(
              Gradient(colors: [.cyan, .blue]), startPoint: .zero,
              endPoint: CGPoint(x: 0, y: size.height)))
        }
        context.draw(
          Text("Sea").font(.title.bold()), at: CGPoint(x: size.width / 2, y: 24), anchor: .center)
      }
    }
    .frame(height: 160)
    .clipShape(.rect(cornerRadius: 16))
  }
}

struct Star: Shape {
  var corners = 5
  var ratio: CGFloat = 0.5
  var animatableData: CGFloat {
    get { ratio }
    set { ratio = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      for index in 0..<corners * 2 {
        let angle = CGFloat(index) / CGFloat(corners) * .pi - .pi / 2
        let radius = min(rect.width, rect.height) / 2 * (index % 2 == 0 ? 1 : ratio)
        let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
