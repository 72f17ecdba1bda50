import SwiftUI
import UniformTypeIdentifiers

/// Shows the settings of the desktop, and takes what other programs give; it prints what it is given.
@main struct Desk: App {
  var body: some Scene {
    WindowGroup("Desk") { Table() }.defaultSize(width: 300, height: 300)
  }
}

struct Table: View {
  @State private var text = ""
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reduces

  var body: some View {
    VStack(spacing: 0) {
      TextField("Text", text: $text).textFieldStyle(.plain).padding(.horizontal).frame(height: 50)
        .onChange(of: text) { report("text \(text)") }
      Color.accentColor.frame(height: 50)
      Color.primary.frame(height: 50).dropDestination(for: URL.self) { urls, _ in
        report("dropped \(urls.map(\.lastPathComponent).joined(separator: " "))")
        return true
      }
      Color.gray.frame(height: 50).dropDestination(for: String.self) { texts, _ in
        report("dropped \(texts.joined(separator: " "))")
        return true
      }
      Color.yellow.frame(height: 50).focusable()
        .onCopyCommand { [picture] }
        .onPasteCommand(of: [.png]) { items in
          for item in items {
            item.loadDataRepresentation(for: .png) { data, _ in
              report("pasted \(data?.count ?? 0)")
            }
          }
        }
      Color.clear
    }
    .onChange(of: [scheme == .dark, contrast == .increased, reduces], initial: true) {
      report(
        "settings \(scheme) \(contrast == .increased ? "increased" : "standard") \(reduces)")
    }
  }

  private var picture: NSItemProvider {
    let item = NSItemProvider()
    item.registerDataRepresentation(for: .png) { done in
      done(Data(repeating: 7, count: 1_000), nil)
      return nil
    }
    return item
  }
}

func report(_ line: String) {
  print(line)
  fflush(stdout)
}
