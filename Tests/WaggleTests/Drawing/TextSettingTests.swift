import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Heights of lines, languages and colours of symbols.
@MainActor @Suite struct TextSettingTests {
  private func host<V: View>(@ViewBuilder _ view: @escaping () -> V) -> TestHost {
    TestHost(size: CGSize(width: 120, height: 200)) { view() }
  }

  private func height<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> CGFloat {
    try host { view().accessibilityIdentifier("text") }.find(identifier: "text").frame.height
  }

  @Test func `C666: lines are as high as the program says`() throws {
    let text = Text("one\ntwo").font(.system(size: 20))
    #expect(try height { text.lineHeight(.exact(points: 40)) } == 80)
    #expect(try height { text.lineHeight(.multiple(factor: 1.5)) } == 60)
    #expect(try height { text.lineHeight(.leading(increase: 5)) } == 50)
    let own = try height { text }
    #expect(try height { text.lineHeight(.normal) } == own)
    #expect(try height { text.lineHeight(nil as AttributedString.LineHeight?) } == own)
    #expect(try height { text.lineHeight(.exact(points: -3)) } == own)
    #expect(try height { text.lineHeight(.tight) } < height { text.lineHeight(.loose) })
  }

  @Test func `C666: the height is set for all texts in a view, and the innermost counts`() throws {
    let plain = Text("one").font(.system(size: 20))
    #expect(
      try height {
        VStack(spacing: 0) {
          plain
          plain.lineHeight(.exact(points: 50))
        }
        .lineHeight(.exact(points: 30))
      } == 80)
  }

  @Test func `C667: Han characters are drawn as the language of the text has them`() {
    func forms(_ code: Locale.LanguageCode?) -> StyledText.HanForms? {
      let language = Locale.Language(languageCode: code ?? .english)
      let host = host {
        Text("直").typesettingLanguage(language, isEnabled: code != nil)
          .environment(\.locale, Locale(identifier: "zh_Hans_CN"))
      }
      var found: StyledText.HanForms?
      host.displayList.list.forEachItem { node, _ in
        if case .text(let layout, _) = node.content { found = layout.text.hanForms }
      }
      return found
    }
    #expect(forms(.japanese) == .japanese && forms(.korean) == .korean)
    #expect(forms(nil) == .simplified && forms(.thai) == nil)
  }

  @Test func `C665: the colours of a symbol are gradients where they are asked to be`() throws {
    let star = Image(systemName: "star.fill").foregroundStyle(.orange)
    let flat = try host { star }.png()
    let gradient = try host { star.symbolColorRenderingMode(.gradient) }.png()
    #expect(flat != gradient)
    #expect(try host { star.symbolColorRenderingMode(.flat) }.png() == flat)
    #expect(
      try host {
        Image(systemName: "star.fill").symbolColorRenderingMode(.flat).foregroundStyle(.orange)
          .symbolColorRenderingMode(.gradient)
      }.png() == flat)
    #expect(
      try host { Image(systemName: "star.fill").foregroundStyle(Color.orange.gradient) }.png()
        == gradient)
  }
}
