import SwiftUI

/// The chapters below each other. Not lazy: a heading that is not made would be missing in the outline.
struct ArticleView: View {
  @Binding var chapters: [Chapter]
  let guide: Guide

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach($chapters) { ChapterView(chapter: $0) }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .guide(guide)
  }
}

/// A chapter and its parts, on a background that is stronger the more parts there are.
struct ChapterView: View {
  @Binding var chapter: Chapter

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HeadingText(heading: Heading(title: chapter.title, level: .chapter), symbol: chapter.symbol)
      Text(chapter.text)
      ForEach(chapter.parts) { part in
        VStack(alignment: .leading, spacing: 4) {
          HeadingText(heading: Heading(title: part.title, level: .part))
          Text(part.text)
        }
        .preference(key: PartCountKey.self, value: 1)
        .transition(.opacity)
      }
      HStack {
        Button("Add a note", action: addNote)
          .accessibilityLabel("Add a note to \(chapter.title)")
        if !chapter.parts.isEmpty {
          Button("Remove the last") { withAnimation { _ = chapter.parts.popLast() } }
            .accessibilityLabel("Remove the last part of \(chapter.title)")
        }
      }
      .buttonStyle(.bordered)
      .font(.footnote)
      .tint(.primary)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .backgroundPreferenceValue(PartCountKey.self) { count in
      RoundedRectangle(cornerRadius: 16)
        .fill(Color.orange.opacity(0.06 * Double(min(count, 6))))
        .strokeBorder(Color.orange.opacity(0.6), lineWidth: CGFloat(min(count, 6)) / 2)
    }
  }

  private func addNote() {
    let number = (1...).first { number in
      !chapter.parts.contains { $0.title == "\(chapter.title), note \(number)" }
    }
    guard let number else { return }
    withAnimation {
      chapter.parts.append(
        Chapter.Part(title: "\(chapter.title), note \(number)", text: "Still to be written."))
    }
  }
}
