import CProbe
import SwiftUI

/// A picture of 1200×630, as a server makes one for each link: as a PNG, or as an SVG, which needs no pixels.
struct CardPicture: Scene {
  enum Format { case png, svg }

  let name: String
  let format: Format

  var n: Int? { nil }

  func run() -> Row {
    var bytes = 0
    let costs = samples { round in Cost.measure { bytes = draw(round) } }
    let cost = Cost.median(costs)
    return Row(
      scene: name, nsFrame: cost.whole, allocations: cost.allocations, bytes: Double(bytes))
  }

  func count() -> Int {
    _ = draw(0)
    probe_start_counting()
    _ = draw(1)
    probe_stop_counting()
    return 1
  }

  private func draw(_ number: Int) -> Int {
    let renderer = ImageRenderer(content: Card(number: number))
    do {
      return try (format == .png ? renderer.pngData() : renderer.svgData()).count
    } catch {
      stop("cannot draw a card: \(error.localizedDescription)")
    }
  }
}

private struct Card: View {
  let number: Int

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 24) {
        HStack(spacing: 16) {
          Circle().fill(.orange).frame(width: 72, height: 72)
          VStack(alignment: .leading) {
            Text("The Meadow").font(.system(size: 28, weight: .semibold))
            Text("Letter \(number)").font(.system(size: 20)).foregroundStyle(.gray)
          }
          Spacer()
          Text("5 min").font(.system(size: 20)).padding(12).background(
            .yellow.opacity(0.4), in: Capsule())
        }
        Text("Where the flowers are that bees dance about in the dark").font(
          .system(size: 54, weight: .bold))
        Text("A circle, a line, a number: what one of them knows, all of them do.").font(
          .system(size: 26))
        Spacer()
      }
      .padding(48)
      .background(.white, in: RoundedRectangle(cornerRadius: 24))
      .shadow(radius: 12)
      .padding(40)
    }
    .frame(width: 1200, height: 630)
  }
}

/// The smallest program: what its start takes is measured as a whole, with the loader.
struct HelloApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup { Text("Hello") }
  }
}
