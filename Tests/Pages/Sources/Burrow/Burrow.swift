import SwiftUI

/// Where the focus is: what is opened and closed, rows with controls in them, links in a text, a search field.
struct Burrow: App {
  var body: some Scene { WindowGroup { BurrowView() } }
}

struct BurrowView: View {
  @State private var opened = ""
  @State private var said = "nothing"
  @State private var name = ""
  @State private var place = ""
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        Button("Form") { opened = "Form" }
        Button("Rename") { opened = "Rename" }
        Button("Account") { opened = "Account" }
        Button("Help") { opened = "Help" }.popover(isPresented: shows("Help")) {
          Button("Read") { opened = "" }.padding().presentationCompactAdaptation(.popover)
        }
        Text("Said \(said)")
        Text("See the [map](https://map.example) or the [rules](https://rules.example).")
        Rooms()
      }
      .navigationTitle("Burrow")
      .navigationDestination(for: Room.ID.self) { Text("Room \($0)") }
      .toolbar { Menu("More") { Button("Dig") { said = "dug" } } }
      .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        said = url.host() ?? ""
        return .handled
      }
    )
    .sheet(isPresented: shows("Form")) { RoomForm(name: $name, place: $place) { opened = "" } }
    .sheet(isPresented: shows("Rename")) {
      VStack {
        TextField("New name", text: $name).onSubmit { opened = "" }
        Button("Leave") { opened = "" }
      }
      .padding()
    }
    .alert("Account", isPresented: shows("Account")) {
      TextField("Name", text: $name)
      TextField("Place", text: $place)
      Button("Cancel", role: .cancel) {}
      Button("Save") { said = "\(name) in \(place)" }
    }
  }

  private func shows(_ kind: String) -> Binding<Bool> {
    Binding {
      opened == kind
    } set: {
      opened = $0 ? kind : ""
    }
  }
}

private struct RoomForm: View {
  @Binding var name: String
  @Binding var place: String
  let close: @MainActor @Sendable () -> Void
  @State private var isWarm = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Place", text: $place)
        TextField("Use", text: .constant(""))
        Toggle("Warm", isOn: $isWarm)
      }
      .navigationTitle("Room")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) }
        ToolbarItem(placement: .confirmationAction) { Button("Done", action: close) }
      }
    }
  }
}

private struct Room: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

/// Rows that are links, with a button and a field in each.
private struct Rooms: View {
  @State private var rooms = [Room(id: 1, title: "Larder"), Room(id: 2, title: "Nest")]

  var body: some View {
    ForEach($rooms) { $room in
      NavigationLink(value: room.id) {
        HStack {
          Button {
            room.isDone.toggle()
          } label: {
            Image(systemName: room.isDone ? "checkmark.circle.fill" : "circle")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Sweep \(room.title)")
          TextField("Title", text: $room.title)
        }
      }
      .swipeActions {
        Button("Fill in", role: .destructive) { rooms.removeAll { $0.id == room.id } }
      }
    }
  }
}

Burrow.main()
