import Foundation
import TestSupport
import Testing
import Waggle

@MainActor
struct ColorAndStyleTests {
  @Test func `a colour outside of sRGB is resolved unchanged, and clamped when drawn`() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    let resolved = red.resolve(in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 1.2249) < 1e-3 && abs(resolved.linearGreen + 0.0421) < 1e-3)
    #expect(abs(resolved.linearBlue + 0.0196) < 1e-3)
    #expect(drawn { red } == ["rect (0 0 100 100) #FF0000"])
    let odd = Color(red: .nan, green: 2, blue: 0, opacity: 7).resolve(in: EnvironmentValues())
    #expect(odd.red == 0 && odd.opacity == 1)
  }

  @Test func `C010: a named colour is drawn by scheme and contrast, at draw time`() {
    func red(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> [String] {
      drawn {
        $0.colorScheme = scheme
        $0.colorSchemeContrast = contrast
      } _: {
        Color.red
      }
    }
    #expect(red(.light, .standard) == ["rect (0 0 100 100) #FF383C"])
    #expect(red(.dark, .standard) == ["rect (0 0 100 100) #FF4245"])
    #expect(red(.light, .increased) == ["rect (0 0 100 100) #E9152D"])
    #expect(red(.dark, .increased) == ["rect (0 0 100 100) #FF6165"])
  }

  @Test func `C010: black, white and clear look the same in both schemes`() {
    for color in [Color.black, .white, .clear] {
      #expect(
        drawn { color }
          == drawn {
            $0.colorScheme = .dark
          } _: {
            color
          })
    }
  }

  @Test func `C010: a part of the tree can be drawn in the other scheme`() {
    let both = drawn {
      HStack(spacing: 0) {
        Color.red
        Color.red.environment(\.colorScheme, .dark)
        Color.red.colorScheme(.dark)
      }
    }
    #expect(both.map { $0.suffix(7) } == ["#FF383C", "#FF4245", "#FF4245"])
  }

  @Test func `C010: a change of scheme changes the colours and measures nothing`() {
    let host = PlainHost { Color.blue.frame(width: 20, height: 10) }
    #expect(host.text.hasSuffix("#0088FF"))
    let layouts = host.runtime.counts.layouts
    host.host.updateEnvironment { $0.colorScheme = .dark }
    host.host.settle()
    #expect(host.text == "rect (40 45 20 10) #0091FF")
    #expect(host.runtime.counts.layouts == layouts)
  }

  @Test func `C011: Color.secondary is the label colour, .secondary a level of the current style`()
  {
    let texts = drawn {
      VStack(spacing: 0) {
        Rectangle().fill(Color.secondary)
        Rectangle().fill(.secondary)
      }
      .foregroundStyle(.red)
    }
    #expect(texts.map { $0.suffix(12) } == ["#3C3C43@0.60", "#FF383C@0.50"])
  }

  @Test func `C012: levels of an explicit style fade it, without one they are the label colours`() {
    let levels = drawn {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
      .foregroundColor(.black)
    }
    #expect(
      levels.map { $0.split(separator: " ").last ?? "" } == [
        "#000000", "#000000@0.50", "#000000@0.25", "#000000@0.18",
      ])
    let labels = drawn {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.tertiary)
      }
    }
    #expect(labels.map { $0.split(separator: " ").last ?? "" } == ["#000000", "#3C3C43@0.30"])
  }

  @Test func `C012: several styles are the first levels`() {
    let levels = drawn {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red, .green, .blue)
    }
    #expect(levels.map { $0.suffix(7) } == ["#FF383C", "#34C759", "#0088FF"])
  }

  @Test func `C011: a level that is set as the style is a level of the outer style`() {
    let nested = drawn {
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
    }
    #expect(nested == ["rect (0 0 100 100) #FF383C@0.50"])
    #expect(
      drawn { Rectangle().foregroundStyle(.secondary) } == ["rect (0 0 100 100) #3C3C43@0.60"])
    #expect(
      drawn { Rectangle().foregroundColor(nil).foregroundColor(.red) }
        == ["rect (0 0 100 100) #000000"])
  }

  @Test
  func `C013: the nearest tint counts, nil is the app's accent, and Color.accentColor follows`() {
    let tints = drawn {
      HStack(spacing: 0) {
        Rectangle().fill(.tint)
        Rectangle().fill(.tint).tint(.green)
        Rectangle().fill(.tint).tint(nil)
        Color.accentColor
      }
      .tint(.mint)
    }
    #expect(tints.map { $0.suffix(7) } == ["#00C8B3", "#34C759", "#0088FF", "#00C8B3"])
  }

  @Test func `C013: where a gradient is not possible its first stop is used`() {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let found = runs { Text(verbatim: "a").foregroundStyle(gradient) }
    #expect(found.map { "\($0.color)" } == ["#FF383C"])
    #expect(drawn { Color.accentColor.tint(gradient) } == ["rect (0 0 100 100) #FF383C"])
  }

  @Test func `a gradient is drawn with ascending stops and resolved colours`() {
    let lines = drawn {
      LinearGradient(
        stops: [.init(color: .black, location: 0.5), .init(color: .red, location: 0.2)],
        startPoint: .top, endPoint: .bottom)
    }
    #expect(
      lines == ["rect (0 0 100 100) gradient (0.5 0)-(0.5 1) [#000000 0.5, #FF383C 0.5]"])
  }

  @Test func `a custom style is resolved in the environment of the view`() {
    struct Ink: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .white : .black
      }
    }
    #expect(drawn { Rectangle().fill(Ink()) } == ["rect (0 0 100 100) #000000"])
    #expect(
      drawn { Rectangle().fill(Ink()).colorScheme(.dark) } == ["rect (0 0 100 100) #FFFFFF"])
  }

  @Test func `R162: preferredColorScheme writes its key, and R163 the outer one wins, even nil`() {
    func scheme<V: View>(@ViewBuilder _ view: @escaping () -> V) -> ColorScheme?? {
      PlainHost(content: view).preference(PreferredColorSchemeKey.self)
    }
    #expect(scheme { Color.red.preferredColorScheme(.dark) } == .dark)
    #expect(
      scheme { Color.red.preference(key: PreferredColorSchemeKey.self, value: .dark) } == .dark)
    #expect(
      scheme { Color.red.preferredColorScheme(.dark).preferredColorScheme(nil) } == .some(nil))
    let siblings = scheme {
      VStack {
        Color.red.preferredColorScheme(nil)
        Color.red.preferredColorScheme(.dark)
        Color.red.preferredColorScheme(.light)
      }
    }
    #expect(siblings == .dark)
  }

  @Test(arguments: [0.0, 0.25, 1, 2])
  func `A mixed colour has a share of each colour, as that looks in the scheme`(share: Double) {
    for scheme in [ColorScheme.light, .dark] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let context = environment.colorContext
      let mixed = Color.red.mix(with: .blue, by: share, in: .device).resolve(in: context)
      let (red, blue) = (Color.red.resolve(in: context), Color.blue.resolve(in: context))
      let part = min(share, 1)
      #expect(abs(mixed.red - (red.red * (1 - part) + blue.red * part)) < 1e-6)
      #expect(abs(mixed.blue - (red.blue * (1 - part) + blue.blue * part)) < 1e-6)
      #expect(Color.red.mix(with: .red, by: share).opacity(0.5).resolve(in: context).opacity == 0.5)
    }
  }
}
