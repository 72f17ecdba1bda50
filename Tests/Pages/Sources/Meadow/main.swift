import SwiftUI

/// What a page presents: a sheet, an alert, a dialog and a popover.
struct Meadow: App {
  var body: some Scene { WindowGroup { MeadowView() } }
}

struct MeadowView: View {
  @State private var open = ""
  @State private var said = "nothing"
  @State private var name = ""

  var body: some View {
    VStack(spacing: 16) {
      Text("Meadow").font(.title).accessibilityAddTraits(.isHeader)
      ForEach(["Sheet", "Form", "Alert", "Choice", "Popover"], id: \.self) { kind in
        Button(kind) { open = kind }.buttonStyle(.bordered)
      }
      Text("Said \(said)")
      ScrollView { ForEach(0..<40) { Text("Flower \($0)").frame(maxWidth: .infinity) } }
    }
    .sheet(isPresented: shows("Sheet"), onDismiss: { said = "closed" }) {
      VStack {
        Text("Notes").font(.headline).accessibilityAddTraits(.isHeader)
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        Button("Done") { open = "" }
      }
      .padding()
      .presentationDetents([.medium, .large])
    }
    .sheet(isPresented: shows("Form")) {
      Form {
        TextField("Kind", text: $name)
        ForEach(0..<40) { Text("Row \($0)") }
      }
    }
    .alert("Delete the meadow?", isPresented: shows("Alert")) {
      Button("Delete", role: .destructive) { said = "deleted" }
      Button("Keep", role: .cancel) { said = "kept" }
    } message: {
      Text("The bees will look for another.")
    }
    .confirmationDialog("Share", isPresented: shows("Choice"), titleVisibility: .visible) {
      Button("Print") { said = "printed" }
      Button("Never", role: .cancel) { said = "never" }
    }
    .popover(isPresented: shows("Popover")) {
      Text("Help").padding().presentationCompactAdaptation(.popover)
    }
  }

  private func shows(_ kind: String) -> Binding<Bool> {
    Binding {
      open == kind
    } set: {
      open = $0 ? kind : ""
    }
  }
}

Meadow.main()
