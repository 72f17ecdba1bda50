import Foundation
import Observation
import WaggleGraph

@testable import Waggle

/// A tree without a screen, whose views are found by the names that tests give them.
@MainActor
final class Tree {
  let runtime: Runtime
  let fixture = FixtureStore()
  let host: ViewHost
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters: the window's size in points.
  init<Content: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 2,
    @ViewBuilder content: @escaping () -> Content
  ) {
    runtime = Runtime(measurer: NoText())
    runtime.add(fixture)
    var values = EnvironmentValues()
    values.displayScale = scale
    host = ViewHost(
      runtime: runtime, size: CGSize(width: width, height: height), environment: values,
      content: content)
    runtime.report = { [unowned self] in self.diagnostics.append($0) }
    host.settle()
  }

  isolated deinit { host.close() }

  func settle(_ event: () -> Void) {
    withoutActuallyEscaping(event) { host.frame($0) }
    host.settle()
  }

  /// Where the view of that name is, in the window.
  func frame(_ name: String) -> CGRect {
    guard let node = fixture.named[name]?.node else { return .null }
    let placement = node.currentPlacement
    return CGRect(origin: .zero, size: placement.size).applying(placement.toRoot)
  }

  func width(_ name: String) -> CGFloat { frame(name).width }
  func height(_ name: String) -> CGFloat { frame(name).height }

  /// The lengths of several views along an axis.
  func widths(_ names: String...) -> [CGFloat] { names.map { frame($0).width } }
  func heights(_ names: String...) -> [CGFloat] { names.map { frame($0).height } }

  /// What the leaf of that name was asked since the last `forgetAsks`.
  func asks(_ name: String) -> [ProposedViewSize] { fixture.asks[name] ?? [] }
  func forgetAsks() { fixture.asks = [:] }

  var node: LayoutNode { host.rootView.layout }

  /// What the whole content answers.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    node.size(for: ProposedViewSize(width: width, height: height))
  }
}

/// What `view` answers to a proposal.
@MainActor
func size<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder of view: @escaping () -> V
) -> CGSize { ask(view) { $0.size(for: ProposedViewSize(width: width, height: height)) } }

/// The answer of `view`'s node to a question.
@MainActor
func ask<V: View, Answer>(_ view: @escaping () -> V, _ question: (LayoutNode) -> Answer) -> Answer {
  let tree = Tree(content: view)
  return withExtendedLifetime(tree) { question(tree.node) }
}

/// The named views of a tree, and what its leaves were asked.
final class FixtureStore: RuntimeStore {
  struct Weak { weak var node: LayoutNode? }

  var named: [String: Weak] = [:]
  var asks: [String: [ProposedViewSize]] = [:]

  func close() {}
}

private final class NoText: TextMeasurer {
  func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
    TextLayout(text: text, size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
  }
  func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, capHeight: 0, leading: 0)
  }
}

/// A leaf with an answer, and a log of what it was asked.
nonisolated struct Leaf: PrimitiveView, Equatable {
  var name = ""
  /// nil on an axis takes the proposal, 10 where there is none.
  var width: CGFloat?
  var height: CGFloat?
  var spacing = ViewSpacing.plain
  var guides: [AlignmentKey: CGFloat] = [:]

  nonisolated static func _makeView(view: _GraphValue<Leaf>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }
}

/// A rigid box.
nonisolated func b(_ width: CGFloat, _ height: CGFloat = 10, _ name: String = "") -> Leaf {
  Leaf(name: name, width: width, height: height)
}

/// A greedy view.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated func G(_ name: String = "") -> Leaf { Leaf(name: name) }

/// What stands for text: a rigid box with text's spacing and baselines. Ascender 10, descender 3, cap height 7.
nonisolated func text(_ width: CGFloat, _ name: String = "", leading: CGFloat = 0.3) -> Leaf {
  let metrics = FontMetrics(ascender: 10, descender: 3, capHeight: 7, leading: leading)
  return Leaf(
    name: name, width: width, height: 13, spacing: ViewSpacing(text: metrics, pixel: 0.5),
    guides: [
      VerticalAlignment.firstTextBaseline.key: 10, VerticalAlignment.lastTextBaseline.key: 10,
    ])
}

private final class LeafNode: LayoutNode {
  private let view: _GraphValue<Leaf>
  private var leaf = Leaf()

  init(_ view: _GraphValue<Leaf>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    watch(view.node, inputs)
    readParameters()
    // As real leaves do: what is not said here is not asked for.
    mayHaveGuides = leaf.guides.keys.reduce([]) { $0.union($1.kind) }
    if !leaf.name.isEmpty { fixture.named[leaf.name] = FixtureStore.Weak(node: self) }
  }

  private var fixture: FixtureStore { runtime.store() }

  override func updateParameters(_ graph: Graph) {
    let old = leaf
    leaf = view.read(in: graph)
    guard leaf != old else { return }
    setNeedsMeasure(traits: leaf.spacing != old.spacing || leaf.guides != old.guides)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    fixture.asks[leaf.name, default: []].append(proposal)
    return CGSize(
      width: leaf.width ?? proposal.width ?? 10, height: leaf.height ?? proposal.height ?? 10)
  }

  override var spacing: ViewSpacing { leaf.spacing }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { leaf.guides[key] }
}

extension View {
  /// Has the view found by a name.
  nonisolated func named(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}

nonisolated private struct NameModifier: PrimitiveModifier {
  let name: String

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let node = UnaryNode(body(_Graph(), inputs.below()).node, inputs)
    let name = modifier.read(in: inputs.runtime.graph).name
    inputs.runtime.store(FixtureStore.self).named[name] = FixtureStore.Weak(node: node)
    return _ViewOutputs(node)
  }
}

/// What a test changes while a tree is shown.
@Observable
final class Model {
  var number: CGFloat = 0
  var flag = false
}

/// A custom guide, by default in the middle.
enum Custom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  static let custom = VerticalAlignment(Custom.self)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
