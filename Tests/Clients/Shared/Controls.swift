import SwiftUI

// Every spelling of controls and forms that a program may use: that it compiles is what is tested.

struct Choice: Identifiable, Hashable { let id: Int; var isOn = false }
enum Flavour: String, CaseIterable, Identifiable { case chocolate, vanilla; var id: Self { self } }

struct Controls: View {
  @State private var isOn = false
  @State private var items = [Choice(id: 1), Choice(id: 2)]
  @State private var value = 0.5
  @State private var number = 1
  @State private var progress: Double? = 0.2
  @State private var flavour = Flavour.chocolate
  @State private var optional: Flavour? = nil
  @State private var day = Date()
  @State private var colour = Color.red
  @State private var isExpanded = true
  @Environment(\.editMode) private var editMode
  let title = "Title"

  var body: some View {
    ScrollView {
      buttons
      toggles
      sliders
      pickers
      groups
    }
  }

  @ViewBuilder var buttons: some View {
    Group {
      Button("A") {}
      Button(title) {}
      Button("A", role: .destructive) {}
      Button("A", role: .cancel, action: {})
      Button(action: {}) { Text("A") }
      Button(action: {}, label: { Image(systemName: "star") })
      Button(role: .destructive, action: {}) { Text("A") }
      Button(role: .cancel) {
      } label: {
        Text("A")
      }
      Button("A", systemImage: "star") {}
      Button("A", systemImage: "star", role: .destructive) {}
      Button("A", systemImage: "star", action: {})
      EditButton()
      Link("A", destination: URL(string: "https://a.org")!)
      Link(destination: URL(string: "https://a.org")!) { Text("A") }
      ControlGroup { Button("A") {} }
      ControlGroup("A") { Button("A") {} }
      ControlGroup {
        Button("A") {}
      } label: {
        Label("A", systemImage: "star")
      }
    }
    .buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(.borderless).buttonStyle(
      .plain
    )
    .buttonStyle(BorderedButtonStyle()).buttonStyle(PlainButtonStyle()).buttonStyle(
      BorderlessButtonStyle()
    )
    .buttonStyle(DefaultButtonStyle()).buttonStyle(.automatic)
    .buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 8)).buttonBorderShape(
      .circle
    )
    .buttonBorderShape(.roundedRectangle)
    .buttonRepeatBehavior(.enabled)
    .controlSize(.large).tint(.red).tint(nil).controlGroupStyle(.automatic).controlGroupStyle(
      .navigation
    )
    .keyboardShortcut(.defaultAction).keyboardShortcut("s", modifiers: .command)
    .labelStyle(.iconOnly).labelStyle(.titleAndIcon)
  }

  @ViewBuilder var toggles: some View {
    Group {
      Toggle("A", isOn: $isOn)
      Toggle(title, isOn: $isOn)
      Toggle(isOn: $isOn) { Text("A") }
      Toggle("A", systemImage: "star", isOn: $isOn)
      Toggle(sources: $items, isOn: \.isOn) { Text("All") }
      Toggle("All", sources: $items, isOn: \.isOn)
    }
    .toggleStyle(.switch).toggleStyle(.button).toggleStyle(.automatic).toggleStyle(
      SwitchToggleStyle(tint: .red)
    )
    .toggleStyle(SwitchToggleStyle()).toggleStyle(DefaultToggleStyle()).toggleStyle(
      ButtonToggleStyle()
    ).toggleStyle(.checkbox)
    .toggleStyle(Box()).labelsHidden()
  }

  @ViewBuilder var sliders: some View {
    Group {
      Slider(value: $value)
      Slider(value: $value, in: 0...10)
      Slider(value: $value, in: 0...10, step: 1)
      Slider(value: $value, in: 0...10, onEditingChanged: { _ in })
      Slider(value: $value, in: 0...10) { _ in }
      Slider(value: $value, in: 0...10) { Text("A") }
      Slider(value: $value, in: 0...10, step: 1) { Text("A") }
      Slider(value: $value, in: 0...10, label: { Text("A") }, onEditingChanged: { _ in })
      Slider(value: $value, in: 0...10) {
        Text("A")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Slider(value: $value, in: 0...10, step: 1) {
        Text("A")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } onEditingChanged: { _ in
      }
      Slider(value: $value, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"))
      { Text("A") }
    }
    Group {
      Stepper("A", value: $number)
      Stepper("A", value: $number, in: 0...10)
      Stepper("A", value: $number, step: 2)
      Stepper("A", value: $number, in: 0...10, step: 2) { _ in }
      Stepper(value: $number, in: 0...10) { Text("A") }
      Stepper(value: $number, step: 2) { Text("A") }
      Stepper("A", onIncrement: { number += 1 }, onDecrement: { number -= 1 })
      Stepper("A", onIncrement: nil, onDecrement: {})
      Stepper {
        Text("A")
      } onIncrement: {
      } onDecrement: {
      }
      Stepper {
        Text("A")
      } onIncrement: {
      } onDecrement: {
      } onEditingChanged: { _ in
      }
      Stepper("Value: \(number)", value: $number, in: 1...5)
      Stepper("A", value: $value, in: 0...1, step: 0.1)
      Stepper("A", value: $value, in: 0...1, step: 0.1, format: .percent)
    }
    Group {
      ProgressView()
      ProgressView("A")
      ProgressView(title)
      ProgressView(value: value)
      ProgressView(value: progress)
      ProgressView(value: 3, total: 10)
      ProgressView("A", value: 3, total: 10)
      ProgressView("A", value: progress)
      ProgressView { Text("A") }
      ProgressView(value: value) { Text("A") }
      ProgressView(value: value, total: 2) {
        Text("A")
      } currentValueLabel: {
        Text("B")
      }
      ProgressView(Progress(totalUnitCount: 10))
      ProgressView(timerInterval: Date()...Date().addingTimeInterval(10))
      ProgressView(timerInterval: Date()...Date().addingTimeInterval(10), countsDown: false) {
        Text("A")
      }
    }
    .progressViewStyle(.linear).progressViewStyle(.circular).progressViewStyle(.automatic)
    .progressViewStyle(CircularProgressViewStyle()).progressViewStyle(LinearProgressViewStyle())
    .progressViewStyle(CircularProgressViewStyle(tint: .red)).progressViewStyle(
      LinearProgressViewStyle(tint: .red)
    )
    .progressViewStyle(DefaultProgressViewStyle()).progressViewStyle(Bar())
    Group {
      SwiftUI.Gauge(value: value) { Text("A") }
      SwiftUI.Gauge(value: value, in: 0...10) { Text("A") }
      SwiftUI.Gauge(value: value, in: 0...10) {
        Text("A")
      } currentValueLabel: {
        Text("B")
      }
      SwiftUI.Gauge(value: value) {
        Text("A")
      } currentValueLabel: {
        Text("B")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
    .gaugeStyle(.automatic).gaugeStyle(.linearCapacity).gaugeStyle(.accessoryLinear).gaugeStyle(
      .accessoryCircular
    )
    .gaugeStyle(.accessoryCircularCapacity).gaugeStyle(.accessoryLinearCapacity)
  }

  @ViewBuilder var pickers: some View {
    Group {
      Picker("A", selection: $flavour) {
        ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
      }
      Picker("A", selection: $flavour) { ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) } }
      Picker("A", selection: $optional) {
        Text("None").tag(nil as Flavour?);
        ForEach(Flavour.allCases) { Text($0.rawValue).tag($0 as Flavour?) }
      }
      Picker(title, selection: $flavour) { Text("A").tag(Flavour.vanilla) }
      Picker(selection: $flavour) {
        Text("A").tag(Flavour.vanilla)
      } label: {
        Text("L")
      }
      Picker(selection: $flavour, label: Text("L")) { Text("A").tag(Flavour.vanilla) }
      Picker("A", systemImage: "star", selection: $flavour) { Text("A").tag(Flavour.vanilla) }
      Picker("A", sources: $items, selection: \.isOn) {
        Text("On").tag(true); Text("Off").tag(false)
      }
    }
    .pickerStyle(.menu).pickerStyle(.segmented).pickerStyle(.inline).pickerStyle(.wheel)
    .pickerStyle(.palette).pickerStyle(.automatic)
    .pickerStyle(SegmentedPickerStyle()).pickerStyle(MenuPickerStyle()).pickerStyle(
      WheelPickerStyle()
    ).pickerStyle(InlinePickerStyle()).pickerStyle(DefaultPickerStyle())
    Group {
      DatePicker("A", selection: $day)
      DatePicker("A", selection: $day, displayedComponents: .date)
      DatePicker("A", selection: $day, displayedComponents: [.date, .hourAndMinute])
      DatePicker("A", selection: $day, in: Date()..., displayedComponents: .date)
      DatePicker("A", selection: $day, in: ...Date())
      DatePicker("A", selection: $day, in: Date()...Date().addingTimeInterval(100))
      DatePicker(selection: $day) { Text("A") }
      DatePicker(selection: $day, displayedComponents: .hourAndMinute) { Text("A") }
      DatePicker(selection: $day, in: ...Date(), displayedComponents: .date, label: { Text("A") })
      DatePicker(title, selection: $day)
    }
    .datePickerStyle(.compact).datePickerStyle(.graphical).datePickerStyle(.wheel).datePickerStyle(
      .automatic
    )
    .datePickerStyle(GraphicalDatePickerStyle()).datePickerStyle(CompactDatePickerStyle())
    .datePickerStyle(WheelDatePickerStyle()).datePickerStyle(DefaultDatePickerStyle())
    ColorPicker("A", selection: $colour)
    ColorPicker("A", selection: $colour, supportsOpacity: false)
    ColorPicker(selection: $colour) { Text("A") }
    ColorPicker(selection: $colour, supportsOpacity: true, label: { Text("A") })
    Group {
      Menu("A") { Button("B") {} }
      Menu {
        Button("B") {}
      } label: {
        Label("A", systemImage: "star")
      }
      Menu("A", systemImage: "star") {
        Button("B") {}; Divider(); Menu("C") { Button("D") {} }
      }
      Menu("A") {
        Button("B") {}
      } primaryAction: {
      }
      Menu {
        Button("B") {}
      } label: {
        Text("A")
      } primaryAction: {
      }
      Menu {
        Picker("F", selection: $flavour) { ForEach(Flavour.allCases) { Text($0.rawValue) } };
        Toggle("T", isOn: $isOn); Section("S") { Button("B") {} }
      } label: {
        Text("A")
      }
    }
    .menuStyle(.automatic).menuStyle(.button).menuStyle(.borderlessButton).menuStyle(
      DefaultMenuStyle()
    ).menuStyle(BorderlessButtonMenuStyle()).menuOrder(.fixed).menuIndicator(.hidden)
    .menuActionDismissBehavior(.disabled)
    Text("A").contextMenu { Button("B") {} }
    Text("A").contextMenu {
      Button("B") {}
    } preview: {
      Text("P")
    }
    Text("A").contextMenu(menuItems: { Button("B") {} })
  }

  @ViewBuilder var groups: some View {
    Form {
      Section { Text("A") }
      Section("A") { Text("A") }
      Section(header: Text("A")) { Text("A") }
      Section(header: Text("A"), footer: Text("B")) { Text("A") }
      Section(footer: Text("B")) { Text("A") }
      Section {
        Text("A")
      } header: {
        Text("A")
      } footer: {
        Text("B")
      }
      Section {
        Text("A")
      } header: {
        Text("A")
      }
      Section {
        Text("A")
      } footer: {
        Text("A")
      }
      Section("A", isExpanded: $isExpanded) { Text("A") }
      Section(isExpanded: $isExpanded) {
        Text("A")
      } header: {
        Text("A")
      }
      LabeledContent("A", value: "B")
      LabeledContent("A", value: title)
      LabeledContent(title, value: 3, format: .number)
      LabeledContent("A", value: Date(), format: .dateTime)
      LabeledContent("A") { Text("B") }
      LabeledContent {
        Text("B")
      } label: {
        Text("A")
      }
      Text("A").listRowInsets(EdgeInsets()).listRowBackground(Color.red).listRowSeparator(.hidden)
        .listRowSeparatorTint(.red)
      Text("A").listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0)).listRowBackground(
        Color.clear)
    }
    .formStyle(.grouped).formStyle(.automatic).formStyle(.columns).scrollContentBackground(.hidden)
    .listSectionSpacing(.compact).listSectionSpacing(8).headerProminence(.increased)
    .environment(\.defaultMinListRowHeight, 10)
    .labeledContentStyle(.automatic)
    GroupBox("A") { Text("B") }
    GroupBox {
      Text("B")
    } label: {
      Text("A")
    }
    GroupBox(label: Text("A")) { Text("B") }
    GroupBox { Text("B") }
    GroupBox("A") { Text("B") }.groupBoxStyle(.automatic).groupBoxStyle(DefaultGroupBoxStyle())
      .groupBoxStyle(CardBox())
    DisclosureGroup("A") { Text("B") }
    DisclosureGroup("A", isExpanded: $isExpanded) { Text("B") }
    DisclosureGroup(isExpanded: $isExpanded) {
      Text("B")
    } label: {
      Text("A")
    }
    DisclosureGroup {
      Text("B")
    } label: {
      Text("A")
    }
    DisclosureGroup(title) { Text("B") }.disclosureGroupStyle(.automatic)
    DisclosureGroup(isExpanded: $isExpanded, content: { Text("B") }, label: { Text("A") })
  }
}

struct Box: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label
      }
    }
  }
}
struct Bar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Rectangle().frame(width: 100 * (configuration.fractionCompleted ?? 0));
      configuration.currentValueLabel
    }
  }
}
struct CardBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}
struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Text("\(configuration.value)"); configuration.currentValueLabel;
      configuration.minimumValueLabel; configuration.maximumValueLabel
    }
  }
}
struct Wide: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Spacer(); configuration.content
    }
  }
}
struct Red: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).foregroundStyle(.red)
  }
}
struct Plain: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        configuration.label
      }; if configuration.isExpanded { configuration.content }
    }
  }
}
struct Rows: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}
struct Set2: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; configuration.content
    }
  }
}
struct Press: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
struct BoxCard: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Text(configuration.selection, format: .dateTime)
    }
  }
}
