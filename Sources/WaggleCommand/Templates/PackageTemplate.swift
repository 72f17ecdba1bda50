/// The files of a package that `waggle new` makes. It builds and tests at once, and Waggle is not named in its manifest.
package struct PackageTemplate: Equatable {
  package struct File: Equatable {
    /// The path in the package's folder.
    package let path: String
    package let text: String
  }

  package let module: String
  package let kind: PackageKind

  /// - Parameter folder: The name of the package's folder, which may be any text.
  package init(folder: String, kind: PackageKind) {
    module = ModuleName.make(from: folder, suffix: kind.suffix)
    self.kind = kind
  }

  /// All files, in the order in which a newcomer reads them.
  package var files: [File] {
    [File(path: "Package.swift", text: manifest)] + sources + [
      File(path: "Tests/\(module)Tests/CounterViewTests.swift", text: tests),
      File(path: ".gitignore", text: ".build/\n.swiftpm/\n*.png\n"),
      File(path: ".sourcekit-lsp/config.json", text: editor),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(module)",
      platforms: [.iOS(.v17), .macOS(.v14)],
    \(product)  targets: [
        \(kind == .library ? ".target" : ".executableTarget")(name: "\(module)"),
        .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
      ])

    """
  }

  private var product: String {
    kind == .library
      ? "  products: [.library(name: \"\(module)\", targets: [\"\(module)\"])],\n" : ""
  }

  /// So that an editor completes with the SDK.
  private var editor: String {
    """
    {
      "swiftPM": { "swiftSDK": "\(Installation.identifier)" }
    }

    """
  }

  private var sources: [File] {
    let view = File(path: "Sources/\(module)/CounterView.swift", text: counter)
    switch kind {
    case .app: return [File(path: "Sources/\(module)/\(module)App.swift", text: app), view]
    case .library: return [view]
    case .pictures:
      return [File(path: "Sources/\(module)/\(module)Program.swift", text: pictures), view]
    }
  }
}

// MARK: Sources

extension PackageTemplate {
  private var app: String {
    """
    import SwiftUI

    @main struct \(module)App: App {
      var body: some Scene {
        WindowGroup {
          CounterView(title: "Flowers")
        }
      }
    }

    """
  }

  private var counter: String {
    let access = kind == .library ? "public " : ""
    let initializer = """
        public init(title: String) {
          self.title = title
        }


      """
    return """
      import SwiftUI

      /// A number under a title, and a button that raises it.
      \(access)struct CounterView: View {
        let title: String
        @State private var count = 0

      \(kind == .library ? initializer : "")  \(access)var body: some View {
          VStack(spacing: 12) {
            Text(title)
              .font(.headline)
            Text("\\(count)")
              .font(.largeTitle)
              .monospacedDigit()
            Button("More") { count += 1 }
              .buttonStyle(.borderedProminent)
          }
          .padding()
        }
      }

      #Preview("Flowers") {
        CounterView(title: "Flowers")
      }

      """
  }

  private var pictures: String {
    """
    import Foundation
    import SwiftUI

    /// Draws a picture for each title into a folder: the first argument, or the current folder.
    @main struct \(module)Program {
      @MainActor static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for title in ["Flowers", "Bees"] {
          let renderer = ImageRenderer(content: CounterView(title: title))
          renderer.scale = 2
          let file = folder.appendingPathComponent("\\(title).png")
          try renderer.pngData().write(to: file)
          print(file.path)
        }
      }
    }

    """
  }

  private var tests: String {
    """
    import SwiftUI
    import Testing
    import WaggleTestKit

    @testable import \(module)

    @MainActor @Test func `a tap counts`() throws {
      let host = TestHost(size: CGSize(width: 200, height: 200)) { CounterView(title: "Flowers") }
      try host.find(role: .button, label: "More").tap()
      #expect(host.text.contains("1"))
    }

    """
  }
}
