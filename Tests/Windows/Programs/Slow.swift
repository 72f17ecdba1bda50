import SwiftUI

/// A body takes two seconds after a press; what is typed and clicked meanwhile is counted.
@main struct Slow: App {
  var body: some Scene {
    WindowGroup("Slow") { Desk() }.defaultSize(width: 300, height: 200)
  }
}

struct Desk: View {
  @State private var isSlow = false
  @State private var text = ""
  @State private var count = 0
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(spacing: 0) {
      TextField("Text", text: $text).textFieldStyle(.plain).padding(.horizontal).frame(height: 50)
        .onChange(of: text) { report("text \(text)") }
      Color.green.frame(height: 50).onTapGesture {
        count += 1
        report("count \(count)")
      }
      Color.orange.frame(height: 50).onTapGesture { isSlow = true }
      (count % 2 == 0 ? Color.blue : Color.red).frame(height: 30)
      SlowView(isSlow: isSlow)
    }
    .onAppear { report("language \(locale.identifier) \(direction)") }
  }
}

struct SlowView: View {
  let isSlow: Bool

  var body: some View {
    if isSlow { Thread.sleep(forTimeInterval: 2) }
    return Color.clear
  }
}

func report(_ line: String) {
  print(line)
  fflush(stdout)
}
