import SwiftUI

/// Controls other than text fields.
@main struct Controls: App {
  var body: some Scene {
    WindowGroup("Controls") { ControlsScene() }
  }
}

struct ControlsScene: View {
  @State private var isOn = false
  @State private var loud = 3.0
  @State private var bees = 2
  @State private var size = "Small"
  @State private var hasMore = false
  @State private var last = "nothing"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Controls").font(.title).accessibilityAddTraits(.isHeader).pointerStyle(.zoomIn)
      Toggle("Light", isOn: $isOn)
      Slider(value: $loud, in: 0...10, step: 1) { Text("Volume") }
      Stepper("Bees", value: $bees, in: 0...5)
      ProgressView("Loading", value: loud, total: 10)
      ProgressView()
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      .pickerStyle(.segmented)
      Picker("Other size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      .pickerStyle(.menu)
      Menu("More") {
        Button("Feed") { last = "fed" }
        Button("Wake") {
          last = "woken"
          AccessibilityNotification.Announcement("All are awake").post()
        }
      }
      DisclosureGroup("Details", isExpanded: $hasMore) { Text("Hidden") }
      TextField("Name", text: $size)
      Text("Volume \(Int(loud)), bees \(bees), \(size), \(last)")
    }
    .padding()
  }
}
