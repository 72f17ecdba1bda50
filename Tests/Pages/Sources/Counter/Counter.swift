import SwiftUI

/// A number, a button that counts it up, and whatever else a page has to show: lists, effects, text that must be escaped.
@main struct CounterApp: App {
  var body: some Scene {
    WindowGroup {
      CounterView()
    }
  }
}

struct CounterView: View {
  @State private var count = 0
  @State private var isOpen = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 16) {
      Text("Counter")
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      Text("Count \(count)")
        .font(.title2)
      Button("Add one") { count += 1 }
        .buttonStyle(.borderedProminent)
      Button("Later") {
        Task { @MainActor in
          try? await Task.sleep(for: .milliseconds(200))
          count += 100
        }
      }
      Text("Tapped \(count == 0 ? "never" : "often")")
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color.yellow.opacity(0.4)))
        .onTapGesture { count += 10 }
        .accessibilityLabel("Ten")
        .accessibilityAddTraits(.isButton)
      Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
      if isOpen {
        Text("<script>alert(1)</script> & \"quotes\" \\ \u{2028} 🐝")
      }
      HStack {
        ForEach(0..<(count % 5), id: \.self) { index in
          Circle()
            .fill(Color.orange)
            .frame(width: 20, height: 20)
            .accessibilityLabel("Dot \(index)")
            .accessibilityAddTraits(.isImage)
        }
      }
      .frame(height: 24)
      Text(scheme == .dark ? "Night" : "Day")
      GeometryReader { area in
        Text("\(Int(area.size.width)) wide")
      }
      .frame(height: 24)
    }
    .padding()
  }
}
