import SwiftUI

/// A list whose selection leads to the next column.
struct Columns: View {
  @State private var hive: Int?

  var body: some View {
    NavigationSplitView {
      List(1..<30, selection: $hive) { number in
        Text("Hive \(number)")
      }
      .navigationTitle("Hives")
    } detail: {
      if let hive {
        Text("You are at hive \(hive)").navigationTitle("No. \(hive)")
      } else {
        Text("Choose a hive").navigationTitle("None")
      }
    }
  }
}

/// Everything that can be in front of a page.
struct Presenting: View {
  @State private var shown: String?
  @State private var count = 0
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        NavigationLink("Clover", value: "clover")
        Button("Sheet") { shown = "sheet" }
        Button("Cover") { shown = "cover" }
        Button("Popover") { shown = "popover" }
        Button("Kept") { shown = "kept" }
        Text("Dismissed \(count)")
        Color.clear.frame(height: 1).popover(isPresented: shows("popover")) { inside }
      }
      .navigationTitle("Front")
      .navigationDestination(for: String.self) { name in
        VStack {
          Text("You are at \(name)")
          Button("Ask") { isAsking = true }
          Menu("More") { Button("Nothing") {} }
        }
        .navigationTitle(name)
      }
    }
    .sheet(isPresented: shows("sheet"), onDismiss: { count += 1 }) { inside }
    .fullScreenCover(isPresented: shows("cover")) { inside }
    .sheet(isPresented: shows("kept")) { inside.interactiveDismissDisabled() }
    .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
  }

  private var inside: some View {
    NavigationStack {
      VStack {
        Text("In front")
        NavigationLink("Inside", value: 7)
        Button("Close") { shown = nil }
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
  }

  private func shows(_ name: String) -> Binding<Bool> {
    Binding {
      shown == name
    } set: {
      if !$0 { shown = nil }
    }
  }
}

/// Buttons that are removed when they are pressed.
struct Leaving: View {
  @State private var names = ["First", "Second", "Third"]

  var body: some View {
    VStack(spacing: 16) {
      Text("Leaving")
      ForEach(names, id: \.self) { name in
        Button(name) { names.removeAll { $0 == name } }
      }
    }
  }
}

/// What a page says of itself.
struct Words: View {
  @State private var season = "Spring"
  @State private var part = 1.0 / 3
  @State private var secret = "abcd"

  var body: some View {
    NavigationStack {
      Form {
        Section("Choices") {
          Picker("Season", selection: $season) {
            ForEach(["Spring", "Summer", "Autumn"], id: \.self) { Text($0) }
          }
          Slider(value: $part) { Text("Part") }
          SecureField("Secret", text: $secret)
        }
        Image(systemName: "checkmark.circle.fill")
        Color.red.frame(width: 20, height: 20).blur(radius: 3)
      }
      .navigationTitle("Words")
    }
  }
}
