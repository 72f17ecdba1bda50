import Foundation
import SwiftUI

extension NodeView {
  var control: (any View)? {
    switch node.kind {
    case .button, .menu, .link, .shareLink, .pasteButton, .editButton, .renameButton,
      .navigationLink,
      .valueLink:
      buttonLike
    case .toggle:
      Toggle(name, isOn: flag)
    case .slider:
      node.isOdd(1)
        ? Slider(value: $model.amounts[slot(0)], in: 0...1, step: 0.1) { Text(name) }
        : Slider(value: $model.amounts[slot(0)])
    case .stepper:
      node.isOdd(1)
        ? Stepper("\(name) \(model.numbers[slot(0)])", value: $model.numbers[slot(0)], in: -3...7)
        : Stepper(name) {
          act()
        } onDecrement: {
          act()
        }
    case .picker: picker
    case .datePicker:
      DatePicker(
        name, selection: $model.dates[slot(0)],
        displayedComponents: node.isOdd(1) ? [.date] : [.date, .hourAndMinute])
    case .colorPicker: ColorPicker(name, selection: $model.colors[slot(0)])
    case .multiDatePicker: MultiDatePicker(name, selection: $model.days[slot(0)])
    case .textField: field
    case .secureField: SecureField(name, text: $model.words[slot(0)])
    case .textEditor: TextEditor(text: $model.words[slot(0)]).frame(height: 40 + length(1))
    case .gauge:
      Gauge(value: model.amounts[slot(0)]) {
        Text(name)
      } currentValueLabel: {
        Text("\(model.amounts[slot(0)], format: .percent)")
      }
    case .progress: ProgressView(value: model.amounts[slot(0)]) { Text(name) }
    case .labeled: LabeledContent(name) { child(0) }
    default: nil
    }
  }

  private var buttonLike: any View {
    switch node.kind {
    case .menu:
      Menu(name) {
        Button("act", action: act)
        children
        Menu("more") { Toggle("on", isOn: flag) }
      }
    case .link: Link(name, destination: URL(string: "https://a.b/\(node.id)")!)
    case .shareLink: ShareLink(name, item: "text \(node.id)")
    case .pasteButton:
      PasteButton(payloadType: String.self) { model.words[slot(0)] = $0.first ?? "" }
    case .editButton: EditButton()
    case .renameButton: RenameButton().renameAction { act() }
    case .navigationLink: NavigationLink(name) { child(0) }
    case .valueLink: NavigationLink(value: node.id) { Label(name, systemImage: "link") }
    default:
      Button(role: [nil, .destructive, .cancel][node.number(2, 3)], action: act) {
        if node.isOdd(3) { Text(name) } else { Label(name, systemImage: "star") }
      }
    }
  }

  private var picker: any View {
    switch node.number(1, 3) {
    case 0:
      Picker(name, selection: $model.numbers[slot(0)]) {
        ForEach(0..<(3 + node.number(2, 4)), id: \.self) { Text("choice \($0)") }
      }
    case 1:
      Picker(name, selection: $model.choices[slot(0)]) {
        Text("none").tag(Int?.none)
        ForEach(rows) { Text($0.name).tag(Optional($0.id)) }
      }
    default:
      Picker(selection: flag) {
        Section("part") { Label("yes", systemImage: "checkmark").tag(true) }
        Text("no").tag(false)
      } label: {
        Text(name)
      }
    }
  }

  private var field: any View {
    switch node.number(1, 4) {
    case 0: TextField(name, text: $model.words[slot(0)])
    case 1: TextField(name, text: $model.words[slot(0)], axis: .vertical).lineLimit(1...4)
    case 2: TextField(name, value: $model.numbers[slot(0)], format: .number)
    default: TextField(name, text: $model.words[slot(0)], prompt: Text("prompt"))
    }
  }
}
