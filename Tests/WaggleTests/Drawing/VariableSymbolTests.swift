import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Symbols with variable values, and with layers.
@MainActor struct VariableSymbolTests {
  /// The opacities of a symbol's parts, the first one first.
  private func parts(_ view: some View) -> [Double] {
    let host = TestHost(size: CGSize(width: 60, height: 60)) { view }
    var result: [Double] = []
    func visit(_ node: DisplayNode) {
      if case .symbol(let symbol, _, .color(let color)) = node.content, !symbol.path.isEmpty {
        result.append(color.opacity)
      }
      node.content.children.forEach(visit)
    }
    if let root = host.displayList.list.root { visit(root) }
    return result.reversed()
  }

  @Test(arguments: [
    "wifi", "speaker.wave.3", "speaker.wave.2.fill", "cellularbars", "chart.bar.fill",
    "battery.100", "antenna.radiowaves.left.and.right",
  ])
  func `C467: a symbol with steps is drawn up to its value`(name: String) {
    func shown(_ value: Double) -> Int {
      parts(Image(systemName: name, variableValue: value).foregroundStyle(.black))
        .filter { $0 == 1 }.count
    }
    let counts = [0, 0.2, 0.5, 0.8, 1].map(shown)
    #expect(counts == counts.sorted() && Set(counts).count >= 3, "\(counts)")
    let all = parts(Image(systemName: name, variableValue: 0.5).foregroundStyle(.black))
    #expect(shown(1) == all.count && all.contains { $0 < 0.5 }, "\(all)")
  }

  @Test func `C467: a symbol without steps is drawn in full at every value, also at nil`() {
    for name in ["star", "gear", "wifi.slash"] {
      #expect(parts(Image(systemName: name, variableValue: 0)) == parts(Image(systemName: name)))
    }
    #expect(parts(Image(systemName: "wifi", variableValue: nil)).count == 1)
  }

  @Test func `C467: the value can change`() {
    struct Signal: View {
      @State var value = 0.2
      var body: some View {
        Button("more") { value = 1 }
        Image(systemName: "wifi", variableValue: value).foregroundStyle(.black)
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Signal() }
    func full() -> Int {
      var count = 0
      func visit(_ node: DisplayNode) {
        if case .symbol(_, _, .color(let color)) = node.content, color.opacity == 1 { count += 1 }
        node.content.children.forEach(visit)
      }
      if let root = host.displayList.list.root { visit(root) }
      return count
    }
    let before = full()
    try? host.find(label: "more").tap()
    host.settle()
    #expect(full() > before)
  }

  @Test(arguments: [
    "wifi", "person.crop.circle.badge.plus", "folder.badge.plus", "square.and.arrow.up",
    "speaker.wave.3", "person.2", "chart.bar", "person.3.fill", "cloud.sun.rain.fill",
  ])
  func `C291: a symbol of several parts has layers in a palette and in levels`(name: String) {
    let levels = parts(
      Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(.black))
    #expect(levels.count > 1 && levels.first == 1 && levels.last! < 1, "\(levels)")
    let host = TestHost(size: CGSize(width: 60, height: 60)) {
      Image(systemName: name).foregroundStyle(.red, .blue)
    }
    #expect(host.displayList.description.contains("symbol"))
    #expect(parts(Image(systemName: name).foregroundStyle(.red, .blue)).count > 1)
  }
}
