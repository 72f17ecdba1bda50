import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Where a link with a binding is.
enum LinkSpot: CaseIterable, Sendable {
  case body, topBar, principal, bottomBar, olderBar, secondary, menuInBar, titleMenu, menuInBody
  case contextMenu, swipe, inset

  /// What must be opened to reach it.
  var opener: String? {
    switch self {
    case .menuInBar, .menuInBody: "Menu"
    case .secondary: "More"
    default: nil
    }
  }
}

/// What makes the page show.
@MainActor @Observable private final class Links {
  var isActive = false
  var chosen: Int?
}

private struct Link: View {
  @Bindable var links: Links
  let hasTag: Bool

  var body: some View {
    if hasTag {
      NavigationLink(tag: 7, selection: $links.chosen) {
        Ending(links: links)
      } label: {
        Text("go")
      }
    } else {
      NavigationLink(isActive: $links.isActive) {
        Ending(links: links)
      } label: {
        Text("go")
      }
    }
  }
}

private struct Ending: View {
  let links: Links

  var body: some View {
    Text("page")
    Button("end") { (links.isActive, links.chosen) = (false, nil) }
  }
}

private struct Root: View {
  let spot: LinkSpot
  let hasTag: Bool
  let links: Links

  private var link: Link { Link(links: links, hasTag: hasTag) }

  var body: some View {
    NavigationStack {
      VStack {
        Text("root")
        if spot == .body { link }
        if spot == .menuInBody { Menu("Menu") { link } }
        if spot == .contextMenu { Text("pressed").contextMenu { link } }
        if spot == .swipe { List { Text("row").swipeActions { link } } }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if spot == .topBar { ToolbarItem(placement: .topBarTrailing) { link } }
        if spot == .principal { ToolbarItem(placement: .principal) { link } }
        if spot == .bottomBar { ToolbarItem(placement: .bottomBar) { link } }
        if spot == .secondary { ToolbarItem(placement: .secondaryAction) { link } }
        if spot == .menuInBar { Menu("Menu") { link } }
        if spot == .titleMenu { ToolbarTitleMenu { link } }
      }
      .navigationBarItems(trailing: Group { if spot == .olderBar { link } })
      .safeAreaInset(edge: .bottom) { if spot == .inset { link } }
    }
  }
}

@MainActor @Suite struct LinkInBarTests {
  private func rest(_ host: TestHost) {
    host.settle()
    host.advance(by: 1)
    host.settle()
  }

  private func follow(_ host: TestHost, _ spot: LinkSpot) throws {
    switch spot {
    case .contextMenu: try host.find(label: "pressed").perform("go")
    case .swipe: try host.find(label: "row").perform("go")
    case .titleMenu:
      try host.find(label: "Title").tap()
      rest(host)
      try host.find(role: .button, label: "go").tap()
    default:
      if let opener = spot.opener {
        try host.find(label: opener).tap()
        rest(host)
      }
      try host.find(role: .button, label: "go").tap()
    }
    rest(host)
  }

  @Test(arguments: LinkSpot.allCases, [false, true])
  func `C430: a link with a binding opens its screen from any place`(spot: LinkSpot, hasTag: Bool)
    throws
  {
    let links = Links()
    let host = TestHost.phone(height: 600) {
      Root(spot: spot, hasTag: hasTag, links: links)
    }
    rest(host)
    for ends in [false, true, false] {
      try follow(host, spot)
      #expect(host.text.contains("page") && host.path == 1)
      #expect(hasTag ? links.chosen == 7 : links.isActive)
      if ends { try host.find(role: .button, label: "end").tap() } else { host.back() }
      rest(host)
      #expect(host.text.contains("root") && host.path == 0)
      #expect(links.chosen == nil && !links.isActive)
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test(
    arguments: [LinkSpot.body, .topBar, .principal, .bottomBar, .olderBar, .inset], [false, true])
  func `C430: a program shows and hides the screen of a link in a bar`(spot: LinkSpot, hasTag: Bool)
  {
    let links = Links()
    let host = TestHost.phone(height: 600) {
      Root(spot: spot, hasTag: hasTag, links: links)
    }
    rest(host)
    for _ in 0..<2 {
      host.frame { if hasTag { links.chosen = 7 } else { links.isActive = true } }
      rest(host)
      #expect(host.path == 1)
      host.frame { (links.chosen, links.isActive) = (nil, false) }
      rest(host)
      #expect(host.path == 0)
    }
  }

  @Test func `C430: the screen of a link in a bar is there with the stack if its binding is true`()
  {
    let links = Links()
    links.isActive = true
    let host = TestHost.phone(height: 600) {
      Root(spot: .topBar, hasTag: false, links: links)
    }
    rest(host)
    #expect(host.path == 1)
  }
}
