import Foundation
import Testing
import Waggle
import WaggleTestKit

/// The trace of programs as people write them.
@MainActor
@Suite struct TraceProgramTests {
  @Test func `print`() {
    struct Row: View {
      let name: String
      var body: some View { Text(name).n(name) }
    }
    struct Page: View {
      @State private var names: [String] = []
      var body: some View {
        VStack {
          Text(names.joined(separator: ", "))
          HStack { Row(name: "a"); Text("and"); Row(name: "b") }
          if names.isEmpty { Text("none") } else { Row(name: "c") }
          ForEach(["d", "e"], id: \.self) { Row(name: $0) }
        }
        .onPreferenceChange(Names.self) { names = $0 }
      }
    }
    func show<K: PreferenceKey, V: View>(_ key: K.Type, _ semantics: PreferenceSemantics = .seeds, @ViewBuilder _ view: @escaping () -> V) {
      let h = host(semantics, view)
      h.settle()
      Swift.print("-----\n" + h.trace(key))
    }
    show(Names.self) { Page() }
    show(Names.self) { Row(name: "in").overlayPreferenceValue(Names.self) { Text($0[0]).n("layer") }.n("out") }
    show(First.self) { VStack { leaf.preference(key: First.self, value: "a"); leaf.preference(key: First.self, value: "b"); AnyView(leaf) } }
    show(Names.self, .strict) { VStack { ForEach(0..<40, id: \.self) { leaf.frame(height: 1).n("\($0)") } } }
    show(Names.self) { VStack { leaf; leaf }.hears(Log()) }
    show(Names.self) { VStack { leaf; leaf } }
    show(Names.self) { ViewThatFits { leaf.frame(width: 1000).n("wide"); leaf.n("slim"); leaf.n("never") } }
    show(Last.self) { leaf.preference(key: Last.self, value: "").overlay { if true { leaf } } }
    show(Names.self) { leaf.n("a").transformPreference(Names.self) { $0.append("t") }.n("w").hears(Log()) }
    show(Names.self) { VStack { leaf.n("a"); leaf.n("b") }.hears(Log()).n("w") }
    show(Names.self) { GeometryReader { _ in leaf.n("a"); leaf.n("b") }.background { AnyView(leaf) } }
    show(Rects.self) { leaf.anchorPreference(key: Rects.self, value: .bounds) { [$0] }.overlayPreferenceValue(Rects.self) { _ in leaf } }
    show(Names.self) { ZStack { leaf.n("a").zIndex(1); leaf.n("b"); if false { leaf } } }
  }
}
