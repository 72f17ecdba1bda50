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
      GTKElement.ask(selection, else: 0) { element, reader in
        reader.prepareAnswer()
        return element.node.child(at: index)?.element.state.contains(.selected) ?? false ? 1 : 0
      }
    }
    functions.pointee.add_selection = { selection, index in
      GTKElement.ask(selection, else: 0) { element, reader in
        guard let child = element.node.child(at: index) else { return 0 }
        return child.element.state.contains(.selected) || reader.choose(child, true) ? 1 : 0
      }
    }
    // By its place among the chosen ones.
    functions.pointee.remove_selection = { selection, index in
      GTKElement.ask(selection, else: 0) { element, reader in
        let chosen = element.node.chosen
        guard chosen.indices.contains(Int(index)) else { return 0 }
        return reader.choose(chosen[Int(index)], false) ? 1 : 0
      }
    }
    // A list has made only the rows that are seen: of the others it is not known which are chosen.
    functions.pointee.clear_selection = { _ in 0 }
    functions.pointee.select_all_selection = { _ in 0 }
  }

  extension ReaderNode {
    fileprivate var chosen: [ReaderNode] {
      children.filter { $0.element.state.contains(.selected) }
    }
  }
#endif
