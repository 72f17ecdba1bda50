#if Window
  import CGTK
  import WaggleWindow

  // MARK: The chosen ones of a list or of tabs

  func setChoice(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkSelectionIface.self)
    functions.pointee.get_selection_count = { selection in
      gint(
        GTKElement.ask(selection, else: 0) { element, reader in
          reader.prepareAnswer()
          return element.node.chosen.count
        })
    }
    functions.pointee.ref_selection = { selection, index in
      atkObject(
        GTKElement.ask(selection, else: 0) { element, reader in
          reader.prepareAnswer()
          let chosen = element.node.chosen
          guard chosen.indices.contains(Int(index)) else { return 0 }
          return element.window.address(of: chosen[Int(index)])
        })
    }
    functions.pointee.is_child_selected = { selection, index in
      isSelected(selection) { $0.child(at: index) }
    }
    functions.pointee.add_selection = { selection, index in
      select(selection, true) { $0.child(at: index) }
    }
    // By its place among the chosen ones.
    functions.pointee.remove_selection = { selection, index in
      select(selection, false) { list in
        let chosen = list.chosen
        return chosen.indices.contains(Int(index)) ? chosen[Int(index)] : nil
      }
    }
    // A list has made only the rows that are seen: of the others it is not known which are chosen.
    functions.pointee.clear_selection = { _ in 0 }
    functions.pointee.select_all_selection = { _ in 0 }
  }

  /// Whether a child or a row of a list or a table is chosen; 0 also where there is none.
  func isSelected(_ list: OpaquePointer?, _ find: @MainActor (ReaderNode) -> ReaderNode?)
    -> gboolean
  {
    GTKElement.ask(list, else: 0) { element, reader in
      reader.prepareAnswer()
      return find(element.node)?.isSelected ?? false ? 1 : 0
    }
  }

  /// Chooses a child or a row of a list or a table, or takes it away from the chosen ones; 0 if it does not become so.
  func select(
    _ list: OpaquePointer?, _ isSelected: Bool, _ find: @MainActor (ReaderNode) -> ReaderNode?
  ) -> gboolean {
    GTKElement.ask(list, else: 0) { element, reader in
      guard let found = find(element.node) else { return 0 }
      return found.isSelected == isSelected || reader.choose(found, isSelected) ? 1 : 0
    }
  }

  extension ReaderNode {
    fileprivate var chosen: [ReaderNode] { children.filter(\.isSelected) }
  }
#endif
