import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What the user has set for all programs.
@MainActor @Suite struct UserSettingsTests {
  private struct Told: View {
    @Environment(\.accessibilityReduceMotion) private var still
    @Environment(\.accessibilityReduceTransparency) private var opaque
    @Environment(\.accessibilityInvertColors) private var inverted
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differs
    @Environment(\.accessibilityShowButtonShapes) private var shapes

    var body: some View {
      Text(verbatim: [still, opaque, inverted, differs, shapes].map { $0 ? "1" : "0" }.joined())
    }
  }

  private static var settings: [WritableKeyPath<EnvironmentValues, Bool>] {
    [
      \._accessibilityReduceMotion, \._accessibilityReduceTransparency,
      \._accessibilityInvertColors, \._accessibilityDifferentiateWithoutColor,
      \._accessibilityShowButtonShapes,
    ]
  }

  @Test(arguments: 0..<32)
  func `C363: each setting of the user's is read by itself`(bits: Int) {
    let host = TestHost { Told() }
    for (index, setting) in Self.settings.enumerated() {
      host.setEnvironment(setting, bits & (1 << index) != 0)
    }
    host.settle()
    let expected = (0..<5).map { bits & (1 << $0) != 0 ? "1" : "0" }.joined()
    #expect(host.text == [expected])
    for setting in Self.settings { host.setEnvironment(setting, false) }
    host.settle()
    #expect(host.text == ["00000"])
  }

  @Test func `C363: what no browser says has the value of a system where nothing is set`() {
    let values = EnvironmentValues()
    #expect(!values.accessibilityVoiceOverEnabled && !values.accessibilitySwitchControlEnabled)
    #expect(!values.accessibilityEnabled && !values.accessibilityLargeContentViewerEnabled)
    #expect(!values.accessibilityDimFlashingLights && values.accessibilityPlayAnimatedImages)
    #expect(values.legibilityWeight == nil)
  }

  @Test(arguments: [(false, "material #FFFFFF@0.68"), (true, "#FFFFFF")])
  func `C363: a material is opaque where the user asks for less transparency`(
    isOpaque: Bool, paint: String
  ) {
    let host = TestHost(size: CGSize(width: 10, height: 10)) {
      Rectangle().fill(.regularMaterial)
        .environment(\._accessibilityReduceTransparency, isOpaque)
    }
    #expect(host.displayList.description == "rect (0 0 10 10) \(paint)")
  }

  @Test func `C364: texts in a system font are two weights heavier for legibility`() {
    func drawn(_ font: Font, _ weight: LegibilityWeight?) -> String {
      let host = TestHost { Text("Bee").font(font).environment(\.legibilityWeight, weight) }
      return host.displayList.description
    }
    #expect(drawn(.body, .bold) == drawn(.body.weight(.semibold), nil))
    #expect(drawn(.body.bold(), .bold) == drawn(.body.weight(.heavy), nil))
    #expect(drawn(.body.weight(.black), .bold) == drawn(.body.weight(.black), nil))
    #expect(drawn(.body, .regular) == drawn(.body, nil))
    let custom = Font.custom("Noto Serif", size: 12)
    #expect(drawn(custom, .bold) == drawn(custom, nil))
  }

  @Test func `a window is used while its scene is active`() {
    struct Told: View {
      @Environment(\.controlActiveState) private var state
      @Environment(\.appearsActive) private var isActive
      var body: some View { Text(verbatim: "\(state) \(isActive)") }
    }
    let host = TestHost { Told() }
    #expect(host.text == ["key true"])
    host.setEnvironment(\.scenePhase, .inactive)
    host.settle()
    #expect(host.text == ["inactive false"])
  }
}
