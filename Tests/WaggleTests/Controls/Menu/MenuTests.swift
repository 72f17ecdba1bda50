import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Page: View {
  var alignment = Alignment.top
  var order = MenuOrder.automatic
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Menu("Edit") {
        Button("Copy", systemImage: "doc.on.doc") { log.append("copy") }
        Button("Paste") { log.append("paste") }.disabled(true)
        Section("More") {
          Menu("Share") {
            Button("Mail") { log.append("mail") }
            Button("Again") { log.append("again") }.menuActionDismissBehavior(.disabled)
          }
          Button("Delete", role: .destructive) { log.append("delete") }
        }
      }
      .menuOrder(order)
      Text(verbatim: "log " + log.joined(separator: ", "))
    }
    .frame(maxHeight: .infinity, alignment: alignment)
  }
}

@MainActor private func openMenu(_ page: Page = Page()) throws -> TestHost {
  let host = TestHost.phone { page }
  try host.find(role: .menu, label: "Edit").tap()
  return host
}

@MainActor extension TestHost {
  fileprivate func has(_ label: String) -> Bool { (try? find(label: label)) != nil }
}

private enum OrderPicker {
  case automatic, inline

  @MainActor @ViewBuilder var picker: some View {
    let picker = Picker("Order", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    if self == .inline { picker.pickerStyle(.inline) } else { picker }
  }
}

@MainActor @Suite struct MenuTests {
  @Test func `C051: a tap opens a menu, and choosing an item closes it`() throws {
    let host = try openMenu()
    #expect(host.has("Copy") && host.has("More") && !host.has("log "))
    try host.find(role: .button, label: "Copy").tap()
    #expect(host.has("log copy") && !host.has("Copy"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C051: a disabled item does nothing`() throws {
    let host = try openMenu()
    #expect(try host.find(label: "Paste").isEnabled == false)
    try host.find(label: "Paste").tap()
    #expect(host.has("Copy"))
  }

  @Test func `C051: choosing in a submenu closes all menus`() throws {
    let host = try openMenu()
    try host.find(role: .menu, label: "Share").tap()
    #expect(host.has("Mail") && host.has("Copy"))
    try host.find(label: "Mail").tap()
    #expect(host.has("log mail") && !host.has("Mail") && !host.has("Copy"))
  }

  @Test func `C051: an item can keep its menu open`() throws {
    let host = try openMenu()
    try host.find(role: .menu, label: "Share").tap()
    try host.find(label: "Again").tap()
    try host.find(label: "Again").tap()
    host.key(.escape)
    host.key(.escape)
    #expect(host.has("log again, again"))
  }

  @Test func `C051: a touch outside closes a submenu and its menu`() throws {
    let host = try openMenu()
    try host.find(role: .menu, label: "Share").tap()
    host.tap(at: CGPoint(x: 5, y: 690))
    #expect(host.has("log "))
  }

  @Test func `C051: it works by keys alone`() throws {
    let host = TestHost.phone { Page() }
    host.key(.tab)
    host.key(.space)
    host.key(.downArrow)
    host.key("s")
    host.key(.rightArrow)
    host.key(.leftArrow)
    #expect(!host.has("Mail") && host.has("Copy"))
    host.key(.rightArrow)
    host.key(.return)
    #expect(host.has("log mail"))
    host.key(.space)
    host.key(.end)
    host.key(.return)
    #expect(host.has("log mail, delete"))
    host.key(.downArrow)
    #expect(host.has("Copy"))
  }

  @Test func `C051: with a primary action a tap performs it and a long press opens the menu`()
    throws
  {
    struct Page: View {
      @State private var taps = 0

      var body: some View {
        Menu("Taps \(taps)") {
          Button("Item") {}
        } primaryAction: {
          taps += 1
        }
      }
    }
    let host = TestHost { Page() }
    let middle = try host.find(label: "Taps 0").frame
    let point = CGPoint(x: middle.midX, y: middle.midY)
    host.tap(at: point)
    #expect(host.has("Taps 1"))
    host.press(at: point)
    host.advance(by: 0.6)
    host.release(at: point)
    #expect(host.has("Item"))
    host.key(.escape)
    #expect(host.has("Taps 1"))
  }

  @Test func `C051: the items stay in the window, and scroll where there are too many`() throws {
    let host = TestHost.phone(height: 400) {
      Menu("Many") { ForEach(0..<40) { Button("Item \($0)") {} } }
    }
    try host.find(label: "Many").tap()
    let first = try host.find(label: "Item 0").frame
    #expect(first.minY >= 8)
    try host.find(label: "Item 39").scrollIntoView()
    try host.find(label: "Item 39").tap()
    #expect(!host.has("Item 0"))
  }

  @Test(arguments: [MenuOrder.automatic, .priority, .fixed])
  func `C052: a menu that opens upwards may begin at its end`(order: MenuOrder) throws {
    let host = try openMenu(Page(alignment: .bottom, order: order))
    let isReversed = try host.find(label: "Copy").frame.minY > host.find(label: "Delete").frame.minY
    #expect(isReversed == (order != .fixed))
  }

  /// An open menu as it is drawn.
  private struct Drawn {
    /// The ordinates of the lines.
    var lines: [Double] = []
    /// The lines by their leading edges; one each where all are alike.
    var lineEdges: Set<Double> = []
    /// Where each text begins.
    var titles: [String: Double] = [:]
    /// Where each symbol begins.
    var symbols: [String: Double] = [:]

    init(_ list: String) {
      for line in list.split(separator: "\n") {
        let words = line.split(whereSeparator: { " ()".contains($0) })
        guard let word = words.first, words.count > 5 else { continue }
        let name = words[1].trimmingCharacters(in: ["\""])
        switch word {
        case "rect" where Double(words[4]) == 0.5:
          lines.append(Double(words[2])!)
          lineEdges.insert(Double(words[1])!)
        case "text": titles[name] = Double(words[2])
        case "symbol": symbols[name] = Double(words[2])
        default: break
        }
      }
    }
  }

  private func opened<Content: View>(
    _ metrics: PlatformMetrics = .ios26, @ViewBuilder _ content: @escaping () -> Content
  ) throws -> Drawn {
    let host = TestHost.phone {
      Menu("Edit") { content() }.environment(\.platformMetrics, metrics)
    }
    try host.find(role: .menu, label: "Edit").tap()
    host.settle()
    host.advance(by: 1)
    #expect(host.diagnostics.isEmpty)
    return Drawn(host.displayList.description)
  }

  @Test(arguments: [PlatformMetrics.ios26, .iosClassic, .macOS26])
  func `C051: a divider at the edge of a section or menu adds no line, and all lines are alike`(
    metrics: PlatformMetrics
  ) throws {
    let menu = try opened(metrics) {
      Divider()
      Section("Sort") { Button("a") {} }
      Divider()
      Divider()
      Button("b") {}
      Divider()
      Button("c") {}
      Section {
        Divider()
        Button("d") {}
      }
      Divider()
    }
    #expect(menu.lines.count == 3)
    #expect(menu.lineEdges.count == 1)
  }

  @Test func `C051: a picker among the items of a menu has lines around it`() throws {
    for style in [OrderPicker.automatic, .inline] {
      let menu = try opened {
        Button("a") {}
        style.picker
        Button("b") {}
      }
      #expect(menu.lines.count == 2)
    }
    let alone = try opened { OrderPicker.automatic.picker }
    #expect(alone.lines.isEmpty)
  }

  @Test(arguments: [PlatformMetrics.ios26, .iosClassic, .macOS26])
  func `C051: the titles of a menu are in one column`(metrics: PlatformMetrics) throws {
    let menu = try opened(metrics) {
      Button("a", systemImage: "star") {}
      Button("b") {}
      OrderPicker.automatic.picker
      Menu("e") { Button("f") {} }
      Toggle("g", isOn: .constant(true))
    }
    let edges = Set(["a", "b", "One", "Two", "e", "g"].map { menu.titles[$0] })
    #expect(edges.count == 1 && edges.first != nil)
    let plain = try opened(metrics) {
      Button("a") {}
      Button("b") {}
    }
    #expect(plain.titles["a"]! < menu.titles["a"]!)
  }

  @Test func `C051: where a row has a mark and a symbol, symbols are in one column, too`() throws {
    let menu = try opened {
      Button("a", systemImage: "star") {}
      Toggle("b", systemImage: "star.fill", isOn: .constant(true))
      Toggle("c", isOn: .constant(false))
    }
    #expect(Set(["a", "b", "c"].map { menu.titles[$0] }).count == 1)
    #expect(menu.symbols["star"] == menu.symbols["star.fill"])
    #expect(menu.symbols["checkmark"]! + 20 < menu.symbols["star"]!)
  }

  @Test func `a style changes the menu of its configuration`() throws {
    struct Red: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).padding(20).accessibilityIdentifier("red")
      }
    }
    let host = TestHost { Menu("Edit") { Button("Copy") {} }.menuStyle(Red()) }
    try host.find(identifier: "red").tap()
    #expect(host.has("Copy"))
  }

  @Test func `a menu opened and closed many times leaves nothing`() throws {
    let host = try openMenu()
    host.key(.escape)
    host.advance(by: 1)
    let live = host.counts.nodesLive
    for _ in 0..<manyRounds {
      try host.find(label: "Edit").tap()
      try host.find(label: "Share").tap()
      host.tap(at: CGPoint(x: 5, y: 690))
      host.advance(by: 0.2)
    }
    #expect(host.counts.nodesLive == live)
  }
}
