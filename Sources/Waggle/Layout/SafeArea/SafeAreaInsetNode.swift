import Foundation
import WaggleGraph

/// The node of a view with another one in its safe area.
///
/// Always true after layout: along the edge's axis, the lengths of the two views and the gap add up to the node's length,
/// and the content's safe area ends at the gap. A view at the top may be drawn above its place, where a bar has made room.
final class SafeAreaInsetNode: LayoutNode {
  struct Parameters: Equatable {
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat?
  }

  private let read: (Graph) -> Parameters
  private let content: ViewNode
  private let contentLayout: LayoutNode
  private let insetLayout: LayoutNode
  private let children: ChildList
  private var lastParameters: Parameters?
  /// The insets of the content's safe area as last placed.
  private var area = EdgeInsets()
  /// How far a view at the top has moved up with the bar above it, which yields when the content is scrolled.
  private var collapsed: CGFloat = 0

  /// The lengths of both views for one proposal.
  private struct Lengths {
    var content: CGSize
    var contentProposal: ProposedViewSize
    var inset: CGSize
    var insetProposal: ProposedViewSize
    var gap: CGFloat
  }

  init(
    _ content: ViewNode, _ inset: ViewNode, _ inputs: _ViewInputs, source: NodeID,
    read: @escaping (Graph) -> Parameters
  ) {
    self.read = read
    self.content = content
    contentLayout = content.layout
    insetLayout = inset.layout
    children = ChildList(fixed: [content, inset], inputs: inputs)
    super.init(inputs)
    mayHaveGuides = contentLayout.mayHaveGuides
    children.container = self
    adopt(contentLayout)
    adopt(insetLayout)
    makeParameterEffect(source, inputs)
    inputs.collapsingInset?.add(self)
  }

  override var name: String { "safeAreaInset" }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == LayoutOutput.self { return super.output(key) }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? { content.trait(id) }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  private var parameters: Parameters {
    if lastParameters == nil { readParameters() }
    return lastParameters!
  }

  override func updateParameters(_ graph: Graph) {
    var new = read(graph)
    if let spacing = new.spacing, !spacing.isFinite {
      runtime.reportOnce(.safeAreaSpacing(spacing, at: viewPath))
      new.spacing = nil
    }
    guard new != lastParameters else { return }
    defer { lastParameters = new }
    if lastParameters != nil { setNeedsMeasure(traits: true) }
  }

  // MARK: Sizes

  private var axis: Axis { parameters.edge.axis }
  /// Whether the other view comes first along the axis.
  private var insetIsFirst: Bool { parameters.edge == .top || parameters.edge == .leading }

  private var gap: CGFloat {
    if let spacing = parameters.spacing { return spacing }
    let (first, second) =
      insetIsFirst ? (insetLayout, contentLayout) : (contentLayout, insetLayout)
    return first.spacing.distance(to: second.spacing, along: axis)
  }

  /// The other view is proposed what is left beside the content's minimum, the content what that view leaves.
  private func lengths(for proposal: ProposedViewSize) -> Lengths {
    let (axis, gap) = (axis, gap)
    var (insetProposal, contentProposal) = (proposal, proposal)
    if let length = proposal[axis] {
      var least = proposal
      least[axis] = 0
      insetProposal[axis] = max(0, length - gap - contentLayout.size(for: least)[axis])
    }
    let inset = insetLayout.size(for: insetProposal)
    if let length = proposal[axis] { contentProposal[axis] = max(0, length - inset[axis] - gap) }
    return Lengths(
      content: contentLayout.size(for: contentProposal), contentProposal: contentProposal,
      inset: inset, insetProposal: insetProposal, gap: gap)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let lengths = lengths(for: proposal)
    return CGSize(
      axis, lengths.content[axis] + lengths.gap + lengths.inset[axis],
      across: max(lengths.content[axis.across], lengths.inset[axis.across]))
  }

  override var layoutPriority: Double { 0 }

  /// The content's, but for the edge at which the other view is.
  override var spacing: ViewSpacing {
    let edge = Edge.Set(parameters.edge)
    return contentLayout.spacing.plain(edge).union(insetLayout.spacing, edges: edge)
  }

  override func childChanged(_ child: LayoutNode, traits: Bool) { setNeedsMeasure(traits: traits) }

  override func contentBoundingRect() -> CGRect {
    contentLayout.boundingRectInParent.union(insetLayout.boundingRectInParent)
  }

  // MARK: Positions

  override func placeChildren() {
    let lengths = lengths(for: proposal)
    let axis = axis
    let insetLength = lengths.inset[axis] + lengths.gap
    let contentStart = insetIsFirst ? insetLength : 0
    let insetStart =
      insetIsFirst ? (axis == .vertical ? -collapsed : 0) : lengths.content[axis] + lengths.gap
    let (contentAcross, insetAcross) = across(lengths)
    setArea(insetLength)
    contentLayout.place(
      at: CGPoint(axis, contentStart, across: contentAcross), proposal: lengths.contentProposal)
    insetLayout.place(
      at: CGPoint(axis, insetStart, across: insetAcross), proposal: lengths.insetProposal)
  }

  /// Moves a view at the top up, while the content keeps its place and its safe area.
  func collapse(by length: CGFloat) {
    guard length != collapsed else { return }
    collapsed = length
    if parameters.edge == .top { setNeedsPlacing() }
  }

  /// Sets the inset at the edge. A negative one, where the gap is negative, counts as 0.
  private func setArea(_ inset: CGFloat) {
    let new = EdgeInsets(max(0, inset), on: parameters.edge)
    guard new != area else { return }
    area = new
    store.safeAreas.areaChanged(isEmpty: new == EdgeInsets())
  }

  /// The positions across, so that the guides of both are on one line and the first of them begins at 0.
  private func across(_ lengths: Lengths) -> (content: CGFloat, inset: CGFloat) {
    let content = guide(contentLayout, lengths.contentProposal)
    let inset = guide(insetLayout, lengths.insetProposal)
    let line = max(content, inset)
    return ((line - content).finiteOrZero, (line - inset).finiteOrZero)
  }

  private func guide(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGFloat {
    let dimensions = node.dimensions(for: proposal)
    return axis == .vertical
      ? dimensions[parameters.alignment.horizontal] : dimensions[parameters.alignment.vertical]
  }

  /// The content's guide, moved by its origin (L042).
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    let lengths = lengths(for: proposal)
    guard
      let value = contentLayout.dimensions(for: lengths.contentProposal)[explicit: key]
    else { return nil }
    if key.axis == axis { return value + (insetIsFirst ? lengths.inset[axis] + lengths.gap : 0) }
    return value + across(lengths).content
  }

  // MARK: Safe area

  override func safeAreas(around child: LayoutNode) -> [SafeArea] {
    guard child === contentLayout, area != EdgeInsets() else { return [] }
    return [
      SafeArea(
        regions: .container, rect: CGRect(origin: .zero, size: size),
        insets: SideInsets(area, in: embeddingLevel))
    ]
  }
}

extension EdgeInsets {
  fileprivate init(_ length: CGFloat, on edge: Edge) {
    self.init()
    switch edge {
    case .top: top = length
    case .bottom: bottom = length
    case .leading: leading = length
    case .trailing: trailing = length
    }
  }
}

extension CGFloat {
  /// 0 for an infinite length or none at all.
  fileprivate var finiteOrZero: CGFloat { isFinite ? self : 0 }
}

extension Edge {
  /// The axis perpendicular to the edge.
  fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
