import SwiftUI

struct Shown: Identifiable, Hashable { var id: Int }

extension Use {
  /// A number as an item of a presentation.
  var item: Binding<Shown?> {
    let choice = model.choices[slot(0)]
    return Binding {
      choice.wrappedValue.map { Shown(id: $0) }
    } set: {
      choice.wrappedValue = $0?.id
    }
  }
}

extension View {
  @MainActor func presentationFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .sheet:
      sheet(isPresented: use.flag, onDismiss: { use.act() }) {
        if use.isOdd(1) { NavigationStack { use.content } } else { use.content }
      }
    case .itemSheet:
      sheet(item: use.item) {
        Text("item \($0.id)"); use.content
      }
    case .fullScreen:
      fullScreenCover(isPresented: use.flag) {
        Button("close") { use.flag.wrappedValue = false }; use.content
      }
    case .popover: popover(isPresented: use.flag) { use.content }
    case .alert:
      alert("Alert", isPresented: use.flag) {
        TextField("name", text: use.model.words[use.slot(1)])
        Button("OK") { use.act() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("message")
      }
    case .dialog:
      confirmationDialog("Dialog", isPresented: use.flag, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { use.act() }
        use.content
      }
    case .inspector: inspector(isPresented: use.flag) { use.content }
    case .detents: presentationDetents([.medium, .large, .height(200)])

    case .interactiveDismiss: interactiveDismissDisabled(use.isOdd(0))
    default: nil
    }
  }

  @MainActor func screenFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .title:
      return navigationTitle("title \(use.number(0, 4))").navigationBarTitleDisplayMode(
        use.isOdd(1) ? .inline : .large)
    case .toolbar:
      return toolbar {
        ToolbarItem(
          placement: [.primaryAction, .cancellationAction, .bottomBar, .principal, .keyboard][
            use.number(1, 5)]
        ) { use.content }
        if use.isOn { ToolbarItem { Button("bar") { use.act() } } }
        ToolbarItemGroup(placement: .topBarLeading) {
          Text("a"); Button("other") { use.act() }
        }
      }
    case .toolbarHidden:
      return toolbar(use.isOn ? .hidden : .visible, for: use.isOdd(1) ? .navigationBar : .tabBar)
    case .searchable:
      return use.isOdd(1)
        ? AnyView(
          searchable(text: use.model.words[use.slot(1)], isPresented: use.flag).searchSuggestions {
            Text("suggestion").searchCompletion("abc")
          })
        : AnyView(searchable(text: use.model.words[use.slot(1)]))
    case .searchScopes:
      return searchable(text: use.model.words[use.slot(1)]).searchScopes(
        use.model.numbers[use.slot(0)]
      ) {
        Text("a").tag(0); Text("b").tag(1)
      }
    case .refreshable: return refreshable { use.act() }
    case .destination: return navigationDestination(isPresented: use.flag) { use.content }
    case .itemDestination:
      return navigationDestination(item: use.item) {
        Text("item \($0.id)"); use.content
      }
    case .titleMenu: return toolbarTitleMenu { use.content }
    case .tabItem: return tabItem { Label("tab", systemImage: "leaf") }
    case .backHidden: return navigationBarBackButtonHidden(use.isOn)
    default: return nil
    }
  }

  @MainActor func rowFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .swipeActions:
      return swipeActions(edge: use.isOdd(0) ? .leading : .trailing, allowsFullSwipe: use.isOdd(1))
      {
        Button("swipe", role: .destructive) { use.act() }
        use.content
      }
    case .contextMenu:
      return contextMenu {
        Button("context") { use.act() }; use.content
      }
    case .badge: return badge(use.number(0, 3))
    case .rowBackground: return listRowBackground(use.content)
    case .rowInsets:
      return listRowInsets(EdgeInsets(top: use.length(0), leading: 0, bottom: 0, trailing: 3))
    case .separator: return listRowSeparator(use.isOn ? .hidden : .visible)
    case .deletable: return deleteDisabled(use.isOn).moveDisabled(use.isOdd(1))
    case .selectionDisabled: return selectionDisabled(use.isOn)
    default: return nil
    }
  }
}
