import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Fonts, lines, and numbers and dates as text.
@MainActor @Suite struct TextNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("font size") { Text("abc def").font(.system(size: $0)) },
    NumberedView("font custom") { Text("abc def").font(.custom("Inter", size: $0)) },
    NumberedView("font fixed") { Text("abc def").font(.custom("Inter", fixedSize: $0)) },
    NumberedView("font relative") {
      Text("abc").font(.custom("Inter", size: $0, relativeTo: .title))
    },
    NumberedView("font width") { Text("abc").fontWidth(Font.Width($0)) },
    NumberedView("symbol size") { Image(systemName: "star").font(.system(size: $0)) },
    NumberedView("kerning") { Text("abc def").kerning($0) },
    NumberedView("tracking") { Text("abc def").tracking($0) },
    NumberedView("baseline") { Text("abc").baselineOffset($0) },
    NumberedView("concatenated") { x in
      Text("a").kerning(x) + Text("b").baselineOffset(x).font(.system(size: 8))
    },
    NumberedView("lineSpacing") { Text("abc\ndef").lineSpacing($0) },
    NumberedView("lineHeight") { Text("abc\ndef").lineHeight(.multiple(factor: $0)) },
    NumberedView("lineHeight exact") { Text("abc\ndef").lineHeight(.exact(points: $0)) },
    NumberedView("lineHeight leading") { Text("abc\ndef").lineHeight(.leading(increase: $0)) },
    NumberedView("lineLimit") { Text("abc def ghi jkl mno pqr").lineLimit(whole($0)) },
    NumberedView("lineLimit reserves") { Text("abc").lineLimit(whole($0), reservesSpace: true) },
    NumberedView("lineLimit range") {
      Text("abc").lineLimit(min(whole($0), 5)...max(whole($0), 5))
    },
    NumberedView("lineLimit from") { Text("abc").lineLimit(whole($0)...) },
    NumberedView("lineLimit through") { Text("abc").lineLimit(...whole($0)) },
    NumberedView("minimumScale") {
      Text("abc def ghi jkl mno pqr abc def").lineLimit(1).minimumScaleFactor($0)
    },
    NumberedView("text width") { Text("abc def ghi jkl mno pqr").frame(width: $0) },
    NumberedView("text specifier") { Text("\($0, specifier: "%.2f")") },
    NumberedView("text number") { Text($0, format: .number) },
    NumberedView("text percent") { Text($0, format: .percent) },
    NumberedView("text currency") { Text($0, format: .currency(code: "EUR")) },
    NumberedView("text int") { Text("\(whole($0))") },
    NumberedView("text %d") { Text("\(whole($0)) things") },
    NumberedView("text date") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .date) },
    NumberedView("text time") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .time) },
    NumberedView("text relative") { Text(Date(timeIntervalSinceNow: $0), style: .relative) },
    NumberedView("text timer") { Text(Date(timeIntervalSinceNow: $0), style: .timer) },
    NumberedView("text offset") { Text(Date(timeIntervalSinceNow: $0), style: .offset) },
    NumberedView("text range") { x in
      let d = Date(timeIntervalSinceReferenceDate: x), e = Date(timeIntervalSinceReferenceDate: 5);
      Text(x < 5 ? d...e : x >= 5 ? e...d : e...e)
    },
    NumberedView("text timerInterval") { x in
      let d = Date(timeIntervalSinceNow: x), e = Date();
      Text(timerInterval: x < 0 ? d...e : x > 1 ? e...d : e...e, pauseTime: d)
    },
    NumberedView("text measurement") {
      Text(
        Measurement(value: $0, unit: UnitLength.meters), format: .measurement(width: .abbreviated))
    },
    NumberedView("text relative format") {
      Text(Date(timeIntervalSinceNow: $0), format: .relative(presentation: .named))
    },
    NumberedView("numericText") { Text("\($0)").contentTransition(.numericText(value: $0)) },
    NumberedView("renderer") { Text("abc def").textRenderer(NumberedRenderer(x: $0)) },
    NumberedView("attributed") { x in Text(attributed(x)) },
    NumberedView("dynamicType") {
      Text("abc").dynamicTypeSize($0 > 0 ? .accessibility5 : .xSmall).scaleEffect($0)
    },
    NumberedView("scaledMetric") { Metric($0) },
    NumberedView("textfield font") {
      TextField("abc", text: .constant("def")).font(.system(size: $0))
    },
    NumberedView("textfield number") { TextField("abc", value: .constant($0), format: .number) },
    NumberedView("textfield int") {
      TextField("abc", value: .constant(whole($0)), format: .number)
    },
    NumberedView("texteditor font") {
      TextEditor(text: .constant("def\nabc")).font(.system(size: $0)).lineSpacing($0)
    },
    NumberedView("textfield lines") {
      TextField("abc", text: .constant("def"), axis: .vertical).lineLimit(whole($0))
    },
    NumberedView("textfield kerning") {
      TextField("abc", text: .constant("def")).kerning($0).frame(width: $0)
    },
    NumberedView("markdown") { Text("**a** [b](https://c.d)").font(.system(size: $0)) },
    NumberedView("label") { Label("a", systemImage: "star").font(.system(size: $0)) },
    NumberedView("truncation") {
      Text("abc def ghi jkl").truncationMode(.middle).frame(width: $0, height: $0)
    },
    NumberedView("selection") { Text("abc def").textSelection(.enabled).font(.system(size: $0)) },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

private struct Metric: View {
  @ScaledMetric private var length: Double

  init(_ length: Double) { _length = ScaledMetric(wrappedValue: length, relativeTo: .body) }

  var body: some View { Text("m").padding(length) }
}

private func attributed(_ x: Double) -> AttributedString {
  var text = AttributedString("abc")
  text.kern = x
  text.baselineOffset = x
  text.font = .system(size: x)
  return text
}

/// Moves and fades each character.
struct NumberedRenderer: TextRenderer {
  var x: Double

  var animatableData: Double {
    get { x }
    set { x = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
      var copy = context
      copy.translateBy(x: x, y: 0)
      copy.opacity = x
      copy.draw(slice)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(ProposedViewSize(width: x, height: x))
    return CGSize(width: size.width * x, height: size.height)
  }
}
