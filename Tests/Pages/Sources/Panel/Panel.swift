import SwiftUI

/// All that a user can do in a page, and a text of what reached the program.
@main struct PanelApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading, spacing: 10) {
        Text("Panel").font(.title).accessibilityHeading(.h1)
        WindowSection()
        TouchSection()
        KeySection()
        FocusSection()
        SpokenSection()
      }
      .padding()
    }
  }
}

/// What the page reports of its window and its user.
struct WindowSection: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.displayScale) private var scale

  var body: some View {
    Text("Window").accessibilityHeading(.h3)
    Text(reducesMotion ? "Rests" : "Moves")
    Text("\(Int(scale * 100)) pixels for 100 points")
  }
}

/// Drags, and presses that leave the button.
struct TouchSection: View {
  @State private var path = "none"
  @State private var steps = 0
  @State private var presses = 0
  @State private var spot = "nowhere"

  var body: some View {
    Rectangle()
      .fill(.gray.opacity(0.3))
      .frame(height: 80)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in steps += 1 }
          .onEnded { path = "\(Int($0.translation.width)), \(Int($0.translation.height))" }
      )
      .simultaneousGesture(
        SpatialTapGesture().onEnded { spot = "\(Int($0.location.x)), \(Int($0.location.y))" }
      )
      .accessibilityLabel("Pad")
    Text("Dragged \(path)")
    Text("Steps \(steps)")
    Text("Tapped at \(spot)")
    HStack {
      Button("Press") { presses += 1 }
      Text("Presses \(presses)")
    }
  }
}

/// Keys by themselves, and with Command.
struct KeySection: View {
  @State private var last = "none"
  @State private var saved = 0
  @State private var sent = 0

  var body: some View {
    Text("Keys here")
      .focusable()
      .onKeyPress(phases: [.down, .repeat]) { press in
        guard press.key != .tab, !press.modifiers.contains(.command) else { return .ignored }
        last = Self.word(for: press)
        return .handled
      }
      .accessibilityLabel("Keys")
    Text("Key \(last)")
    HStack {
      Button("Save") { saved += 1 }.keyboardShortcut("s")
      Text("Saved \(saved)")
      Button("Send") { sent += 1 }.keyboardShortcut(.defaultAction)
      Text("Sent \(sent)")
    }
  }

  private static func word(for press: KeyPress) -> String {
    let names: [KeyEquivalent: String] = [.upArrow: "up", .escape: "escape", .space: "space"]
    let key = names[press.key] ?? String(press.key.character)
    return (press.modifiers.contains(.shift) ? "shift " : "") + key
  }
}

/// The focus as the program knows it, and moved by the program.
struct FocusSection: View {
  @FocusState private var focus: String?

  var body: some View {
    HStack {
      Button("First") { focus = "second" }.focused($focus, equals: "first")
      Button("Second") { focus = nil }.focused($focus, equals: "second")
      Text("Focus \(focus ?? "elsewhere")")
    }
  }
}

/// Labels, values and hints of views.
struct SpokenSection: View {
  @State private var volume = 5

  var body: some View {
    Text("Volume \(volume)")
      .accessibilityElement()
      .accessibilityLabel("Volume")
      .accessibilityValue("\(volume) of 10")
      .accessibilityHint("Louder or softer")
      .accessibilityAdjustableAction { way in volume += way == .increment ? 1 : -1 }
    Text("Level \(volume)")
    Button("Explained") {}
      .accessibilityValue("idle")
      .accessibilityHint("Does nothing")
    Button("Resting") {}.disabled(true)
  }
}
