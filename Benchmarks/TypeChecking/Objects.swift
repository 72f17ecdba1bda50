import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var seconds = 0
  @Published var isRunning = false
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var text: String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):" + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

struct Stopwatch: View {
  @StateObject private var clock = Clock()
  @State private var laps: [Int] = []
  var body: some View {
    VStack(spacing: 24) {
      Text(clock.text).font(.system(size: 64, weight: .thin).monospacedDigit()).contentTransition(
        .numericText())
      HStack(spacing: 40) {
        Button(clock.isRunning ? "Lap" : "Reset") {
          if clock.isRunning {
            laps.insert(clock.seconds, at: 0)
          } else {
            clock.seconds = 0; laps = []
          }
        }
        .tint(.gray)
        Button(clock.isRunning ? "Stop" : "Start") { clock.isRunning.toggle() }
          .tint(clock.isRunning ? .red : .green)
      }
      .buttonStyle(.bordered)
      List(Array(laps.enumerated()), id: \.offset) { index, lap in
        HStack {
          Text("Lap \(laps.count - index)")
          Spacer()
          Text("\(lap - (index + 1 < laps.count ? laps[index + 1] : 0)) s").monospacedDigit()
        }
        .foregroundStyle(lap == laps.min() ? .green : lap == laps.max() ? .red : .primary)
      }
    }
    .onReceive(clock.ticks) { _ in if clock.isRunning { clock.seconds += 1 } }
  }
}
