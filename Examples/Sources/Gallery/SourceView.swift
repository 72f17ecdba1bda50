import SwiftUI

/// The files of a program, and the lines of one of them.
struct SourceView: View {
  let exhibit: Exhibit
  @State private var files: [SourceFile]
  @State private var path: String

  init(exhibit: Exhibit) {
    self.exhibit = exhibit
    let files = SourceFile.all(of: exhibit)
    _files = State(initialValue: files)
    // The view that the program begins with is a good one to begin with.
    let first = files.first { $0.name.hasSuffix("View.swift") } ?? files.first
    _path = State(initialValue: first?.path ?? "")
  }

  var body: some View {
    if let file = files.first(where: { $0.path == path }) {
      VStack(alignment: .leading, spacing: 0) {
        Picker("File", selection: $path) {
          ForEach(files) { Text(verbatim: $0.name) }
        }
        .labelsHidden()
        .padding(8)
        Divider()
        Lines(file: file).id(path)
      }
    } else {
      ContentUnavailableView(
        "No source here", systemImage: "doc.questionmark",
        description: Text("It is in Examples/Sources/\(exhibit.rawValue)."))
    }
  }
}

/// Numbered lines. Lines of code are read from left to right in any language.
private struct Lines: View {
  let file: SourceFile

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(Array(file.lines.enumerated()), id: \.offset) { index, line in
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(verbatim: String(index + 1))
              .foregroundStyle(.tertiary)
              .frame(width: 28, alignment: .trailing)
              .accessibilityHidden(true)
            SwiftLine(line).text
          }
        }
      }
      .font(.system(size: 12, design: .monospaced))
      .padding(8)
      .frame(minWidth: 820, alignment: .leading)
    }
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityLabel(Text(verbatim: file.name))
  }
}
