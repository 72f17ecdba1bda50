import SwiftUI

/// Prints what the main queue and a timer have done, for pictures.
@main struct Ticker: App {
  var body: some Scene { WindowGroup { Page() } }
}

private struct Page: View {
  @State private var height: CGFloat = 0
  @State private var ticks = 0
  private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    Color.red.frame(width: 40, height: 10)
      .background {
        GeometryReader { proxy -> Color in
          DispatchQueue.main.async { height = proxy.size.height }
          return .clear
        }
      }
      .onReceive(timer) { _ in ticks += 1 }
      .onChange(of: height) { _, new in print("height \(Int(new))") }
      .onChange(of: ticks) { _, new in print("tick \(new)") }
  }
}
