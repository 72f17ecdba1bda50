import Foundation
import Observation
import WaggleGraph

@testable import Waggle

/// A tree without a screen that tells what it draws. Its text engine gives each character half the font's size.
@MainActor
final class DrawingHost {
  let runtime: Runtime
  let host: ViewHost
  private(set) var diagnostics: [Diagnostic] = []

  init<Content: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100,
    _ change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: @escaping () -> Content
  ) {
    runtime = Runtime(measurer: PlainMeasurer(), symbols: PlainSymbols(), semantics: .seeds)
    var values = EnvironmentValues()
    values.displayScale = 2
    change(&values)
    host = ViewHost(
      runtime: runtime, size: CGSize(width: width, height: height), environment: values,
      content: content)
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
    host.settle()
  }

  isolated deinit { host.close() }

  var list: DisplayList { host.displayList }
  var text: String { list.description }
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  func settle(_ event: () -> Void) {
    withoutActuallyEscaping(event) { host.frame($0) }
    host.settle()
  }

  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { host.preference(key) }

  /// What the whole content answers.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    host.rootView.layout.size(for: ProposedViewSize(width: width, height: height))
  }

  /// The texts as they were set, in the order of drawing.
  var styledTexts: [StyledText] {
    var found: [StyledText] = []
    list.forEachItem { node, _ in
      if case .text(let layout, _) = node.content { found.append(layout.text) }
    }
    return found
  }
}

/// What `view` draws, a line an item.
@MainActor
func drawn<V: View>(
  _ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: @escaping () -> V
) -> [String] { DrawingHost(100, 100, change, content: view).lines }

/// The runs of the only text in `view`.
@MainActor
func runs<V: View>(
  _ change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: @escaping () -> V
) -> [StyledText.Run] {
  DrawingHost(1000, 100, change, content: view).styledTexts.first?.runs ?? []
}

/// What `view` answers to a proposal.
@MainActor
func answer<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder of view: @escaping () -> V
) -> CGSize { DrawingHost(content: view).size(width, height) }

/// One line for each text, half the font's size for each character, the profile's height of a line.
final class PlainMeasurer: TextMeasurer {
  func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let advance = text.runs.reduce(0) { $0 + CGFloat($1.string.count) * $1.font.size / 2 }
    let metrics = text.runs.map { self.metrics(of: $0.font) }
      .max { $0.lineHeight < $1.lineHeight }
    let tall = metrics?.lineHeight ?? 0
    let ascender = metrics?.ascender ?? 0
    let line = TextLayout.Line(runs: text.runs, x: 0, baseline: ascender, width: advance)
    let size = CGSize(width: advance, height: tall * CGFloat(max(text.minimumLines, 1)))
    return TextLayout(
      text: text, size: size, firstBaseline: ascender, lastBaseline: ascender, lines: [line])
  }

  func metrics(of font: FontDescriptor) -> FontMetrics {
    let height = font.lineHeight ?? font.size * 1.2
    return FontMetrics(
      ascender: height - 5, descender: 5, capHeight: font.size * 0.7, leading: 0)
  }
}

/// Squares of 16 units by a few names, and a star as wide as the icon's.
final class PlainSymbols: SymbolProvider {
  private var made: [String: SymbolImage] = [:]
  private let names = [
    "heart", "heart.fill", "heart.circle", "heart.circle.fill", "bell.slash", "chevron.forward",
    "forward.fill",
  ]

  func symbol(named name: String) -> SymbolImage? {
    if let known = made[name] { return known }
    guard name == "star" || names.contains(name) else { return nil }
    let box = CGRect(x: 0, y: 0, width: 16, height: name == "star" ? 15 : 16)
    // What points forward is drawn in the left half.
    let path = name.contains("forward") ? Path(CGRect(x: 0, y: 0, width: 8, height: 16)) : Path(box)
    let symbol = SymbolImage(name: name, path: path, fillStyle: FillStyle(), box: box)
    made[name] = symbol
    return symbol
  }
}

/// What a test changes while a tree is shown.
@Observable
final class Brush {
  var color = Color.red
  var number: CGFloat = 0
  var flag = false
  var word = "a"
}
