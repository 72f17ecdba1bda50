import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What a view carries for its container, set on the view and around it in every way.
@MainActor @Suite struct TraitTests {
  /// How the outer modifier is around the view with the inner one.
  enum Nesting: CaseIterable {
    case direct, group, section, forEach, customBody, anyView, conditional, frame
  }

  enum Kind: CaseIterable {
    case layoutValue, containerValue, tag, zIndex, gridCellColumns, listRowInsets, insetsOfEdges,
      listRowBackground, listRowSeparator, listRowSeparatorTint, badge, deleteDisabled,
      moveDisabled,
      selectionDisabled, tabItem
  }

  @Test(arguments: Kind.allCases, Nesting.allCases)
  func `R310, R210, L027, L074, C085: of equal traits the innermost counts`(
    _ kind: Kind, _ nesting: Nesting
  ) throws {
    // No line follows the last row of a section.
    if kind == .listRowSeparatorTint, nesting == .section { return }
    for isFresh in [true, false] {
      let isShown = Knob(isFresh)
      let host = Self.host(kind) { outer in
        Turned(isShown) { isShown in
          if isShown { nested(nesting, kind, outer) }
        }
      }
      host.settle()
      if !isFresh {
        host.frame { isShown.value = true }
        host.settle()
      }
      #expect(try Self.isInner(kind, host), "\(isFresh ? "fresh" : "inserted")")
    }
  }

  @Test func `L026: a layout priority is not a trait: the outer one counts`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a").layoutPriority(-1).layoutPriority(1)
        Color.blue
      }
    }
    #expect(try host.find(identifier: "a").frame.width == 100)
  }

  @Test(arguments: [true, false])
  func `R310: of two sections or rows each keeps its own, and the others have that around`(
    _ isList: Bool
  ) throws {
    let rows = Section {
      Color.gray.frame(height: 20)
        .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        .accessibilityIdentifier("own")
      Color.gray.frame(height: 20).accessibilityIdentifier("other")
    }
    .listRowInsets(EdgeInsets())
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      if isList { List { rows } } else { Form { rows } }
    }
    #expect(try host.find(identifier: "own").frame.minX == 66)
    #expect(try host.find(identifier: "other").frame.minX == 16)
  }

  @Test
  func `R310, M062: a transition that is set inside is used, and one outside where there is none`()
  {
    for (hasInner, fades) in [(true, true), (false, false)] {
      let isShown = Knob(false)
      let host = TestHost(size: CGSize(width: 40, height: 40)) {
        Turned(isShown) { isShown in
          ZStack {
            if isShown {
              if hasInner {
                Color.red.transition(.opacity).transition(.identity)
              } else {
                Color.red.transition(.identity)
              }
            }
          }
        }
      }
      host.settle()
      host.frame { withAnimation(.linear(duration: 1)) { isShown.value = true } }
      host.advance(by: 0.5)
      #expect(host.displayList.description.contains("opacity") == fades)
    }
  }

  // MARK: The views

  private var isNever: Bool { Kind.allCases.isEmpty }

  @ViewBuilder private func nested(_ nesting: Nesting, _ kind: Kind, _ outer: Mark) -> some View {
    let inner = Mark(kind: kind, isInner: true)
    switch nesting {
    case .direct: Leaf(kind).modifier(inner).modifier(outer)
    case .group: Group { Leaf(kind).modifier(inner) }.modifier(outer)
    case .section: Section { Leaf(kind).modifier(inner) }.modifier(outer)
    case .forEach: ForEach(0..<1) { _ in Leaf(kind).modifier(inner) }.modifier(outer)
    case .customBody: Own(kind: kind).modifier(outer)
    case .anyView: AnyView(Leaf(kind).modifier(inner)).modifier(outer)
    case .conditional:
      Group {
        if !isNever { Leaf(kind).modifier(inner) }
      }
      .modifier(outer)
    case .frame: Leaf(kind).modifier(inner).padding(0).modifier(outer)
    }
  }

  private struct Own: View {
    let kind: Kind

    var body: some View { Leaf(kind).modifier(Mark(kind: kind, isInner: true)) }
  }

  private struct Leaf: View {
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    var body: some View { Color.red.frame(minHeight: 20).accessibilityIdentifier("view") }
  }

  /// Sets the trait: of the inner one a value by which it is recognised.
  private struct Mark: ViewModifier {
    let kind: Kind
    let isInner: Bool

    @ViewBuilder func body(content: Content) -> some View {
      switch kind {
      case .layoutValue: content.layoutValue(key: WordKey.self, value: isInner ? "inner" : "outer")
      case .containerValue: content.containerValue(\.word, isInner ? "inner" : "outer")
      case .tag: content.tag(isInner ? "inner" : "outer")
      case .zIndex: content.zIndex(isInner ? 5 : -1)
      case .gridCellColumns: content.gridCellColumns(isInner ? 2 : 3)
      case .listRowInsets:
        content.listRowInsets(
          isInner ? EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0) : EdgeInsets())
      case .insetsOfEdges: content.listRowInsets(isInner ? .leading : .horizontal, isInner ? 50 : 0)
      case .listRowBackground: content.listRowBackground(isInner ? Color.green : Color.blue)
      case .listRowSeparator: content.listRowSeparator(isInner ? .hidden : .visible)
      case .listRowSeparatorTint: content.listRowSeparatorTint(isInner ? .green : .blue)
      case .badge: content.badge(isInner ? Text("inner") : Text("outer"))
      case .deleteDisabled: content.deleteDisabled(!isInner)
      case .moveDisabled: content.moveDisabled(!isInner)
      case .selectionDisabled: content.selectionDisabled(!isInner)
      case .tabItem: content.tabItem { Text(isInner ? "inner" : "outer") }
      }
    }
  }

  // MARK: The containers

  @MainActor private static func host<V: View>(
    _ kind: Kind, @ViewBuilder _ content: @escaping (Mark) -> V
  ) -> TestHost {
    let outer = Mark(kind: kind, isInner: false)
    return TestHost(size: CGSize(width: 200, height: 300)) {
      Container(kind: kind, content: content(outer))
    }
  }

  private struct Container<Content: View>: View {
    let kind: Kind
    let content: Content
    @State private var selection: Int?

    var body: some View {
      switch kind {
      case .layoutValue: WordLayout { content }
      case .containerValue:
        Group(subviews: content) { Text($0.map(\.containerValues.word).joined()) }
      case .tag:
        Group(subviews: content) {
          Text($0.map { $0.containerValues.tag(for: String.self) ?? "none" }.joined())
        }
      case .zIndex:
        ZStack {
          content
          Color.blue
        }
      case .gridCellColumns:
        Grid(horizontalSpacing: 0) {
          GridRow { content }
          GridRow { ForEach(0..<3) { _ in Color.gray.frame(width: 30, height: 9) } }
        }
        .frame(width: 90)
      case .deleteDisabled, .moveDisabled:
        List {
          ForEach(0..<2) { _ in content }
            .onDelete { _ in }
            .onMove { _, _ in }
        }
      case .selectionDisabled: List(0..<1, selection: $selection) { _ in content }
      case .tabItem: TabView { content }
      default:
        List {
          content
          Text("next")
        }
      }
    }
  }

  private static func isInner(_ kind: Kind, _ host: TestHost) throws -> Bool {
    let drawn = host.displayList.description
    switch kind {
    case .layoutValue: return WordLayout.words == ["inner"]
    case .containerValue, .tag: return host.text == ["inner"]
    case .zIndex: return drawn.hasSuffix(color(.red))
    case .gridCellColumns: return try host.find(identifier: "view").frame.width == 60
    case .listRowInsets, .insetsOfEdges: return try host.find(identifier: "view").frame.minX == 66
    case .listRowBackground, .listRowSeparatorTint:
      return drawn.contains(color(.green)) && !drawn.contains(color(.blue))
    case .listRowSeparator: return !drawn.contains("@0.10")
    case .badge: return host.text.contains("inner") && !host.text.contains("outer")
    case .deleteDisabled:
      try host.find(identifier: "view").perform("Delete")
      return true
    case .moveDisabled:
      return try host.find(identifier: "view").canPerform("Move Down")
    case .selectionDisabled:
      return host.elements.contains { $0.traits.contains(.isSelectable) }
    case .tabItem: return try host.find(role: .tab).label == "inner"
    }
  }

  private static func color(_ color: Color) -> String {
    let host = TestHost(size: CGSize(width: 1, height: 1)) { color }
    host.settle()
    return String(host.displayList.description.split(separator: " ").last!)
  }
}

extension FoundElement {
  fileprivate func canPerform(_ name: String) throws -> Bool {
    try perform(name)
    return true
  }
}

private struct WordKey: LayoutValueKey { static let defaultValue = "none" }

extension ContainerValues { @Entry fileprivate var word = "none" }

private struct WordLayout: Layout {
  nonisolated(unsafe) static var words: [String] = []

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 9, height: 9)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { Self.words = subviews.map { $0[WordKey.self] } }
}
