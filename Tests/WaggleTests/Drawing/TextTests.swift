import Foundation
import TestSupport
import Testing
import Waggle

@MainActor
struct TextTests {
  @Test func `C020: text is body, 17 points, and headlines are semibold`() {
    #expect(runs { Text(verbatim: "a") }.first?.font.size == 17)
    #expect(runs { Text(verbatim: "a").font(.headline) }.first?.font.weight == 600)
  }

  @Test func `C020: bold is semibold for text and bold for titles`() {
    func weight(_ font: Font) -> Int? {
      runs { Text(verbatim: "a").bold().font(font) }.first?.font.weight
    }
    for font in [Font.largeTitle, .title, .title2] { #expect(weight(font) == 700) }
    for font in [Font.title3, .body, .callout, .caption2] { #expect(weight(font) == 600) }
    #expect(weight(.system(size: 40)) == 700)
    #expect(runs { Text(verbatim: "a").fontWeight(.heavy) }.first?.font.weight == 800)
  }

  @Test func `C020: the sizes of styles at each size of type`() {
    func size(_ style: Font.TextStyle, _ type: DynamicTypeSize) -> CGFloat {
      Font.system(style).resolve(in: type).size
    }
    let atLarge: [CGFloat] = [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]
    #expect(Font.TextStyle.allCases.map { size($0, .large) } == atLarge)
    #expect(size(.largeTitle, .xSmall) == 31 && size(.largeTitle, .accessibility5) == 60)
    #expect(size(.caption2, .xSmall) == 11 && size(.caption2, .accessibility5) == 40)
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { size(style, $0) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func `C021: styles and custom fonts follow the size of type, sized fonts do not`() {
    func size(_ font: Font) -> CGFloat? {
      runs {
        $0.dynamicTypeSize = .accessibility3
      } _: {
        Text(verbatim: "a").font(font)
      }
      .first?.font.size
    }
    #expect(size(.body) == 40)
    #expect(size(.system(size: 17)) == 17)
    #expect(size(.custom("Cantarell", size: 34)) == 80)
    #expect(size(.custom("Cantarell", size: 17, relativeTo: .largeTitle)) == 26)
    #expect(size(.custom("Cantarell", fixedSize: 17)) == 17)
  }

  @Test func `C021: a range limits the size of type`() {
    func size(_ type: DynamicTypeSize) -> CGFloat? {
      runs {
        $0.dynamicTypeSize = type
      } _: {
        Text(verbatim: "a").dynamicTypeSize(.small ... .xLarge)
      }.first?.font.size
    }
    #expect(size(.xSmall) == 15 && size(.large) == 17 && size(.accessibility5) == 19)
  }

  @Test func `C022: monospacedDigit requests digits of equal width from the font`() {
    #expect(runs { Text(verbatim: "1").monospacedDigit() }.first?.font.tabularDigits == true)
    #expect(
      runs { Text(verbatim: "1").font(.body.monospacedDigit()) }.first?.font.tabularDigits == true)
    #expect(runs { Text(verbatim: "1") }.first?.font.tabularDigits == false)
  }

  @Test func `bad sizes of fonts count as 1`() {
    for size in [CGFloat.nan, -3, 0, .infinity] {
      #expect(abs(Font.system(size: size).resolve(in: .large).size - 1) < 1e-9)
      #expect(abs(Font.custom("x", fixedSize: size).resolve(in: .large).size - 1) < 1e-9)
    }
  }

  @Test func `L150: the text engine's layout gives the size of a text`() {
    #expect(measure(500, nil) { Text(verbatim: "abcd") } == CGSize(width: 34, height: 20.5))
  }

  @Test func `L142: baselines are guides on which other views are aligned`() {
    let host = PlainHost {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a")
        Color.red.frame(width: 10, height: 10)
      }
    }
    let height = host.host.rootView.layout.size.height
    let dimensions = host.host.rootView.layout.dimensions(for: .unspecified)
    #expect(height == 20.5)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 15.5)
    #expect(host.lines.last == "rect (49.25 45.25 10 10) #FF383C")
  }

  @Test func `L033: text has the spacing that its font requests`() {
    let host = PlainHost { Text(verbatim: "a") }
    let below = host.host.rootView.layout.spacing.distance(to: .plain, along: .vertical)
    #expect(abs(below - (20.287 + 2.5 - 0.7046 * 17)) < 0.5)
  }

  @Test
  func `L153, L155, L156, L157, L158: line settings of the environment reach the text engine`() {
    let host = PlainHost {
      Text(verbatim: "a").lineLimit(3, reservesSpace: true).lineSpacing(4)
        .minimumScaleFactor(0.5).allowsTightening(true).multilineTextAlignment(.center)
        .truncationMode(.middle)
    }
    let text = host.styledTexts[0]
    #expect(text.lineLimit == 3 && text.minimumLines == 3)
    #expect(text.lineSpacing == 4 && text.minimumScaleFactor == 0.5 && text.allowsTightening)
    #expect(text.alignment == .center && text.truncation == .middle && text.scale == 2)
    let range = PlainHost { Text(verbatim: "a").lineLimit(2...5) }.styledTexts[0]
    #expect(range.lineLimit == 5 && range.minimumLines == 2)
    let open = PlainHost { Text(verbatim: "a").lineLimit(2...).lineLimit(7) }.styledTexts[0]
    #expect(open.lineLimit == nil && open.minimumLines == 2)
  }

  @Test func `L158: case is applied before measuring, parts are one paragraph`() {
    let parts = runs {
      (Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundColor(.red) + Text("c"))
        .textCase(.uppercase)
    }
    #expect(parts.map(\.string) == ["A", "B", "C"])
    #expect(parts.map(\.font.weight) == [600, 400, 400])
    #expect(parts.map { "\($0.color)" } == ["#000000", "#FF383C", "#000000"])
  }

  @Test func `inner modifiers of a text win`() {
    let parts = runs {
      (Text(verbatim: "a").font(.title) + Text(verbatim: "b")).font(.caption).bold()
        .foregroundStyle(.blue)
    }
    #expect(parts.map(\.font.size) == [28, 12])
    #expect(parts.map(\.font.weight) == [700, 600])
    #expect(
      runs { Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue) }
        .map { "\($0.color)" } == ["#FF383C"])
  }

  @Test func `adding thousands of texts does not recurse deeply`() {
    let sum = (0..<5000).reduce(Text(verbatim: "")) { sum, _ in sum + Text(verbatim: "x") }
    #expect(sum.string(in: EnvironmentValues()).count == 5000)
  }

  @Test func `lines, kerning, tracking and raised text reach the engine`() {
    let run = runs {
      Text(verbatim: "a").underline().strikethrough().kerning(2).baselineOffset(3).italic()
    }[0]
    #expect(run.underline && run.strikethrough && run.tracking == 2 && run.baselineOffset == 3)
    #expect(run.font.italic)
    #expect(runs { Text(verbatim: "a").tracking(1).kerning(2) }[0].tracking == 1)
  }

  @Test func `interpolated values are written by their type, their specifier or their format`() {
    func string(_ key: LocalizedStringKey) -> String { Text(key).string(in: EnvironmentValues()) }
    let name = "Ada"
    #expect(string("plain 100%") == "plain 100%")
    #expect(string("Hello \(name), \(3) bees") == "Hello Ada, 3 bees")
    #expect(string("\(1234) of \(name) at 100%") == "1,234 of Ada at 100%")
    #expect(string("\(2.5, specifier: "%.2f")") == "2.50")
    #expect(string("\(7, specifier: "%03d")") == "007")
    #expect(string("\(0.25, format: .percent)") == "25%")
    #expect(string("\(Text(verbatim: "in").bold()) side") == "in side")
  }

  @Test func `a formatter of Foundation's writes a date and a number`() {
    let years = DateFormatter()
    years.dateFormat = "yyyy"
    years.timeZone = TimeZone(secondsFromGMT: 0)
    let date = Date(timeIntervalSince1970: 0)
    func string(_ text: Text) -> String { text.string(in: EnvironmentValues()) }
    #expect(string(Text(date, formatter: years)) == "1970")
    #expect(string(Text("in \(date, formatter: years)")) == "in 1970")
    #expect(string(Text(NSNumber(value: 7), formatter: NumberFormatter())) == "7")
  }

  @Test func `a format writes a value in the language of the view`() {
    let text = Text(1234.5, format: .number)
    #expect(text.string(in: EnvironmentValues()) == "1,234.5")
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_DE")
    #expect(text.string(in: german) == "1.234,5")
    #expect(text == Text(1234.5, format: .number))
    #expect(text != Text(1234.6, format: .number))
  }

  @Test func `a string that is not a literal is shown unchanged`() {
    let string = "100% %@"
    #expect(Text(string).string(in: EnvironmentValues()) == "100% %@")
    #expect(Text(string.dropLast()).string(in: EnvironmentValues()) == "100% %")
  }

  @Test func `a change of colour measures nothing`() {
    let brush = Brush()
    let host = PlainHost {
      VStack { Text(verbatim: brush.word).foregroundColor(brush.color) }
    }
    let layouts = host.runtime.counts.layouts
    host.settle { brush.color = .green }
    #expect(host.text.hasSuffix("#34C759"))
    #expect(host.runtime.counts.layouts == layouts)
    host.settle { brush.word = "abc" }
    #expect(host.text.contains("text \"abc\""))
  }

  @Test func `light and dark draw text in different colours`() {
    #expect(drawn { Text(verbatim: "a") }[0].hasSuffix("#000000"))
    #expect(drawn { Text(verbatim: "a").colorScheme(.dark) }[0].hasSuffix("#FFFFFF"))
    #expect(
      drawn {
        $0.colorScheme = .dark
      } _: {
        Text(verbatim: "a").foregroundStyle(.secondary)
      }[0]
      .hasSuffix("#EBEBF5@0.60"))
  }
}

extension CGFloat {
  fileprivate func rounded(to scale: CGFloat) -> CGFloat { (self * scale).rounded(.up) / scale }
}
