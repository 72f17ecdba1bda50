import Foundation
import Waggle
import WaggleControls

/// The views and what each does for the key, and more about the selected one.
struct FlowPage: View {
  @Bindable var model: InspectorModel

  var body: some View {
    if model.keys.isEmpty {
      ContentUnavailableView(
        "No preferences", systemImage: "arrow.up",
        description: Text("No view of this program writes, listens to or reads a preference."))
    } else {
      VStack(spacing: 0) {
        ScrollViewReader { scroller in
          List(model.rows, selection: $model.selection) { row in
            FlowRow(model: model, row: row)
          }
          .listStyle(.plain)
          .environment(\.defaultMinListRowHeight, 28)
          .accessibilityLabel(Text("Views"))
          // The details of the row take a part of the list's room.
          .onChange(of: model.selection) { if let row = $1 { scroller.scrollTo(row) } }
        }
        if let row = model.selectedRow {
          Divider()
          FlowDetail(model: model, row: row)
        }
      }
    }
  }
}

/// A view in the list: how deep it is, what it does, its name and value.
private struct FlowRow: View {
  let model: InspectorModel
  let row: InspectorRow

  /// Deeper rows are not indented further.
  private static let deepest = 12

  var body: some View {
    HStack(spacing: 6) {
      fold
      Image(systemName: row.symbol)
        .font(.caption)
        .foregroundStyle(row.role.tint)
        .frame(width: 16)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 4) {
          Text(verbatim: row.name.isEmpty ? row.verb : row.name)
            .fontWeight(row.takesPart ? .medium : .regular)
            .lineLimit(1).truncationMode(.head)
          if !row.name.isEmpty, !row.verb.isEmpty {
            Text(verbatim: row.verb).foregroundStyle(.quiet).lineLimit(1)
          }
        }
        if let value = row.value {
          Text(verbatim: value)
            .font(.system(size: 11, design: .monospaced))
            .foregroundStyle(.quiet)
            .lineLimit(1).truncationMode(.middle)
        }
      }
      Spacer(minLength: 0)
    }
    .font(.system(size: 13))
    .opacity(row.reason == nil ? 1 : 0.75)
    .padding(.leading, CGFloat(min(row.level, Self.deepest)) * 12)
    .listRowInsets(EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))
    .accessibilityValue(Text(verbatim: model.pointed == row.id ? "under the pointer" : ""))
    .listRowBackground(model.pointed == row.id ? Color.yellow.opacity(0.25) : nil)
  }

  @ViewBuilder private var fold: some View {
    if row.hasViews {
      let isFolded = model.isFolded(row)
      Button {
        model.setFolded(!isFolded, row)
      } label: {
        Image(systemName: isFolded ? "chevron.forward" : "chevron.down").font(.caption2)
          .frame(width: 18, height: 18)
          .contentShape(Rectangle())
      }
      .buttonStyle(.borderless)
      .foregroundStyle(.primary)
      .accessibilityLabel(
        Text(verbatim: "\(isFolded ? "Unfold" : "Fold") \(row.name.isEmpty ? row.verb : row.name)"))
    } else {
      Color.clear.frame(width: 18, height: 18)
    }
  }
}

/// All about one view.
private struct FlowDetail: View {
  let model: InspectorModel
  let row: InspectorRow

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: row.path).font(.caption).foregroundStyle(.quiet)
        Text(verbatim: [row.verb, row.value].compactMap { $0 }.joined(separator: " "))
          .font(.system(size: 13, design: .monospaced))
        ForEach(row.notes, id: \.self) { note in
          Text(verbatim: note).font(.footnote)
        }
        HStack {
          if row.role == .wrote || row.role == .transformed {
            Button("Ask about this writer") { model.writer = row.id }
          } else if [.observed, .unwritten, .read].contains(row.role) {
            Button("Ask about this listener") { model.listener = row.id }
          }
        }
        .font(.footnote)
        if let answer = model.answer, model.writer == row.id || model.listener == row.id {
          AnswerText(answer: answer)
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxHeight: 190)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Selected view"))
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of the text behind names: small texts in it have enough contrast.
  static var quiet: Color { .primary.opacity(0.7) }
}

extension PreferenceTrace.Role {
  /// The colour of the role's symbol.
  var tint: Color {
    switch self {
    case .wrote, .transformed: .orange
    case .observed, .unwritten, .read: .blue
    case .combined, .chose: .green
    case .passed, .silent, .presented, .kept: .gray
    }
  }
}
