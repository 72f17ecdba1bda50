import CProbe
import SwiftUI
import WaggleTestKit

/// A picture of blurred circles, each drawn from scratch.
struct BlurPicture: Scene {
  let blurs: Int

  var name: String { "blur-picture" }
  var n: Int? { blurs }

  func run() -> Row { picture { content } }
  func count() -> Int { countPicture { content } }

  private var content: some View {
    VStack(spacing: 0) {
      ForEach(0..<blurs, id: \.self) { index in
        Circle().fill(.red).frame(width: 40, height: 40).blur(radius: 4 + Double(index) / 100)
      }
    }
  }
}

/// A picture of a window that a material covers.
struct MaterialPicture: Scene {
  var name: String { "material-picture" }
  var n: Int? { nil }

  func run() -> Row { picture { content } }
  func count() -> Int { countPicture { content } }

  private var content: some View {
    ZStack {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      Rectangle().fill(.thickMaterial)
    }
  }
}

/// A picture of small groups, each half transparent as one.
struct GroupPicture: Scene {
  let groups: Int

  var name: String { "group-picture" }
  var n: Int? { groups }

  func run() -> Row { picture { content } }
  func count() -> Int { countPicture { content } }

  private var content: some View {
    VStack(spacing: 0) {
      ForEach(0..<groups, id: \.self) { _ in
        ZStack {
          Color.red
          Color.blue.padding(3)
        }
        .frame(width: 20, height: 8).opacity(0.5)
      }
    }
  }
}

extension Scene {
  /// What a picture of a host that was not drawn before costs.
  fileprivate func picture<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Row {
    var isDrawn = true
    let costs = samples { _ in
      let made = host(content)
      return Cost.measure { isDrawn = draw(made) && isDrawn }
    }
    let cost = Cost.median(costs)
    return Row(
      scene: name, n: n, nsFrame: cost.whole, allocations: cost.allocations,
      observerCorrect: isDrawn)
  }

  fileprivate func countPicture<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> Int {
    _ = draw(host(content))
    let made = host(content)
    probe_start_counting()
    _ = draw(made)
    probe_stop_counting()
    return 1
  }

  private func draw(_ host: TestHost) -> Bool { (try? host.png())?.isEmpty == false }
}
