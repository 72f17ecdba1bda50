import Foundation
import Waggle

/// A tab in a sidebar that is edited: one shows and hides it, and moves it in its section (C287).
struct EditedSidebarItem: View {
  let tab: TabContext
  let id: String
  let all: [TabContext]
  @Binding var customization: TabViewCustomization

  var body: some View {
    let isShown = tab.isVisible(inSidebar: true, customization)
    HStack(spacing: 4) {
      Button {
        customization[tab: id].sidebarVisibility = isShown ? .hidden : .visible
      } label: {
        HStack {
          Image(systemName: isShown ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
            .accessibilityHidden(true)
          HStack { tab.view.containerValues.tabItem ?? AnyView(EmptyView()) }.lineLimit(1)
          Spacer(minLength: 0)
        }
        .contentShape(Rectangle())
      }
      .accessibilityAddTraits(isShown ? [.isToggle, .isSelected] : .isToggle)
      Decoration {
        if tab.canMove {
          move("Move up", "chevron.up", by: -1)
          move("Move down", "chevron.down", by: 1)
        }
      }
    }
    .buttonStyle(.borderless)
    .foregroundStyle(.primary)
    .padding(.horizontal, 10)
    .frame(height: 40)
  }

  private func move(_ label: LocalizedStringKey, _ symbol: String, by step: Int) -> some View {
    Button {
      change(by: step)
    } label: {
      Image(systemName: symbol).frame(width: 28, height: 36).contentShape(Rectangle())
    }
    .disabled(!siblings.indices.contains(index + step))
    .accessibilityLabel(Text(label))
  }

  /// The ids of the tabs in the section, as they are now.
  private var siblings: [String] {
    let section = tab.view.containerValues.tabSectionID
    return all.filter { $0.view.containerValues.tabSectionID == section }
      .compactMap(\.customizationID)
  }

  private var index: Int { siblings.firstIndex(of: id) ?? 0 }

  private func change(by step: Int) {
    var order = siblings
    guard let section = tab.view.containerValues.tabSectionID, order.indices.contains(index + step)
    else { return }
    order.swapAt(index, index + step)
    customization[section: section].tabOrder = order
  }
}
