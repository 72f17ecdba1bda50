import SwiftUI

/// The thread, and the button that posts it.
public struct ComposerView: View {
  @State private var thread = ThreadModel()
  @State private var poster = Poster()
  @State private var isLazy = false
  @State private var isValid = true

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        drafts.padding()
      }
      .onPreferenceChange(Validity.self) { [$isValid] in $isValid.wrappedValue = $0 }
      Divider()
      controls.padding()
    }
  }

  /// In a lazy stack, drafts that were never seen report nothing: the thread may count as valid with an empty draft.
  @ViewBuilder private var drafts: some View {
    if isLazy {
      LazyVStack(spacing: 16) { cards }
    } else {
      VStack(spacing: 16) { cards }
    }
  }

  private var cards: some View {
    ForEach(Array(thread.drafts.enumerated()), id: \.element.id) { index, draft in
      DraftCard(
        number: index + 1, isLast: index + 1 == thread.drafts.count, draft: draft, thread: thread)
    }
  }

  private var controls: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Only make the posts that are seen", isOn: $isLazy)
      Toggle("Offline", isOn: $poster.isOffline)
      HStack {
        Button("Add a post", systemImage: "plus") { thread.add() }
        Spacer()
        Button("Post") { Task { await thread.post(by: poster) } }
          .buttonStyle(.borderedProminent)
          .disabled(!isValid || thread.drafts.isEmpty || thread.status == .posting)
      }
      StatusLine(status: thread.status)
    }
  }
}

/// A draft with the buttons that move and remove it.
private struct DraftCard: View {
  let number: Int
  let isLast: Bool
  let draft: Draft
  let thread: ThreadModel

  var body: some View {
    VStack(spacing: 8) {
      DraftEditor(number: number, draft: draft)
      HStack(spacing: 20) {
        Button("Move post \(number) up", systemImage: "arrow.up") {
          thread.move(draft.id, by: -1)
        }
        .disabled(number == 1)
        Button("Move post \(number) down", systemImage: "arrow.down") {
          thread.move(draft.id, by: 1)
        }
        .disabled(isLast)
        Spacer()
        Button("Remove post \(number)", systemImage: "trash", role: .destructive) {
          thread.remove(draft.id)
        }
      }
      .labelStyle(.iconOnly)
    }
    .padding()
    .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 16))
  }
}

/// What became of the last attempt to post.
private struct StatusLine: View {
  let status: ThreadModel.Status

  var body: some View {
    switch status {
    case .writing: EmptyView()
    case .posting: ProgressView("Posting…")
    case .failed:
      Text("Posting failed. Your drafts are kept.").foregroundStyle(.red)
    case .posted(let count): Text(verbatim: "Posted: \(count)").foregroundStyle(.secondary)
    }
  }
}

#Preview("Composer") {
  ComposerView()
}
