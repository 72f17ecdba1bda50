import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// A view without a modifier or style, and with it.
struct Pair: CustomTestStringConvertible, Sendable {
  let name: String
  var size = CGSize(width: 200, height: 200)
  /// Seconds until they are looked at.
  var time = 0.0
  /// What the user does first.
  var act: @MainActor @Sendable (TestHost) throws -> Void = { _ in }
  let without: @MainActor @Sendable () -> AnyView
  let with: @MainActor @Sendable () -> AnyView
  var testDescription: String { name }

  init<A: View, B: View>(
    _ name: String, _ without: @escaping @MainActor @Sendable () -> A,
    with: @escaping @MainActor @Sendable () -> B
  ) {
    self.name = name
    self.without = { AnyView(without()) }
    self.with = { AnyView(with()) }
  }

  func sized(_ width: CGFloat, _ height: CGFloat) -> Pair {
    var copy = self
    copy.size = CGSize(width: width, height: height)
    return copy
  }

  func after(_ time: Double) -> Pair {
    var copy = self
    copy.time = time
    return copy
  }

  func when(_ act: @escaping @MainActor @Sendable (TestHost) throws -> Void) -> Pair {
    var copy = self
    copy.act = act
    return copy
  }
}

private struct Counting: View {
  @State private var taps = 0

  var body: some View { Button("taps \(taps)") { taps += 1 } }
}

private struct Underlined: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View { Text("own style") }
}

private struct Rows: View {
  var body: some View { ForEach(0..<30) { Text("row \($0)").frame(height: 30) } }
}

@MainActor private let text = Text("Clover 123 and a bee")
@MainActor private let long = Text(
  "Clover, thyme and heather grow in this meadow, and bees come from far away to each of them")
@MainActor private let star = Image(systemName: "star")
@MainActor private let wifi = Image(systemName: "wifi")
@MainActor private var button: some View {
  Button("More") {}
}
@MainActor private var toggle: some View {
  Toggle("Open", isOn: .constant(true))
}
@MainActor private var list: some View {
  List { ForEach(0..<4) { Text("row \($0)") } }
}
@MainActor private var sections: some View {
  List {
    Section("one") { Text("a") }
    Section("two") { Text("b") }
  }
}
@MainActor private var scroll: some View {
  ScrollView { Rows() }
}
@MainActor private var field: some View {
  TextField("Name", text: .constant(""))
}
@MainActor private var tabs: some View {
  TabView {
    Tab("a", systemImage: "star") { scroll }
    Tab("b", systemImage: "star") { Text("b") }
  }
}
@MainActor private var gauge: some View {
  Gauge(value: 0.5) { Text("a") }
}
@MainActor private var picker: some View {
  Picker("Bee", selection: .constant(1)) {
    Text("a").tag(1)
    Text("b").tag(2)
  }
}
@MainActor private var group: some View {
  ControlGroup {
    Button("b") {}
    Button("c") {}
  }
}

private func page<V: View>(@ViewBuilder _ content: () -> V) -> some View {
  NavigationStack { content().navigationTitle("Title") }
}

extension Pair {
  static let texts = [
    Pair("fontWidth") {
      text
    } with: {
      text.fontWidth(.condensed)
    },
    Pair("fontWidth expanded") {
      text
    } with: {
      text.fontWidth(.expanded)
    },
    Pair("fontDesign serif") {
      text
    } with: {
      text.fontDesign(.serif)
    },
    Pair("fontDesign rounded") {
      text
    } with: {
      text.fontDesign(.rounded)
    },
    Pair("fontDesign monospaced") {
      text
    } with: {
      text.fontDesign(.monospaced)
    },
    Pair("fontWeight") {
      text
    } with: {
      text.fontWeight(.heavy)
    },
    Pair("monospacedDigit") {
      text
    } with: {
      text.monospacedDigit()
    },
    Pair("italic") {
      text
    } with: {
      text.italic()
    },
    Pair("kerning") {
      text
    } with: {
      text.kerning(3)
    },
    Pair("tracking") {
      text
    } with: {
      text.tracking(3)
    },
    Pair("baselineOffset") {
      text
    } with: {
      text.baselineOffset(9)
    },
    Pair("textScale") {
      text
    } with: {
      text.textScale(.secondary)
    },
    Pair("dynamicTypeSize") {
      text
    } with: {
      text.dynamicTypeSize(.accessibility3)
    },
    Pair("lineSpacing") {
      long
    } with: {
      long.lineSpacing(8)
    },
    Pair("lineLimit") {
      long
    } with: {
      long.lineLimit(2)
    },
    Pair("lineLimit with space") {
      text.background(.red)
    } with: {
      text.lineLimit(4, reservesSpace: true).background(.red)
    },
    Pair("multilineTextAlignment") {
      long
    } with: {
      long.multilineTextAlignment(.center)
    },
    Pair("truncationMode") {
      long.lineLimit(1)
    } with: {
      long.lineLimit(1).truncationMode(.head)
    },
    Pair("textCase") {
      text
    } with: {
      text.textCase(.uppercase)
    },
    Pair("minimumScaleFactor") {
      long.lineLimit(1)
    } with: {
      long.lineLimit(1).minimumScaleFactor(0.3)
    },
    Pair("allowsTightening") {
      long.lineLimit(1)
    } with: {
      long.lineLimit(1).allowsTightening(true)
    },
    Pair("textSelection") {
      text
    } with: {
      text.textSelection(.enabled)
    },
    Pair("strikethrough pattern") {
      text.strikethrough()
    } with: {
      text.strikethrough(true, pattern: .dash, color: .red)
    },
    Pair("underline pattern") {
      text.underline()
    } with: {
      text.underline(true, pattern: .dot)
    },
    Pair("redacted placeholder") {
      text
    } with: {
      text.redacted(reason: .placeholder)
    },
    Pair("privacySensitive") {
      text.redacted(reason: .privacy)
    } with: {
      text.privacySensitive().redacted(reason: .privacy)
    },
    Pair("redacted invalidated") {
      text
    } with: {
      text.redacted(reason: .invalidated)
    },
  ]

  static let drawings = [
    Pair("symbolRenderingMode hierarchical") {
      wifi.font(.largeTitle).foregroundStyle(.red)
    } with: {
      wifi.symbolRenderingMode(.hierarchical).font(.largeTitle).foregroundStyle(.red)
    },
    Pair("symbolRenderingMode palette") {
      Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.monochrome)
        .font(.largeTitle).foregroundStyle(.red, .blue)
    } with: {
      Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette)
        .font(.largeTitle).foregroundStyle(.red, .blue)
    },
    Pair("symbolRenderingMode multicolor") {
      Image(systemName: "cloud.sun.fill").font(.largeTitle)
    } with: {
      Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor).font(.largeTitle)
    },
    Pair("variableValue") {
      wifi
    } with: {
      Image(systemName: "wifi", variableValue: 0.3)
    },
    Pair("symbolVariant") {
      star
    } with: {
      star.symbolVariant(.fill)
    },
    Pair("imageScale") {
      star
    } with: {
      star.imageScale(.large)
    },
    Pair("symbolEffect pulse") {
      star
    } with: {
      star.symbolEffect(.pulse)
    }.after(0.4),
    Pair("symbolEffect variableColor") {
      wifi
    } with: {
      wifi.symbolEffect(.variableColor)
    }.after(0.4),
    Pair("blendMode") {
      ZStack {
        Color.red
        Color.blue
      }
    } with: {
      ZStack {
        Color.red
        Color.blue.blendMode(.multiply)
      }
    },
    Pair("compositingGroup around a blend mode") {
      ZStack {
        Color.red
        ZStack { Color.blue.blendMode(.multiply) }
      }
    } with: {
      ZStack {
        Color.red
        ZStack { Color.blue.blendMode(.multiply) }.compositingGroup()
      }
    },
    Pair("compositingGroup before a shadow") {
      text.padding().background(.red.opacity(0.5)).shadow(radius: 3)
    } with: {
      text.padding().background(.red.opacity(0.5)).compositingGroup().shadow(radius: 3)
    },
    Pair("drawingGroup") {
      text
    } with: {
      text.drawingGroup()
    },
    Pair("geometryGroup") {
      text
    } with: {
      text.geometryGroup()
    },
    Pair("luminanceToAlpha") {
      Color.red
    } with: {
      Color.red.luminanceToAlpha()
    },
    Pair("colorInvert") {
      Color.red
    } with: {
      Color.red.colorInvert()
    },
    Pair("hueRotation") {
      Color.red
    } with: {
      Color.red.hueRotation(.degrees(90))
    },
    Pair("blur") {
      text
    } with: {
      text.blur(radius: 3)
    },
    Pair("shadow") {
      text
    } with: {
      text.shadow(radius: 3)
    },
    Pair("rotation3DEffect") {
      text
    } with: {
      text.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0))
    },
    Pair("glassEffect") {
      ZStack {
        Color.red
        text
      }
    } with: {
      ZStack {
        Color.red
        text.glassEffect()
      }
    },
    Pair("containerShape") {
      ContainerRelativeShape().padding()
    } with: {
      ContainerRelativeShape().padding().containerShape(RoundedRectangle(cornerRadius: 40))
    },
    Pair("backgroundStyle") {
      text.padding().background()
    } with: {
      text.padding().background().backgroundStyle(.red)
    },
    Pair("preferredColorScheme") {
      text
    } with: {
      text.preferredColorScheme(.dark)
    },
    Pair("ignoresInvertColors") {
      text
    } with: {
      text.accessibilityIgnoresInvertColors()
    },
  ]

  static let rows = [
    Pair("badge") {
      List { Text("a") }
    } with: {
      List { Text("a").badge(3) }
    },
    Pair("headerProminence") {
      sections
    } with: {
      sections.headerProminence(.increased)
    },
    Pair("listSectionSpacing") {
      sections
    } with: {
      sections.listSectionSpacing(60)
    },
    Pair("listSectionMargins") {
      list
    } with: {
      list.listSectionMargins(.horizontal, 50)
    },
    Pair("listRowSpacing") {
      list
    } with: {
      list.listRowSpacing(20)
    },
    Pair("listRowSeparator") {
      list
    } with: {
      List { ForEach(0..<4) { Text("row \($0)").listRowSeparator(.hidden) } }
    },
    Pair("listItemTint") {
      List { Label("a", systemImage: "star") }
    } with: {
      List { Label("a", systemImage: "star").listItemTint(.red) }
    },
    Pair("listStyle") {
      list
    } with: {
      list.listStyle(.plain)
    },
    Pair("scrollContentBackground") {
      list
    } with: {
      list.scrollContentBackground(.hidden)
    },
    Pair("formStyle") {
      Form { toggle }
    } with: {
      Form { toggle }.formStyle(.columns)
    },
    Pair("contentMargins") {
      scroll
    } with: {
      scroll.contentMargins(.vertical, 50)
    },
    Pair("scrollIndicators") {
      scroll.scrollIndicatorsFlash(onAppear: true)
    } with: {
      scroll.scrollIndicators(.never).scrollIndicatorsFlash(onAppear: true)
    },
    Pair("defaultScrollAnchor") {
      scroll
    } with: {
      scroll.defaultScrollAnchor(.bottom)
    },
    Pair("safeAreaBar") {
      scroll
    } with: {
      scroll.safeAreaBar(edge: .bottom) { Text("bar") }
    },
    Pair("safeAreaPadding") {
      scroll
    } with: {
      scroll.safeAreaPadding(.top, 40)
    },
  ]

  static let controls = [
    Pair("buttonBorderShape") {
      button.buttonStyle(.bordered)
    } with: {
      button.buttonStyle(.bordered).buttonBorderShape(.circle)
    },
    Pair("controlSize of a button") {
      button.buttonStyle(.bordered)
    } with: {
      button.buttonStyle(.bordered).controlSize(.mini)
    },
    Pair("controlSize of a toggle") {
      toggle
    } with: {
      toggle.controlSize(.mini)
    },
    Pair("controlSize of a progress view") {
      ProgressView()
    } with: {
      ProgressView().controlSize(.large)
    },
    Pair("buttonSizing") {
      button.buttonStyle(.bordered)
    } with: {
      button.buttonStyle(.bordered).buttonSizing(.flexible)
    },
    Pair("role confirm of a button with a label") {
      Button("a") {}
    } with: {
      Button("a", role: .confirm) {}
    },
    Pair("role confirm") {
      Button(role: .cancel) {}
    } with: {
      Button(role: .confirm) {}
    },
    Pair("role destructive") {
      Button("a") {}
    } with: {
      Button("a", role: .destructive) {}
    },
    Pair("tint") {
      toggle
    } with: {
      toggle.tint(.red)
    },
    Pair("sliderThumbVisibility") {
      Slider(value: .constant(0.5))
    } with: {
      Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden)
    },
    Pair("pickerStyle wheel") {
      picker
    } with: {
      picker.pickerStyle(.wheel)
    },
    Pair("pickerStyle segmented") {
      picker
    } with: {
      picker.pickerStyle(.segmented)
    },
    Pair("pickerStyle navigationLink") {
      page { Form { picker } }
    } with: {
      page { Form { picker }.pickerStyle(.navigationLink) }
    },
    Pair("gaugeStyle circular") {
      gauge
    } with: {
      gauge.gaugeStyle(.accessoryCircular)
    },
    Pair("gaugeStyle linearCapacity") {
      gauge.gaugeStyle(.accessoryLinear)
    } with: {
      gauge.gaugeStyle(.linearCapacity)
    },
    Pair("progressViewStyle") {
      ProgressView(value: 0.3)
    } with: {
      ProgressView(value: 0.3).progressViewStyle(.circular)
    },
    Pair("controlGroupStyle navigation") {
      group.controlGroupStyle(.compactMenu)
    } with: {
      group.controlGroupStyle(.navigation)
    },
    Pair("labelStyle") {
      Label("a", systemImage: "star")
    } with: {
      Label("a", systemImage: "star").labelStyle(.iconOnly)
    },
    Pair("labelsVisibility") {
      toggle
    } with: {
      toggle.labelsVisibility(.hidden)
    },
    Pair("textFieldStyle") {
      field
    } with: {
      field.textFieldStyle(.roundedBorder)
    },
    Pair("textEditorStyle plain") {
      TextEditor(text: .constant("b")).background(.red)
    } with: {
      TextEditor(text: .constant("b")).textEditorStyle(.plain).background(.red)
    },
    Pair("textEditorStyle of one's own") {
      TextEditor(text: .constant("b"))
    } with: {
      TextEditor(text: .constant("b")).textEditorStyle(Underlined())
    },
    Pair("disabled") {
      button
    } with: {
      button.disabled(true)
    },
    Pair("allowsHitTesting") {
      Counting()
    } with: {
      Counting().allowsHitTesting(false)
    }
    .when { $0.tap(at: CGPoint(x: 100, y: 100)) },
    Pair("focusEffectDisabled") {
      button
    } with: {
      button.focusEffectDisabled()
    }
    .when { $0.key(.tab) },
    Pair("hoverEffect") {
      button
    } with: {
      button.hoverEffect(.lift)
    },
    Pair("sensoryFeedback") {
      text
    } with: {
      text.sensoryFeedback(.success, trigger: 1)
    },
  ]

  static let words = [
    Pair("help") {
      text
    } with: {
      text.help("a")
    },
    Pair("accessibilityHidden") {
      text
    } with: {
      text.accessibilityHidden(true)
    },
    Pair("accessibilityLabel") {
      text
    } with: {
      text.accessibilityLabel("a")
    },
    Pair("accessibilityValue") {
      text
    } with: {
      text.accessibilityValue("a")
    },
    Pair("accessibilityHint") {
      button
    } with: {
      button.accessibilityHint("a")
    },
    Pair("accessibilityInputLabels") {
      button
    } with: {
      button.accessibilityInputLabels(["a"])
    },
    Pair("accessibilityHeading") {
      text
    } with: {
      text.accessibilityHeading(.h2)
    },
    Pair("accessibilityCustomContent") {
      text
    } with: {
      text.accessibilityCustomContent("a", "b")
    },
    Pair("accessibilityIdentifier") {
      text
    } with: {
      text.accessibilityIdentifier("a")
    },
    Pair("keyboardType") {
      field
    } with: {
      field.keyboardType(.numberPad)
    },
    Pair("textContentType") {
      field
    } with: {
      field.textContentType(.emailAddress)
    },
    Pair("submitLabel") {
      field
    } with: {
      field.submitLabel(.done)
    },
    Pair("autocorrectionDisabled") {
      field
    } with: {
      field.autocorrectionDisabled()
    },
    Pair("textInputAutocapitalization") {
      field
    } with: {
      field.textInputAutocapitalization(.characters)
    },
  ]

  static let pages = [
    Pair("navigationSubtitle") {
      page { text }
    } with: {
      page { text.navigationSubtitle("sub") }
    },
    Pair("navigationBarTitleDisplayMode") {
      page { text }
    } with: {
      page { text.navigationBarTitleDisplayMode(.inline) }
    },
    Pair("toolbarTitleMenu") {
      page { text }
    } with: {
      page { text.toolbarTitleMenu { Button("m") {} } }
    },
    Pair("toolbarBackground") {
      page { text.toolbarBackground(.visible, for: .navigationBar) }
    } with: {
      page {
        text.toolbarBackground(.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    },
    Pair("toolbarVisibility") {
      page { text }
    } with: {
      page { text.toolbarVisibility(.hidden, for: .navigationBar) }
    },
    Pair("containerBackground") {
      page { text }
    } with: {
      page { text.containerBackground(.red, for: .navigation) }
    },
    Pair("searchPresentationToolbarBehavior") {
      page { text.searchable(text: .constant(""), isPresented: .constant(true)) }
    } with: {
      page {
        text.searchable(text: .constant(""), isPresented: .constant(true))
          .searchPresentationToolbarBehavior(.avoidHidingContent)
      }
    },
    Pair("tabViewStyle") {
      tabs
    } with: {
      tabs.tabViewStyle(.page)
    },
    Pair("tabViewBottomAccessory") {
      tabs
    } with: {
      tabs.tabViewBottomAccessory { Text("accessory") }
    }.sized(390, 500),
    Pair("tabBarMinimizeBehavior") {
      tabs
    } with: {
      tabs.tabBarMinimizeBehavior(.onScrollDown)
    },
    Pair("statusBarHidden") {
      text
    } with: {
      text.statusBarHidden()
    },
    Pair("persistentSystemOverlays") {
      text
    } with: {
      text.persistentSystemOverlays(.hidden)
    },
    Pair("presentationCornerRadius") {
      Color.white.sheet(isPresented: .constant(true)) { text }
    } with: {
      Color.white.sheet(isPresented: .constant(true)) { text.presentationCornerRadius(60) }
    }.sized(390, 500).after(1),
  ]

  /// The pairs that look the same, and why that is right.
  static let same = [
    "textSelection": "it shows when one selects: TextSelectionTests",
    "redacted invalidated": "content that is out of date stays as it is, as its documentation says",
    "drawingGroup": "there is one renderer, as its documentation says",
    "compositingGroup before a shadow": "a shadow is that of the whole view in any case (C157)",
    "geometryGroup": "it shows in motion: GeometryGroupTests",
    "ignoresInvertColors": "no system inverts colours (C292)",
    "controlSize of a toggle": "a switch of a phone has one size",
    "hoverEffect": "it shows under a pointer: HoverEffectTests",
    "role confirm of a button with a label":
      "only a button without a label shows it, as its documentation says",
    "sensoryFeedback": "it is felt: SensoryFeedbackTests",
    "tabBarMinimizeBehavior": "it shows when one scrolls: TabViewTests",
    "statusBarHidden": "there is no status bar (C292)",
    "persistentSystemOverlays": "there are no overlays (C292)",
  ]

  static let all = texts + drawings + rows + controls + words + pages
}

@MainActor @Suite struct NoOpTests {
  @Test(arguments: Pair.all)
  func `R321, C292: what is set can be noticed, or has a reason not to be`(pair: Pair) throws {
    let (before, after) = (try output(of: pair.without(), pair), try output(of: pair.with(), pair))
    let differs = before != after
    let reason = Pair.same[pair.name]
    #expect(differs == (reason == nil), "\(reason ?? "It is set, and nothing differs.")")
  }

  /// The picture, the elements with all that is reported of them, and what is reported.
  private func output(of view: AnyView, _ pair: Pair) throws -> [String] {
    let host = TestHost(size: pair.size) { view }
    host.settle()
    if pair.time > 0 { host.advance(by: pair.time) }
    try pair.act(host)
    host.settle()
    let picture = try host.png(scale: 1).base64EncodedString()
    return [picture, host.diagnostics.map(\.id).joined()]
      + host.host.accessibilityElements.map(words)
  }

  private func words(_ element: AccessibilityElement) -> String {
    let parts: [Any?] = [
      element.role, element.label, element.value, element.hint, element.help, element.identifier,
      element.headingLevel, element.inputLabels, element.traits, element.frame,
      element.customContent.map { "\($0)" }, element.textInput.map { words($0.textInputTraits) },
    ]
    return parts.map { String(describing: $0) }.joined(separator: " ")
  }

  private func words(_ traits: TextInputTraits) -> String {
    "\(traits.inputMode ?? "") \(traits.autocomplete ?? "") \(traits.autocapitalize) \(traits.correctsSpelling) \(traits.submitLabel)"
  }
}
