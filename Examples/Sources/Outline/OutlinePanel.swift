import SwiftUI

/// The headings as a tree that folds. It knows nothing of the article but what its headings wrote.
struct OutlinePanel: View {
  let headings: [Heading]
  let jump: (Heading) -> Void

  @State private var folded: Set<String> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(branches) { branch in
          BranchRow(branch: branch, isFolded: isFolded(branch.id), jump: jump)
          if !folded.contains(branch.id) {
            ForEach(branch.parts) { part in
              Button(part.title) { jump(part) }
                .buttonStyle(OutlineButtonStyle())
                .padding(.leading, 44)
                .accessibilityLabel("Go to \(part.title)")
                .transition(.opacity)
            }
          }
        }
      }
      .padding(8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlayPreferenceValue(BadgesKey.self) { BadgesView(badges: $0) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Outline")
  }

  private func isFolded(_ id: String) -> Binding<Bool> {
    Binding {
      folded.contains(id)
    } set: { folds in
      withAnimation { if folds { folded.insert(id) } else { folded.remove(id) } }
    }
  }

  private var branches: [Branch] { Branch.all(of: headings) }
}

/// A chapter with the parts that follow it.
struct Branch: Identifiable {
  let chapter: Heading
  var parts: [Heading] = []

  var id: String { chapter.id }

  static func all(of headings: [Heading]) -> [Branch] {
    headings.reduce(into: []) { branches, heading in
      switch heading.level {
      case .chapter: branches.append(Branch(chapter: heading))
      case .part:
        if !branches.isEmpty { branches[branches.count - 1].parts.append(heading) }
      }
    }
  }
}

private struct BranchRow: View {
  let branch: Branch
  @Binding var isFolded: Bool
  let jump: (Heading) -> Void

  var body: some View {
    HStack(spacing: 0) {
      Button {
        isFolded.toggle()
      } label: {
        Image(systemName: "chevron.down")
          .rotationEffect(.degrees(isFolded ? -90 : 0))
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("\(isFolded ? "Unfold" : "Fold") \(branch.chapter.title)")
      .opacity(branch.parts.isEmpty ? 0 : 1)
      .disabled(branch.parts.isEmpty)
      .accessibilityHidden(branch.parts.isEmpty)
      Button(branch.chapter.title) { jump(branch.chapter) }
        .buttonStyle(OutlineButtonStyle())
        .fontWeight(.semibold)
        .accessibilityLabel("Go to \(branch.chapter.title)")
        .accessibilityValue("\(branch.parts.count) parts")
    }
    .anchorPreference(key: BadgesKey.self, value: .bounds) {
      [Badge(id: branch.id, count: branch.parts.count, bounds: $0)]
    }
  }
}

private struct OutlineButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .padding(.trailing, 36)
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// The counts, each at the end of the row that sent it.
private struct BadgesView: View {
  let badges: [Badge]
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { panel in
      ForEach(badges.filter { $0.count > 0 }) { badge in
        let frame = panel[badge.bounds]
        Text("\(badge.count)")
          .font(.caption.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 7)
          .padding(.vertical, 2)
          .background(Capsule().fill(Color(red: 0.7, green: 0.1, blue: 0.1)))
          .frame(
            width: frame.width, height: frame.height,
            alignment: direction == .leftToRight ? .trailing : .leading
          )
          .position(x: frame.midX, y: frame.midY)
          // Coordinates that are read go from left to right in all languages.
          .environment(\.layoutDirection, .leftToRight)
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}
