import Foundation
import Waggle

/// The title of a screen; one that has a menu, or that can be renamed, is a button.
struct TitleText: View {
  let plan: BarPlan
  /// Whether the title is an item of the bar.
  var isMoved = false
  @State private var isRenaming = false

  var body: some View {
    if !hasMenu {
      text.accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
    } else {
      Menu {
        ForEach(plan.titleMenu) { $0.menuView }
        if plan.title.rename != nil { Button("Rename") { isRenaming = true } }
      } label: {
        HStack(spacing: 4) {
          text
          Image(systemName: "chevron.down").font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.secondary).accessibilityHidden(true)
        }
        .foregroundStyle(Color.primary)
      }
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h1)
      .alert("Rename", isPresented: $isRenaming) {
        if let rename = plan.title.rename { RenameFields(name: rename.binding) }
      }
    }
  }

  private var text: some View { (title ?? Text(verbatim: "")).lineLimit(1) }
  private var title: Text? { isMoved || plan.showsTitle ? plan.title.title : nil }
  private var hasMenu: Bool {
    title != nil && (plan.title.rename != nil || !plan.titleMenu.isEmpty)
  }
}

/// The field and the buttons with which one renames.
private struct RenameFields: View {
  @Binding var name: String
  @State private var draft: String

  init(name: Binding<String>) {
    _name = name
    _draft = State(initialValue: name.wrappedValue)
  }

  var body: some View {
    TextField("Name", text: $draft)
    Button("Cancel", role: .cancel) { draft = name }
    Button("Rename") { name = draft }
  }
}
