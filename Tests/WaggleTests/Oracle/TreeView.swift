import Foundation
import TestSupport
import WaggleTestKit

/// The view that a tree describes. What it is made of is behind `AnyView`; inline children are not.
struct TreeView: View {
  let tree: Tree
  let place: Place
  let world: World

  var body: some View { AnyView(Interpreter(tree: tree, place: place, world: world).view()) }
}

/// Makes a node's view. Types are opened step by step, so that every kind is met as a part of static types, too.
@MainActor struct Interpreter {
  let tree: Tree
  let place: Place
  let world: World

  func view() -> any View {
    let made = makeView()
    return Self.probed.contains(tree.kind(under: place.rules)) ? made.probed(place.path) : made
  }

  private static let probed: Set<Kind> = [
    .box, .flexible, .counter, .late, .environmentBox, .vstack, .hstack, .zstack, .fitting,
    .grid, .anyLayout, .padding, .frame, .flexibleFrame, .position, .reader, .overlay, .offset,
    .scale, .rotation,
    .text, .symbol, .figure, .scheme, .stagger, .border, .shadow, .aspectRatio, .fixedSize,
    .scroll,
    .ignoring,
    .inset, .safePadding, .filled,
  ]

  private func makeView() -> any View {
    switch tree.kind(under: place.rules) {
    case .box, .flexible, .spacer, .empty, .divider, .counter, .late, .environmentBox: leaf
    case .text, .symbol, .figure, .model, .scheme, .bound: leaf
    case .vstack, .hstack, .zstack, .group, .rows, .crowd, .fitting, .stagger, .lazyStack,
      .lazyGrid, .grid, .gridRow, .anyLayout:
      container
    case .ifElse, .switched, .optional, .id, .wrappers, .custom, .modifier, .equatable, .recorder,
      .echo,
      .follower:
      dynamic
    case .environment: child(0).environment(\.oracleStep, tree.numbers[0])
    case .environmentChange:
      child(0).transformEnvironment(\.oracleStep) { $0 += tree.numbers[0] }
    case .schemed: child(0).environment(\.colorScheme, tree.isOdd(0) ? .dark : .light)
    case .directed:
      child(0).environment(\.layoutDirection, tree.isOdd(0) ? .rightToLeft : .leftToRight)
    case .styled: child(0).styled(tree.number(0, below: 9))
    case .space, .measured, .reader: geometry
    case .tap, .untouchable, .disabled, .identifier, .label, .element: touch
    case .animated, .stilled, .transition, .grouped, .matched: motion
    case .overlay, .background, .fanOverlay, .overlayValue, .backgroundValue, .inset: layered
    case .writer, .transform, .anchor, .anchorTransform, .observer, .fanObserver: preference
    default: effect
    }
  }

  // MARK: Children

  /// A child as it is: perhaps no view, perhaps several.
  func child(_ index: Int) -> any View {
    guard index < tree.children.count else { return EmptyView() }
    let place = tree.childPlace(index, at: place)
    if tree.isTreeView(index, under: self.place.rules) { return treeView(index, place) }
    return Interpreter(tree: tree.children[index], place: place, world: world).view()
  }

  func treeView(_ index: Int, _ place: Place) -> TreeView {
    TreeView(tree: tree.children[index], place: place, world: world)
  }

  /// A child as one view.
  func single(_ index: Int) -> any View {
    guard index < tree.children.count else { return Color.gray.frame(width: 3, height: 3) }
    let inner = tree.children[index]
    let rules = tree.childRules(index, under: place.rules)
    return inner.isInline && inner.isSingle(under: rules) ? child(index) : child(index).inZStack()
  }

  /// All children, one after the other, as one list.
  private func list(_ child: (Int) -> any View) -> any View {
    guard let first = tree.children.indices.first else { return EmptyView() }
    return tree.children.indices.dropFirst().reduce(child(first)) { $0.followed(by: child($1)) }
  }

  // MARK: Kinds

  private var leaf: any View {
    switch tree.kind(under: place.rules) {
    case .flexible: Color.gray
    case .spacer: Spacer(minLength: CGFloat(tree.number(0, below: 12)))
    case .empty: EmptyView()
    case .divider: Divider()
    case .counter: Counter(tree, place.path, world)
    case .late: Late(tree, place.path, world)
    case .text: Text(String(repeating: "bee ", count: tree.number(0, below: 9)) + "\(tree.id)")
    case .symbol: Image(systemName: ["star", "circle.fill", "heart"][tree.number(0, below: 3)])
    case .figure: Figure(form: tree.number(0, below: 5), size: tree.number(1, below: 17))
    case .model: ModelBox(kind: tree.number(0, below: 6), beacon: world.beacon)
    case .scheme: SchemeBox()
    case .bound: Holder(tree, place.path, world)
    case .environmentBox: EnvironmentBox()
    default:
      [Color.red, .green, .black][tree.number(2, below: 3)].frame(
        width: CGFloat(4 + 3 * tree.number(0, below: 9)),
        height: CGFloat(3 + 2 * tree.number(1, below: 9)))
    }
  }

  private var container: any View {
    let gap: CGFloat? = tree.isOdd(0) ? nil : CGFloat(tree.number(0, below: 9))
    return switch tree.kind(under: place.rules) {
    case .vstack: list(child).inVStack(horizontal, gap)
    case .hstack: list(child).inHStack(vertical, gap)
    case .zstack: list(child).inZStack(alignment)
    case .grid: list(child).inGrid(alignment, gap)
    case .gridRow: list(child).inGridRow(tree.isOdd(0) ? nil : vertical)
    case .anyLayout: list(child).inAnyLayout(anyLayout)
    case .rows:
      ForEach(tree.children, id: \.id) { row in
        let index = tree.children.firstIndex { $0.id == row.id }!
        treeView(index, tree.childPlace(index, at: place))
      }
    case .crowd:
      ForEach(tree.children, id: \.crowdID) { row in
        let index = tree.children.firstIndex { $0.id == row.id }!
        treeView(index, tree.childPlace(index, at: place))
      }
    case .lazyStack: LazyVStack(alignment: horizontal, spacing: gap ?? 2) { lazyRows }
    case .lazyGrid:
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(24))], spacing: gap) { lazyRows }
    case .stagger:
      list(child).inStagger(Stagger(step: tree.number(0, below: 7), isGuided: tree.isOdd(1)))
    case .fitting: list(tree.isOdd(2) ? child : { child($0).inZStack() }).inFitting(axes)
    default: list(child).inGroup()
    }
  }

  /// Rows of one size, so that what is estimated is exact, and no history decides which are visible.
  private var lazyRows: some View {
    ForEach(tree.children, id: \.id) { row in
      let index = tree.children.firstIndex { $0.id == row.id }!
      ZStack { treeView(index, tree.childPlace(index, at: place)) }.frame(width: 30, height: 12)
    }
  }

  private var dynamic: any View {
    switch tree.kind(under: place.rules) {
    case .ifElse: child(0).or(child(1), tree.isOdd(0))
    case .switched: child(0).or(child(1), child(2), tree.number(0, below: 3))
    case .optional: child(0).shown(if: tree.isOdd(0))
    case .id: child(0).id(tree.number(0, below: 3))
    case .wrappers: wrapped(tree.wrapperCount)
    case .custom: child(0).passed()
    case .modifier: child(0).tagged(Tagging(tree, place.path, world))
    case .equatable: Compared(inner: treeView(0, tree.childPlace(0, at: place))).equatable()
    case .echo: single(0).echoed()
    case .follower: single(0).followed()
    default: recorder
    }
  }

  /// The child inside custom views and `AnyView`, by turns.
  private func wrapped(_ count: Int) -> AnyView {
    if count == 0 { return AnyView(child(0)) }
    return AnyView(Passing(content: wrapped(count - 1)))
  }

  private var recorder: any View {
    let (world, path, value) = (world, place.path, tree.numbers[0])
    return child(0)
      .onChange(of: value, initial: true) { world.changed[path] = "\($1)" }
      .onAppear { world.shown[path, default: 0] += 1 }
      .onDisappear { world.shown[path, default: 0] -= 1 }
  }

  private var effect: any View {
    let (a, b) = (CGFloat(tree.number(0, below: 13)), CGFloat(tree.number(1, below: 11)))
    return switch tree.kind {
    case .padding: child(0).padding(Edge.Set(rawValue: Int8(tree.number(1, below: 16))), a)
    case .frame:
      child(0).frame(
        width: tree.isOdd(0) ? nil : a * 5, height: tree.isOdd(1) ? nil : b * 4,
        alignment: alignment)
    case .flexibleFrame:
      child(0).frame(
        minWidth: tree.isOdd(0) ? nil : a, maxWidth: tree.isOdd(1) ? nil : a + b * 6,
        minHeight: tree.isOdd(2) ? nil : b, maxHeight: tree.isOdd(3) ? nil : .infinity,
        alignment: alignment)
    case .offset: child(0).offset(x: a - 4, y: b)
    case .position: child(0).position(x: a * 3, y: b * 3)
    case .fixedSize: child(0).fixedSize(horizontal: tree.isOdd(0), vertical: tree.isOdd(1))
    case .aspectRatio:
      child(0).aspectRatio((a + 1) / (b + 1), contentMode: tree.isOdd(2) ? .fit : .fill)
    case .hidden: child(0).hidden()
    case .opacity: child(0).opacity(Double(tree.number(0, below: 5)) / 4)
    case .clipped: child(0).clipped()
    case .rotation: child(0).rotationEffect(.degrees(Double(a) * 15))
    case .scale: child(0).scaleEffect(CGFloat(1 + tree.number(0, below: 4)) / 2)
    case .zIndex: child(0).zIndex(Double(tree.number(0, below: 3)))
    case .priority: child(0).layoutPriority(Double(tree.number(0, below: 3)))
    case .relative: child(0).containerRelativeFrame(tree.isOdd(0) ? .horizontal : .vertical)
    case .layoutValue: child(0).layoutValue(key: Lift.self, value: a)
    case .clipShape: child(0).clipShape(RoundedRectangle(cornerRadius: a))
    case .border: child(0).border(tree.isOdd(1) ? Color.red : .primary, width: a / 4)
    case .shadow: child(0).shadow(radius: a / 3, x: b - 3)
    case .cornerRadius: child(0).cornerRadius(a)
    case .scroll: child(0).scrolled(axes, margin: tree.isOdd(2) ? 0 : max(0, a - 3))
    case .ignoring:
      child(0).ignoresSafeArea(
        [.all, .container, .keyboard][tree.number(2, below: 3)],
        edges: Edge.Set(rawValue: Int8(15 - tree.number(1, below: 16))))
    case .safePadding:
      child(0).safeAreaPadding(Edge.Set(rawValue: Int8(tree.number(1, below: 16))), a)
    case .filled:
      child(0).background(
        Color.yellow, ignoresSafeAreaEdges: Edge.Set(rawValue: Int8(tree.number(1, below: 16))))
    case .gridCell: gridCell
    default: child(0).guided(a, tree.number(1, below: 4))
    }
  }

  private var gridCell: any View {
    switch tree.number(0, below: 4) {
    case 0: child(0).gridCellColumns(1 + tree.number(1, below: 3))
    case 1: child(0).gridCellUnsizedAxes(axes)
    case 2: child(0).gridColumnAlignment(horizontal)
    default: child(0).gridCellAnchor(UnitPoint(x: tree.isOdd(1) ? 0 : 1, y: 0.5))
    }
  }

  private var touch: any View {
    let (world, path) = (world, place.path)
    return switch tree.kind {
    case .tap: single(0).onTapGesture { world.tapped.append(path) }
    case .untouchable: child(0).allowsHitTesting(tree.isOdd(0))
    case .disabled: child(0).disabled(tree.isOdd(0))
    case .identifier: single(0).identified("i\(tree.numbers[0])")
    case .label: single(0).labelled("l\(tree.numbers[0])")
    default:
      single(0).read(as: [.ignore, .contain, .combine][tree.number(0, below: 3)])
    }
  }

  private var motion: any View {
    let value = tree.numbers[0]
    return switch tree.kind {
    case .animated: child(0).moved(.linear(duration: 0.1 + Double(value % 5) / 10), by: value)
    case .stilled: child(0).stilled()
    case .grouped: child(0).grouped()
    case .matched: single(0).matched(to: single(1), tree)
    default:
      child(0).coming(
        [
          .opacity, .scale, .slide, .move(edge: .bottom), .push(from: .leading), .identity,
          .asymmetric(insertion: .scale, removal: .opacity),
          .opacity.animation(.linear(duration: 0.4)),
        ][tree.number(1, below: 8)])
    }
  }

  private var geometry: any View {
    let name = "s\(tree.number(1, below: 2))"
    switch tree.kind {
    case .space: return child(0).coordinateSpace(name: name)
    case .measured:
      return single(0).measured(tree.isOdd(0) ? .global : .named(name))
    default: return child(0).read(tree.isOdd(0) ? .global : .named(name))
    }
  }

  private var layered: any View {
    switch tree.kind {
    case .overlay: single(0).overlaid(child(1), alignment)
    case .background: single(0).backed(child(1), alignment)
    case .inset:
      single(0).inset(
        child(1), Edge.allCases[tree.number(0, below: 4)], alignment,
        tree.isOdd(2) ? nil : CGFloat(tree.number(2, below: 9)))
    case .overlayValue: key.overlay(single(0), child(1), alignment)
    case .backgroundValue: key.background(single(0), child(1), alignment)
    default: child(0).overlaid(child(1), alignment)
    }
  }

  private var preference: any View {
    let (path, tree, world) = (place.path, tree, world)
    switch tree.kind {
    case .writer: return key.write(tree, around: child(0))
    case .transform: return key.transform(tree, around: child(0))
    case .fanObserver: return key.observe(child(0)) { _ in }
    case .observer:
      let logs = place.rules.keepsState
      return key.observe(single(0)) { if logs { world.heard[path] = "\($0)" } }
    case .anchor:
      return tree.isOdd(2)
        ? child(0).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        : child(0).anchorPreference(key: Corners.self, value: corner) { [$0] }
    default:
      return tree.isOdd(2)
        ? child(0).transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
        : child(0).transformAnchorPreference(key: Corners.self, value: corner) { $0.append($1) }
    }
  }

  // MARK: Numbers

  private var key: any OracleKey.Type { oracleKeys[tree.number(3, below: oracleKeys.count)] }

  private var corner: Anchor<CGPoint>.Source {
    [.topLeading, .center, .bottomTrailing][tree.number(1, below: 3)]
  }

  private var horizontal: HorizontalAlignment {
    [.leading, .center, .trailing][tree.number(1, below: 3)]
  }

  private var vertical: VerticalAlignment {
    VerticalAlignment.tried[tree.number(1, below: VerticalAlignment.tried.count)]
  }

  private var alignment: Alignment {
    Alignment(
      horizontal: horizontal,
      vertical: VerticalAlignment.tried[tree.number(3, below: VerticalAlignment.tried.count)])
  }

  private var anyLayout: AnyLayout {
    let gap: CGFloat? = tree.isOdd(0) ? nil : CGFloat(tree.number(0, below: 9))
    return switch tree.number(2, below: 5) {
    case 0: AnyLayout(VStackLayout(alignment: horizontal, spacing: gap))
    case 1: AnyLayout(HStackLayout(alignment: vertical, spacing: gap))
    case 2: AnyLayout(ZStackLayout(alignment: alignment))
    case 3: AnyLayout(GridLayout(alignment: alignment, verticalSpacing: gap))
    default: AnyLayout(Stagger(step: tree.number(0, below: 7), isGuided: tree.isOdd(1)))
    }
  }

  private var axes: Axis.Set {
    [[.horizontal, .vertical], .horizontal, .vertical, []][tree.number(1, below: 4)]
  }
}
