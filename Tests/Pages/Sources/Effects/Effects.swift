import SwiftUI

/// Effects that begin and end around a part of the page, one after the other.
@main struct Effects: App {
  var body: some Scene { WindowGroup { Content() } }
}

/// Where the next page begins: at the turn that the last one has reached.
@MainActor private var lastTurn = 0

private struct Content: View {
  @State private var turn = lastTurn

  var body: some View {
    VStack(spacing: 20) {
      if turn % 2 == 1 {
        Roof().stroke(.green, lineWidth: 9).frame(width: 60, height: 30)
      } else {
        Roof().fill(.green).frame(width: 60, height: 30)
      }
      Button("Turn \(turn)") {
        turn = (turn + 1) % 8
        lastTurn = turn
      }
      part
        .opacity(turn == 1 ? 0.5 : 1)
        .blur(radius: turn == 2 ? 3 : 0)
        .shadow(radius: turn == 3 ? 4 : 0)
        .rotationEffect(.degrees(turn == 4 ? 20 : 0))
        .saturation(turn == 5 ? 0 : 1)
        .scaleEffect(turn == 6 ? 0.7 : 1)
        .blendMode(turn == 7 ? .multiply : .normal)
      Text("Beside").opacity(turn % 2 == 1 ? 0.4 : 1)
    }
  }

  private var part: some View {
    VStack {
      Text("Title").font(.title)
      HStack {
        Circle().fill(.red).frame(width: 40.5, height: 40.5)
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 33)
      }
      Image(systemName: "star.fill").font(.largeTitle)
      ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)") } } }
        .frame(width: 200, height: 120)
        .background(Color.yellow.opacity(0.3))
    }
    .padding(7)
  }
}

/// A shape that is a line at times, and filled at others.
private struct Roof: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      $0.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}
