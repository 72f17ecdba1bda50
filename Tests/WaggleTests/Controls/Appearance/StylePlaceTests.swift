import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// A style set on a control itself is that control's, wherever the control is.
@MainActor @Suite struct StylePlaceTests {
  enum Kind: CaseIterable {
    case button, primitiveButton, toggle, label, labeledContent, gauge, progressView,
      disclosureGroup, groupBox,
      controlGroup, menu, form, datePicker, textField, picker, textEditor
  }

  enum Place: CaseIterable {
    case alone, vStack, hStack, list, form, grid, section, group, forEach, anyView, lazyStack,
      conditional, customBody,
      padded, toolbar, sheet
  }

  @Test(arguments: Kind.allCases, Place.allCases)
  func `C151, C420: a style set on the control is used in every place`(
    _ kind: Kind, _ place: Place
  ) throws {
    let host = TestHost { Placed(place: place) { Styled(kind: kind) } }
    host.settle()
    host.advance(by: 1)
    let plain = TestHost { Placed(place: place) { Unstyled(kind: kind) } }
    plain.settle()
    plain.advance(by: 1)
    if kind.isCustom {
      #expect(host.text.contains("mark"))
      #expect(!plain.text.contains("mark"))
    } else if place != .toolbar {
      #expect(host.displayList.description != plain.displayList.description)
    }
  }

  @Test func `C420: what is around a styled group has the styles of its own place`() {
    let host = TestHost {
      VStack {
        DisclosureGroup("a") { Text("inside") }
          .background(DisclosureGroup("behind") { Text("inside") })
          .disclosureGroupStyle(Mark())
          .overlay(DisclosureGroup("over") { Text("inside") })
      }
    }
    #expect(host.text.filter { $0 == "mark" }.count == 2)
    #expect(host.text.filter { $0 == "inside" }.count == 2)
  }

  @Test func `C420: a group in a style's body has the next style outwards`() {
    let host = TestHost {
      VStack {
        DisclosureGroup("a") { DisclosureGroup("b") { Text("c") } }
          .disclosureGroupStyle(Around())
          .disclosureGroupStyle(Mark())
      }
    }
    // Around's own group is marked; the group in the content is in Around, and its own one is marked too.
    #expect(host.text.filter { $0 == "around" }.count == 2)
    #expect(host.text.filter { $0 == "mark" }.count == 2)
  }

  @Test func `C420: a style that changes is used by the group that is there`() {
    let knob = Toggled()
    let host = TestHost {
      VStack { DisclosureGroup("a") { Text("c") }.disclosureGroupStyle(Named(name: knob.name)) }
    }
    #expect(host.text.contains("one"))
    host.frame { knob.name = "two" }
    #expect(host.text.contains("two") && !host.text.contains("one"))
  }

  @Observable final class Toggled { var name = "one" }

  // MARK: Styles

  private struct Named: DisclosureGroupStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { Text(name) }
  }

  private struct Around: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("around")
      DisclosureGroup("inner") { configuration.content }
    }
  }

  private struct Mark: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("mark")
        configuration.content
      }
    }
  }

  private struct ButtonMark: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct ToggleMark: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct LabelMark: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct LabeledContentMark: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct GaugeMark: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct ProgressViewMark: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct GroupBoxMark: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct ControlGroupMark: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct MenuMark: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct FormMark: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct DatePickerMark: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct Primitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("mark") }
  }

  private struct Unstyled: View {
    let kind: Kind

    var body: some View {
      switch kind {
      case .button, .primitiveButton: Button("a") {}
      case .toggle: Toggle("a", isOn: .constant(true))
      case .label: Label("a", systemImage: "star")
      case .labeledContent: LabeledContent("a", value: "b")
      case .gauge: Gauge(value: 0.5) { Text("a") }
      case .progressView: ProgressView(value: 0.5)
      case .disclosureGroup: DisclosureGroup("a") { Text("b") }
      case .groupBox: GroupBox("a") { Text("b") }
      case .controlGroup: ControlGroup { Button("a") {} }
      case .menu: Menu("a") { Button("b") {} }
      case .form: Form { Text("a") }
      case .datePicker: DatePicker("a", selection: .constant(.distantPast))
      case .textField: TextField("a", text: .constant("b"))
      case .picker: Picker("a", selection: .constant(1)) { Text("b").tag(1) }
      case .textEditor: TextEditor(text: .constant("b")).frame(height: 40)
      }
    }
  }

  /// Each style is set on the control itself.
  private struct Styled: View {
    let kind: Kind

    var body: some View {
      switch kind {
      case .button: Button("a") {}.buttonStyle(ButtonMark())
      case .primitiveButton: Button("a") {}.buttonStyle(Primitive())
      case .toggle: Toggle("a", isOn: .constant(true)).toggleStyle(ToggleMark())
      case .label: Label("a", systemImage: "star").labelStyle(LabelMark())
      case .labeledContent:
        LabeledContent("a", value: "b").labeledContentStyle(LabeledContentMark())
      case .gauge: Gauge(value: 0.5) { Text("a") }.gaugeStyle(GaugeMark())
      case .progressView: ProgressView(value: 0.5).progressViewStyle(ProgressViewMark())
      case .disclosureGroup: DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Mark())
      case .groupBox: GroupBox("a") { Text("b") }.groupBoxStyle(GroupBoxMark())
      case .controlGroup: ControlGroup { Button("a") {} }.controlGroupStyle(ControlGroupMark())
      case .menu: Menu("a") { Button("b") {} }.menuStyle(MenuMark())
      case .form: Form { Text("a") }.formStyle(FormMark())
      case .datePicker:
        DatePicker("a", selection: .constant(.distantPast)).datePickerStyle(DatePickerMark())
      case .textField: TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder)
      case .picker:
        Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.segmented)
      case .textEditor:
        TextEditor(text: .constant("b")).textEditorStyle(.plain).frame(height: 41)
      }
    }
  }

  // MARK: Places

  private struct Placed<Content: View>: View {
    let place: Place
    @ViewBuilder let content: () -> Content

    var body: some View {
      switch place {
      case .alone: content()
      case .vStack:
        VStack {
          content(); other
        }
      case .hStack:
        HStack {
          content(); other
        }
      case .list:
        List {
          content(); other
        }
      case .form:
        Form {
          content(); other
        }
      case .grid:
        Grid {
          GridRow {
            content(); other
          }
        }
      case .section:
        List {
          Section("s") {
            content(); other
          }
        }
      case .group:
        VStack {
          Group {
            content(); other
          }
        }
      case .forEach: VStack { ForEach(0..<2) { _ in content() } }
      case .anyView:
        VStack {
          AnyView(content()); other
        }
      case .lazyStack:
        ScrollView {
          LazyVStack {
            content(); other
          }
        }
      case .conditional:
        VStack {
          if place == .conditional { content() }; other
        }
      case .customBody:
        List {
          Own(content: content); other
        }
      case .padded:
        VStack {
          content().padding(); other
        }
      case .toolbar: NavigationStack { other.toolbar { content() } }
      case .sheet: other.sheet(isPresented: .constant(true)) { content() }
      }
    }

    private var other: some View { Text("other") }
  }

  private struct Own<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
}

extension StylePlaceTests.Kind {
  /// Whether a program can write the style.
  fileprivate var isCustom: Bool { ![.textField, .picker, .textEditor].contains(self) }
}
