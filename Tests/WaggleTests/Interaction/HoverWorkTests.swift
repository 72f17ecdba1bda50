import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a pointer move visits, and whom it finds (M138).
@MainActor @Suite struct HoverWorkTests {
  private let log = Log()

  private func visits(_ host: TestHost, to point: CGPoint) -> Int {
    let before = host.host.input.hover.visits
    host.hover(at: point)
    return host.host.input.hover.visits - before
  }

  @Test func `A move among many watched views visits those under the pointer`() {
    for count in [10, 1000, 10_000] {
      let host = TestHost(size: CGSize(width: 100, height: CGFloat(count) * 10)) {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Color.red.frame(height: 10).onHover { log.add("\(index) \($0)") }
          }
        }
      }
      host.hover(at: CGPoint(x: 50, y: 5))
      #expect(visits(host, to: CGPoint(x: 50, y: 75)) <= 4)
      #expect(visits(host, to: CGPoint(x: 150, y: 75)) <= 4)
      #expect(log.take() == ["0 true", "0 false", "7 true", "7 false"])
    }
  }

  @Test func `M138: the views found are those whose frames have the pointer, wherever they moved`()
  {
    var random = SeededGenerator(seed: 11)
    let model = Spots()
    let host = TestHost(size: CGSize(width: 200, height: 200)) { SpotField(model: model) }
    for _ in 0..<40 {
      host.frame { model.change(&random) }
      let point = CGPoint(
        x: CGFloat.random(in: 0..<200, using: &random).rounded() + 0.25,
        y: CGFloat.random(in: 0..<200, using: &random).rounded() + 0.25)
      host.hover(at: point)
      #expect(model.hovered == Set(model.spots.filter { $0.frame.contains(point) }.map(\.id)))
    }
  }

  @Test func `M138: what is empty or transparent is hovered over`() {
    let host = TestHost.small {
      VStack(spacing: 0) {
        Spacer().frame(width: 100, height: 20).onHover { log.add("empty \($0)") }
        Color.red.frame(height: 20).opacity(0).onHover { log.add("clear \($0)") }
        Text(verbatim: "x").frame(width: 100, height: 40).onHover { log.add("wide \($0)") }
      }
    }
    for y in [10, 30, 62] { host.hover(at: CGPoint(x: 3, y: y)) }
    #expect(
      log.entries == ["empty true", "empty false", "clear true", "clear false", "wide true"])
  }

  @Test func `M128: what takes no touches is not hovered over, and what is around it is`() {
    let host = TestHost.small {
      HStack(spacing: 0) {
        Color.red.onHover { log.add("blocked \($0)") }.allowsHitTesting(false)
        Color.red.onHover { log.add("allowed \($0)") }.allowsHitTesting(true)
      }
      .onHover { log.add("around \($0)") }
    }
    for x in [25, 75] { host.hover(at: CGPoint(x: x, y: 50)) }
    #expect(log.take() == ["around true", "allowed true"])
  }

  @Test func `R170: a hidden view is not hovered over`() {
    let host = TestHost.small {
      VStack { Color.red.onHover { log.add("hidden \($0)") }.hidden() }
        .onHover { log.add("around \($0)") }
    }
    host.hover(at: CGPoint(x: 50, y: 50))
    #expect(log.entries == ["around true"])
  }

  @Test func `M138: scrolled content is hovered over where it is seen`() {
    let host = TestHost.small {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Color.red.frame(height: 50).onHover { log.add("\(index) \($0)") }
          }
        }
      }
      .frame(height: 60)
    }
    host.hover(at: CGPoint(x: 50, y: 30))
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 500))
    host.hover(at: CGPoint(x: 50, y: 31))
    host.hover(at: CGPoint(x: 50, y: 90))
    #expect(log.entries == ["0 true", "0 false", "10 true", "10 false"])
  }

  @Test func `While a modal presentation is open, only its views are hovered over`() {
    let host = TestHost.small {
      Color.red.onHover { log.add("content \($0)") }
        .presentation(isPresented: .constant(true), PresentationOptions(.below)) {
          Color.blue.frame(width: 40, height: 40).onHover { log.add("front \($0)") }
        }
    }
    host.advance(by: 1)
    for y in stride(from: 1.0, to: 100, by: 7) { host.hover(at: CGPoint(x: 50, y: y)) }
    #expect(log.entries == ["front true", "front false"] || log.entries == ["front true"])
  }
}

/// Rectangles that are moved, scaled, added and removed.
@MainActor @Observable private final class Spots {
  struct Spot: Identifiable {
    let id: Int
    var x: CGFloat
    var y: CGFloat
    var scale: CGFloat = 1
    var frame: CGRect {
      let size = 40 * scale
      return CGRect(x: x + 20 - size / 2, y: y + 20 - size / 2, width: size, height: size)
    }
  }

  var spots: [Spot] = []
  @ObservationIgnored var hovered: Set<Int> = []
  @ObservationIgnored private var last = 0

  func change(_ random: inout SeededGenerator) {
    let place = { (random: inout SeededGenerator) in
      CGFloat(Int.random(in: 0..<160, using: &random))
    }
    for _ in 0..<3 {
      last += 1
      spots.append(Spot(id: last, x: place(&random), y: place(&random)))
    }
    let index = Int.random(in: 0..<spots.count, using: &random)
    spots[index].x = place(&random)
    spots[spots.count - 1 - index].scale = [0.5, 1, 2].randomElement(using: &random) ?? 1
    if spots.count > 25 { spots.remove(at: 3) }
  }
}

private struct SpotField: View {
  let model: Spots

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(model.spots) { spot in
        Color.red.frame(width: 40, height: 40)
          .onHover {
            if $0 { model.hovered.insert(spot.id) } else { model.hovered.remove(spot.id) }
          }
          .scaleEffect(spot.scale).offset(x: spot.x, y: spot.y)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
