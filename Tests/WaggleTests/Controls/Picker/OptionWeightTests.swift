import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What an option of a picker costs, and what it shows.
@MainActor @Suite struct OptionWeightTests {
  enum Place: CaseIterable { case inline, radio, menu }

  @MainActor @Observable final class Setting {
    var options = Array(0..<5)
    var chosen = 1
    var place = Place.inline
    var isDisabled = false
    var isLarge = false
    var metrics = PlatformMetrics.ios26
    var direction = LayoutDirection.leftToRight
    var isMarked = true
  }

  private struct Page: View {
    @Bindable var setting: Setting

    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text("Beside").font(.largeTitle)
        switch setting.place {
        case .inline: picker.pickerStyle(.inline)
        case .radio: picker.pickerStyle(.radioGroup)
        case .menu: picker.pickerStyle(.menu)
        }
        Text("After")
      }
      .disabled(setting.isDisabled)
      .dynamicTypeSize(setting.isLarge ? .accessibility2 : .large)
      .environment(\.platformMetrics, setting.metrics)
      .environment(\.layoutDirection, setting.direction)
    }

    private var picker: some View {
      Picker("Go", selection: $setting.chosen) {
        ForEach(setting.options, id: \.self) { option in
          if option % 3 == 2 {
            Label("Option \(option)", systemImage: "star").tag(option)
          } else {
            Text("Option \(option)").tag(option)
          }
        }
        Text("None")
      }
    }
  }

  private func page(_ setting: Setting) -> TestHost {
    let host = TestHost.phone { Page(setting: setting) }
    host.settle()
    return host
  }

  private func setting(_ place: Place) -> Setting {
    let setting = Setting()
    setting.place = place
    return setting
  }

  private struct Plain: View {
    let place: Place
    let count: Int
    @State private var chosen = 0

    var body: some View {
      switch place {
      case .inline: picker.pickerStyle(.inline)
      case .radio: picker.pickerStyle(.radioGroup)
      case .menu: Menu("Menu") { picker }
      }
    }

    private var picker: some View {
      Picker("Go", selection: $chosen) {
        ForEach(0..<count, id: \.self) { Text("Item \($0)").tag($0) }
      }
    }
  }

  /// The nodes of one option.
  private func nodes(_ place: Place) -> Int {
    func live(_ count: Int) -> Int {
      let host = TestHost.phone { Plain(place: place, count: count) }
      host.settle()
      if place == .menu {
        try? host.find(label: "Menu").tap()
        host.advance(by: 1)
      }
      return host.counts.nodesLive
    }
    return (live(10) - live(2)) / 8
  }

  @Test func `C592: an option with a check mark, and one in a menu, has few nodes`() {
    #expect(nodes(.inline) <= 12)
    #expect(nodes(.menu) <= 12)
    #expect(nodes(.radio) <= 24)
  }

  @Test func `C592: a choice moves the mark and its nodes`() throws {
    let host = page(setting(.inline))
    let before = host.counts.nodesLive
    let frames = try (0..<5).map { try host.find(label: "Option \($0)").frame }
    try host.find(label: "Option 3").tap()
    host.advance(by: 1)
    #expect(host.counts.nodesLive == before)
    #expect(try (0..<5).map { try host.find(label: "Option \($0)").frame } == frames)
    #expect(try host.find(label: "Option 3").traits.contains(.isSelected))
    #expect(try !host.find(label: "Option 1").traits.contains(.isSelected))
    #expect(try !host.find(label: "None").isEnabled)
  }

  @Test func `C592: a mark appears and goes with the animation of the choice`() {
    let setting = setting(.inline)
    let host = page(setting)
    let before = host.counts.nodesLive
    host.frame { withAnimation(.linear(duration: 1)) { setting.chosen = 3 } }
    host.advance(by: 0.5)
    let drawing = host.displayList.description
    #expect(drawing.components(separatedBy: "opacity 0.5").count == 3)
    host.advance(by: 1)
    #expect(!host.displayList.description.contains("opacity 0.5"))
    host.frame { setting.chosen = 1 }
    host.settle()
    #expect(host.counts.nodesLive == before)
  }

  @Test func `C592: an option is laid out as a stack of it and its mark`() throws {
    struct Stack: View {
      var body: some View {
        HStack(alignment: .lastTextBaseline) {
          Text("Beside").font(.largeTitle)
          HStack(spacing: 6) {
            Text("Option")
            Spacer(minLength: 6)
            Image(systemName: "checkmark").fontWeight(.semibold).imageScale(.small)
          }
          .frame(minHeight: 44)
          Text("After")
        }
      }
    }
    struct Option: View {
      var body: some View {
        HStack(alignment: .lastTextBaseline) {
          Text("Beside").font(.largeTitle)
          Picker("Go", selection: .constant(1)) { Text("Option").tag(1) }.pickerStyle(.inline)
          Text("After")
        }
      }
    }
    for width in [100.0, 200, 390] {
      let size = CGSize(width: width, height: 200)
      let stack = TestHost(size: size) { Stack() }
      let option = TestHost(size: size) { Option() }
      for label in ["Beside", "After"] {
        #expect(try stack.find(label: label).frame == option.find(label: label).frame)
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `C592: options that change are drawn and read as new ones are`(_ place: Place) throws {
    var random = SeededGenerator(seed: 5)
    let setting = setting(place)
    let host = page(setting)
    if place == .menu {
      try host.find(role: .picker).tap()
      host.advance(by: 1)
    }
    for step in 0..<10 {
      host.frame { change(setting, &random) }
      host.advance(by: 2)
      let fresh = page(setting)
      if place == .menu {
        try fresh.find(role: .picker).tap()
        fresh.advance(by: 2)
      }
      #expect(try host.png() == fresh.png(), "step \(step)")
      #expect(host.elements.map(\.description) == fresh.elements.map(\.description))
    }
  }

  /// In a menu only what does not close it.
  private func change(_ setting: Setting, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<(setting.place == .menu ? 3 : 7), using: &random) {
    case 0: setting.chosen = Int.random(in: 0..<8, using: &random)
    case 1:
      setting.options = (0..<8).shuffled(using: &random)
        .prefix(Int.random(in: 1..<8, using: &random)).map(\.self)
    case 2: setting.direction = setting.direction == .leftToRight ? .rightToLeft : .leftToRight
    case 3: setting.isDisabled.toggle()
    case 4: setting.isLarge.toggle()
    case 5: setting.metrics = [.ios26, .macOS26, .iosClassic].randomElement(using: &random)!
    default: setting.place = setting.place == .inline ? .radio : .inline
    }
  }

  @Test func `C592: an option removed while its menu closes is gone, and what it wrote`() throws {
    struct Leaving: View {
      @State private var options = Array(0..<4)
      @State private var chosen = 0

      var body: some View {
        Picker("Go", selection: $chosen) {
          ForEach(options, id: \.self) { Label("Item \($0)", systemImage: "star").tag($0) }
        }
        .pickerStyle(.menu)
        .onChange(of: chosen) { options.removeAll { $0 != chosen } }
      }
    }
    let host = TestHost.phone { Leaving() }
    try host.find(role: .picker).tap()
    host.advance(by: 1)
    try host.find(label: "Item 2").tap()
    for _ in 0..<20 { host.advance(by: 0.05) }
    #expect(host.text == ["Item 2"])
    #expect(host.diagnostics.isEmpty)
  }
}
