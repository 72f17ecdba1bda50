import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Writer: View {
  var body: some View { leaf.writes("a") }
}

private struct Listener<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { content.onPreferenceChange(Names.self) { _ in } }
}

/// Paths name what a program wrote, and not what the framework's views are made of.
@MainActor @Suite struct WrittenPathTests {
  private func made<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    let host = host(.seeds) { Listener { content() } }
    host.settle()
    return host
  }

  /// The names in the trace of a key that are neither the tests' own nor public.
  private func strangers(in host: TestHost) -> [String] {
    let own = ["Writer", "Listener", "root", "…", ".toolbar"]
    let known = Self.sources.named.union(own)
    return host.host.trace(of: Names.self, includesAllViews: true).viewNames
      .filter { !known.contains($0) && !$0.hasPrefix("[") }
  }

  @Test func `a trace of a stack of screens has the names of the program and of SwiftUI alone`() {
    let host = made {
      NavigationStack {
        VStack { Writer() }.navigationTitle("Bees").searchable(text: .constant(""))
          .toolbar { ToolbarItem { Button("Add") {} } }
      }
    }
    #expect(strangers(in: host) == [])
    #expect(host.trace(Names.self).contains("— … > NavigationStack > VStack > Writer"))
  }

  @Test func `so has one of tabs, a list, a form and controls`() {
    let host = made {
      TabView {
        Tab("One", systemImage: "star") {
          Form { Section("s") { Toggle("t", isOn: .constant(true)) } }
        }
        Tab("Two", systemImage: "star") {
          List { ForEach(0..<3, id: \.self) { _ in Writer() } }
        }
      }
    }
    #expect(strangers(in: host) == [])
  }

  @Test func `parts of the framework's views that hand on a value have no line`() {
    let host = made { NavigationStack { Writer() } }
    #expect(
      host.trace(Names.self) == """
        observed ["a"]  — Listener
          wrote ["a"]  — … > NavigationStack > Writer
        """)
  }

  @Test func `rows and stacks of the program keep their names in a list, and others have none`() {
    let host = made { List { ForEach(0..<2, id: \.self) { _ in VStack { Writer() } } } }
    let names = host.host.trace(of: Names.self).viewNames
    #expect(names == ["Listener", "List", "[0]", "VStack", "Writer", "[1]"])
  }

  @Test func `content whose type is erased keeps its names`() {
    let host = made { NavigationStack { AnyView(VStack { Writer() }) } }
    #expect(host.trace(Names.self).contains("NavigationStack > VStack > Writer"))
  }

  @Test func `an item of a toolbar is named so, and the cure is one of the program's views`() {
    let host = host(.seeds) {
      NavigationStack { Listener { leaf }.toolbar { ToolbarItem { Writer() } } }
    }
    host.settle()
    let text = host.explain(Names.self, from: "Writer", to: "Listener")
    #expect(text.hasPrefix("It does not arrive: Writer is in an item of a toolbar."), "\(text)")
    #expect(text.contains("on the view that has the modifier toolbar"), "\(text)")
    let reports = host.diagnostics.filter { $0.id == "W-ORDER" }
    #expect(reports.contains { $0.message.contains("in an item of a toolbar") }, "\(reports)")
    #expect(reports.allSatisfy { $0.path == "NavigationStack > Listener" }, "\(reports)")
  }

  @Test func `no line of a trace through bars is longer than 100 columns`() {
    let host = made {
      NavigationSplitView {
        List { Writer() }
      } detail: {
        NavigationStack { Form { Writer() }.toolbar { ToolbarItem { Writer() } } }
      }
    }
    let lines = host.trace(Names.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 }, "\(lines)")
  }

  // MARK: Names

  @Test func `paths may have the names of the public views in the sources`() {
    // They have no content and no body, or a program does not write them by their names.
    let others: Set = [
      "AngularGradient", "ContextMenu", "DefaultButtonLabel", "DefaultDateProgressLabel",
      "DefaultSettingsLinkLabel", "DefaultShareLinkLabel", "DefaultTabLabel",
      "EditableCollectionContent", "EllipticalGradient", "FillShapeView", "GroupElementsOfContent",
      "GroupSectionsOfContent", "IDView", "LabeledControlGroupContent",
      "LabeledToolbarItemGroupContent", "LinearGradient", "MeshGradient", "OutlineSubgroupChildren",
      "PlaceholderContentView", "PresentedWindowContent", "PreviewModifierContent",
      "RadialGradient", "Spacer", "StrokeBorderShapeView", "StrokeShapeView", "Subview",
      "SubviewsCollection", "SubviewsCollectionSlice", "TableColumn",
    ]
    let sources = Self.sources
    #expect(sources.named.subtracting(sources.views) == [])
    #expect(sources.views.subtracting(sources.named).subtracting(others) == [])
  }

  /// The public views and layouts of the framework, and those of them that are `PathNamed`.
  private static let sources: (views: Set<String>, named: Set<String>) = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    var (declared, views, named): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for module in ["Waggle", "WaggleControls"] {
      let files = FileManager.default.enumerator(
        at: folder.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let text = try! String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: type) {
          declared.insert(String(match.1))
          if inherits(match.3, view) { views.insert(String(match.1)) }
          if inherits(match.3, /\bPathNamed\b/) { named.insert(String(match.1)) }
        }
        for match in text.matches(of: /(?m)^(?:nonisolated )?extension (\w+)\s*:([^{]*)\{/)
        where inherits(match.2, view) { views.insert(String(match.1)) }
      }
    }
    return (views.intersection(declared).filter { !$0.hasPrefix("_") }, named)
  }()

  nonisolated(unsafe) private static let type =
    /(?m)^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?public (?:nonisolated )?struct (\w+)(<[^{]*?>)?[^{:]*(?::([^{]*))?\{/

  nonisolated(unsafe) private static let view =
    /\b(View|PrimitiveView|MultiView|Layout|BuiltInLayout|RigidLayout|StackLayout)\b/

  private static func inherits(_ conformances: Substring?, _ name: some RegexComponent) -> Bool {
    conformances?.split(separator: "where").first?.contains(name) ?? false
  }
}
