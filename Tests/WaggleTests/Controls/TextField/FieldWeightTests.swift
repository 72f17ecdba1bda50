import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a text field costs, and that it is drawn as before.
@MainActor @Suite struct FieldWeightTests: WeighingViews {
  @Test func `C572: a text field is one leaf`() {
    let few = 10
    #expect(nodes { TextField("Go", text: .constant("x")) } <= few)
    #expect(nodes { TextField("Go", text: .constant("")) } <= few)
    #expect(nodes { TextField("Go", text: .constant("x"), prompt: Text("Prompt")) } <= few)
    #expect(nodes { TextField("Go", text: .constant("x"), axis: .vertical) } <= few)
    #expect(nodes { TextField("Go", value: .constant(7), format: .number) } <= few)
    #expect(nodes { TextField(text: .constant("x")) { EmptyView() } } <= few)
    #expect(nodes { SecureField("Go", text: .constant("x")) } <= few + 1)
  }

  @Test func `C572: tint and disabling cost a field no more than a text`() {
    let (field, text) = (nodes { TextField("Go", text: .constant("x")) }, nodes { Text("Go") })
    #expect(
      nodes { TextField("Go", text: .constant("x")).tint(.orange) } - field
        == nodes { Text("Go").tint(.orange) } - text)
    #expect(
      nodes { TextField("Go", text: .constant("x")).disabled(true) } - field
        == nodes { Text("Go").disabled(true) } - text)
  }

  private struct Entry: View {
    let number: Int
    @State private var text = "x"

    var body: some View { TextField("Field \(number)", text: $text) }
  }

  @Test func `C572: a row of a form with a field has at most two nodes more than one with a text`()
  {
    func rows(_ count: Int, @ViewBuilder _ row: @escaping () -> some View) -> Int {
      let host = TestHost.phone(height: 2000) {
        Form { ForEach(0..<count, id: \.self) { _ in row() } }
      }
      host.settle()
      return host.counts.nodesLive
    }
    func row(@ViewBuilder _ row: @escaping () -> some View) -> Int {
      (rows(9, row) - rows(1, row)) / 8
    }
    #expect(row { TextField("Go", text: .constant("x")) } <= row { Text("Go") } + 2)
  }

  @Test func `C572: typing in a field runs its one body and no others`()
    throws
  {
    let host = TestHost.phone(height: 2000) {
      Form { ForEach(0..<20, id: \.self) { Entry(number: $0) } }
    }
    host.settle()
    try host.find(label: "Field 3").type("a")
    let bodies = host.counts.bodies
    try host.find(label: "Field 3").type("b")
    #expect(host.counts.bodies - bodies == 1)
    #expect(try host.find(label: "Field 3").value == "xab")
  }

  @MainActor @Observable final class Setting {
    var metrics = PlatformMetrics.ios26
    var isDisabled = false
    var text = "x"
    var prompt: Text?
    var title = "Go"
    var scheme = ColorScheme.light
    var tint: Color?
    var direction = LayoutDirection.leftToRight
    var type = DynamicTypeSize.large
    var alignment = TextAlignment.leading
  }

  private struct Page: View {
    @Bindable var setting: Setting

    var body: some View {
      VStack {
        HStack(alignment: .firstTextBaseline) {
          Text("Beside").font(.title)
          TextField(setting.title, text: $setting.text, prompt: setting.prompt)
        }
        TextField(setting.title, text: $setting.text).textFieldStyle(.roundedBorder)
        SecureField(setting.title, text: $setting.text)
        TextField(text: $setting.text) { Color.orange.frame(width: 20, height: 10) }
        TextField(setting.title, text: $setting.text, axis: .vertical)
        Form { TextField(setting.title, text: $setting.text) }
      }
      .disabled(setting.isDisabled)
      .tint(setting.tint)
      .dynamicTypeSize(setting.type)
      .multilineTextAlignment(setting.alignment)
      .environment(\.layoutDirection, setting.direction)
      .environment(\.platformMetrics, setting.metrics)
      .environment(\.colorScheme, setting.scheme)
    }
  }

  private static let changes: [(Setting) -> Void] = [
    { $0.metrics = .macOS26 }, { $0.text = "" }, { $0.isDisabled = true }, { $0.tint = .orange },
    { $0.metrics = .iosClassic }, { $0.prompt = Text("Prompt") }, { $0.scheme = .dark },
    { $0.type = .accessibility2 }, { $0.isDisabled = false }, { $0.direction = .rightToLeft },
    { $0.text = "longer\nof two lines" }, { $0.metrics = .macOS26 }, { $0.title = "Come" },
    { $0.alignment = .trailing }, { $0.text = "" }, { $0.metrics = .ios26 },
    { $0.direction = .leftToRight }, { $0.prompt = nil },
  ]

  @Test func `C572, L195: a field whose surroundings change is drawn as one made in them`() {
    let setting = Setting()
    let host = TestHost.phone(height: 700) { Page(setting: setting) }
    host.settle()
    for (number, change) in Self.changes.enumerated() {
      host.frame { change(setting) }
      host.settle()
      let fresh = TestHost.phone(height: 700) { Page(setting: setting) }
      fresh.settle()
      #expect(host.displayList.description == fresh.displayList.description, "change \(number)")
      #expect(host.counts.nodesLive == fresh.counts.nodesLive, "change \(number)")
    }
  }

  private struct Fading: View {
    let setting: Setting

    var body: some View { TextField("Go", text: .constant("x")).disabled(setting.isDisabled) }
  }

  @Test func `C572: a field fades with the animation of the change that disables it`() {
    let setting = Setting()
    let host = TestHost.phone(height: 100) { Fading(setting: setting) }
    host.settle()
    host.frame { withAnimation(.linear(duration: 1)) { setting.isDisabled = true } }
    host.advance(by: 0.5)
    #expect(host.displayList.description.contains("opacity 0.75"))
    host.advance(by: 1)
    #expect(host.displayList.description.contains("opacity 0.5"))
  }

  private struct Removed: View {
    let setting: Setting

    var body: some View {
      NavigationStack {
        VStack {
          if !setting.isDisabled { TextField("Go", text: .constant("x")) }
          Text("Here")
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Text("Above the keyboard") } }
      }
    }
  }

  @Test func `C239, C572: a field that is removed while it has the focus takes its bar along`()
    throws
  {
    let setting = Setting()
    let host = TestHost.phone(height: 400) { Removed(setting: setting) }
    host.settle()
    try host.find(label: "Go").tap()
    host.settle()
    #expect(host.text.contains("Above the keyboard"))
    host.frame { setting.isDisabled = true }
    host.settle()
    #expect(!host.text.contains("Above the keyboard"))
  }
}
