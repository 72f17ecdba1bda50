import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Rows, tables, sheets and bars.
@MainActor @Suite struct ScreenNumberTests {
  private nonisolated static let views: [NumberedView] = [
    NumberedView("rowInsets") { x in
      List { Text("a").listRowInsets(EdgeInsets(top: x, leading: x, bottom: x, trailing: x)) }
    },
    NumberedView("rowInsets edges") { x in List { Text("a").listRowInsets(.horizontal, x) } },
    NumberedView("rowSpacing") { x in
      List {
        Text("a"); Text("b")
      }.listRowSpacing(x)
    },
    NumberedView("sectionSpacing") { x in
      List {
        Section { Text("a") }; Section { Text("b") }
      }.listSectionSpacing(x)
    },
    NumberedView("sectionMargins") { x in List { Section { Text("a") }.listSectionMargins(.all, x) }
    },
    NumberedView("minRowHeight") { x in List { Text("a") }.environment(\.defaultMinListRowHeight, x)
    },
    NumberedView("list framed") { x in
      List { ForEach(0..<30, id: \.self) { Text("\($0)") } }.frame(width: x, height: x)
    },
    NumberedView("list swipe") { x in
      List { Text("a").swipeActions { Button("b") {}.frame(width: x) } }
    },
    NumberedView("list edit") { x in
      List { ForEach(0..<5, id: \.self) { Text("\($0)") }.onMove { _, _ in }.onDelete { _ in } }
        .environment(\.editMode, .constant(.active)).frame(height: x)
    },
    NumberedView("list index label") { x in
      List {
        ForEach(0..<30, id: \.self) { Section("\($0)") { Text("a") }.sectionIndexLabel("\($0)") }
      }.frame(height: x)
    },
    NumberedView("list row background") { x in
      List {
        Text("a").listRowBackground(Circle().inset(by: x)).alignmentGuide(.listRowSeparatorLeading)
        { _ -> CGFloat in x }
      }
    },
    NumberedView("table width") { x in
      Table(Numbered.nine) {
        TableColumn("a") { Text("\($0.id)") }.width(x);
        TableColumn("b") { Text("\($0.id)") }.width(min: x, ideal: x, max: x)
      }
    },
    NumberedView("table min") { x in
      Table(Numbered.nine) {
        TableColumn("a") { Text("\($0.id)") }.width(min: x);
        TableColumn("b") { Text("\($0.id)") }.width(min: 10, max: x)
      }.frame(width: x)
    },
    NumberedView("form framed") { x in
      Form {
        Toggle("t", isOn: .constant(true)).frame(height: x); Slider(value: .constant(x))
      }
    },
    NumberedView("inspector") { x in
      Text("a").inspector(isPresented: .constant(true)) { Text("i").inspectorColumnWidth(x) }
    },
    NumberedView("inspector min") { x in
      Text("a").inspector(isPresented: .constant(true)) {
        Text("i").inspectorColumnWidth(min: x, ideal: x, max: x)
      }
    },
    NumberedView("split width") { x in
      NavigationSplitView {
        Text("s").navigationSplitViewColumnWidth(x)
      } detail: {
        Text("d")
      }
    },
    NumberedView("split min") { x in
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("s").navigationSplitViewColumnWidth(min: x, ideal: x, max: x)
      } content: {
        Text("c").navigationSplitViewColumnWidth(x)
      } detail: {
        Text("d")
      }.frame(width: 900)
    },
    NumberedView("sheet detent") { x in
      Text("a").sheet(isPresented: .constant(true)) {
        Text("s").presentationDetents([.height(x), .fraction(x)])
      }
    },
    NumberedView("sheet detent height") { x in
      Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationDetents([.height(x)]) }
    },
    NumberedView("sheet corner") { x in
      Text("a").sheet(isPresented: .constant(true)) { Text("s").presentationCornerRadius(x) }
    },
    NumberedView("sheet content") { x in
      Text("a").sheet(isPresented: .constant(true)) {
        Color.red.frame(width: x, height: x).presentationSizing(.fitted)
      }
    },
    NumberedView("sheet custom detent") { x in
      Text("a").sheet(isPresented: .constant(true)) {
        Text("s").presentationDetents([.custom(Endless.self)]).environment(\.font, .system(size: x))
      }
    },
    NumberedView("popover") { x in
      Text("a").popover(
        isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: x, y: x))
      ) { Color.red.frame(width: x, height: x) }
    },
    NumberedView("popover rect") { x in
      Text("a").popover(
        isPresented: .constant(true),
        attachmentAnchor: .rect(.rect(CGRect(x: x, y: x, width: x, height: x)))
      ) { Text("p").presentationCompactAdaptation(.popover) }
    },
    NumberedView("alert") { x in
      Text("a").alert("A", isPresented: .constant(true)) {
        Button("b") {}.frame(width: x)
      } message: {
        Text("m").font(.system(size: x))
      }
    },
    NumberedView("dialog") { x in
      Text("a").confirmationDialog("A", isPresented: .constant(true)) { Button("b") {}.padding(x) }
    },
    NumberedView("toolbar") { x in
      NavigationStack {
        Text("a").toolbar { ToolbarItem { Text("t").frame(width: x, height: x) } }.navigationTitle(
          "t")
      }
    },
    NumberedView("toolbar spacer") { x in
      NavigationStack {
        ScrollView { Color.red.frame(height: x) }.navigationTitle("long title").searchable(
          text: .constant("a"))
      }
    },
    NumberedView("safeAreaBar") { x in
      ScrollView { Text("a") }.safeAreaBar(edge: .top, spacing: x) { Text("b").frame(height: x) }
    },
    NumberedView("tabs") { x in
      TabView {
        Tab("a", systemImage: "star") { Color.red.frame(width: x) }.badge(whole(x));
        Tab("b", systemImage: "star") { Text("b") }
      }
    },
    NumberedView("pages") { x in
      TabView {
        Color.red.frame(width: x); Text("b")
      }.tabViewStyle(.page).frame(height: x)
    },
    NumberedView("path removeLast") { x in
      NavigationStack(path: .constant(path(x))) {
        Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    },
    NumberedView("refreshable") { x in List { Text("a").frame(height: x) }.refreshable {} },
    NumberedView("foreach ids") { x in List { ForEach([x, x, 1, x], id: \.self) { Text("\($0)") } }
    },
    NumberedView("foreach ids lazy") { x in
      ScrollView { LazyVStack { ForEach([x, x, 1, x], id: \.self) { Text("\($0)") } } }
    },
    NumberedView("id nan") { x in Text("a").id(x) },
    NumberedView("onChange nan") { x in
      Text("a").onChange(of: x) {}.preference(key: Sum.self, value: x).onPreferenceChange(Sum.self)
      {
        _ in
      }
    },
    NumberedView("state nan") { x in
      HeldValue(x) { b in Button("\(b.wrappedValue)") { b.wrappedValue = x } }
    },
    NumberedView("outline") { x in
      List([Branch(id: 1, x: x)], children: \.branches) { Text("\($0.x)").frame(height: $0.x) }
    },
  ]

  @Test(arguments: views)
  func `C711: a number that cannot be used ends no program`(_ view: NumberedView) {
    #expect(view.survivesNumbers())
  }
}

private struct Numbered: Identifiable {
  let id: Int
  static let nine = (0..<9).map { Numbered(id: $0) }
}

private struct Branch: Identifiable {
  let id: Int
  let x: Double
  var branches: [Branch]? { id < 3 ? [Branch(id: id + 1, x: x)] : nil }
}

private enum Sum: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

private enum Endless: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue * .infinity }
}

private func path(_ x: Double) -> NavigationPath {
  var path = NavigationPath([1, 2])
  if (0...2).contains(whole(x)) { path.removeLast(whole(x)) }
  return path
}
