import SwiftUI

struct Garden: App {
  @State private var model = Model()
  @Environment(\.scenePhase) private var phase
  @Observable final class Model { var water = 0.4; var plants = ["Rose", "Ivy"] }
  var body: some Scene {
    WindowGroup("Garden") {
      GardenView().environment(model)
    }
    .defaultSize(width: 480, height: 640)
    .commands {
      CommandMenu("Plants") {
        Button("Water") { model.water = min(1, model.water + 0.1) }.keyboardShortcut(
          "w", modifiers: [.command, .shift])
        Divider()
        Button("Remove") { model.plants.removeLast() }.disabled(model.plants.isEmpty)
      }
    }
    .onChange(of: phase) { _, new in
      if new == .background { model.water = max(0, model.water - 0.05) }
    }
    Settings { Form { Toggle("Rain", isOn: .constant(true)) }.padding().frame(width: 320) }
  }
}

struct GardenView: View {
  @Environment(Garden.Model.self) private var model
  @SceneStorage("plant") private var plant = ""
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        plants; gauge
      }
      VStack {
        gauge; plants
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(model.plants.count) plants").padding(6).background(.bar)
    }
    .onKeyPress(.space) {
      model.water += 0.1; return .handled
    }
  }
  private var plants: some View {
    ForEach(model.plants, id: \.self) { name in
      Text(name).padding().background(
        plant == name ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
        in: .rect(cornerRadius: 8)
      )
      .onTapGesture { plant = name }
      .draggable(name)
      .dropDestination(for: String.self) { names, _ in
        model.plants += names; return true
      }
    }
  }
  private var gauge: some View {
    Gauge(value: model.water) {
      Text("Water")
    } currentValueLabel: {
      Text("\(Int(model.water * 100))")
    }
    .gaugeStyle(.accessoryCircular).tint(model.water < 0.2 ? .red : .blue)
  }
}
