#if Window
  import CGTK
  import Waggle
  import WaggleWindow

  /// The classes of objects for elements. A class says by its interfaces what can be done with its objects, so there is one for
  /// each set of abilities.
  enum GTKElementType {
    /// The class for a set of abilities, made the first time that it is asked for.
    static func type(for abilities: ReaderAbilities) -> GType {
      let name = "WaggleElement\(abilities.rawValue)"
      let known = g_type_from_name(name)
      guard known == 0 else { return known }
      var info = GTypeInfo()
      info.class_size = guint16(MemoryLayout<AtkObjectClass>.size)
      info.instance_size = guint16(MemoryLayout<AtkObject>.size)
      info.class_init = { setElementClass($0, $1) }
      let type = g_type_register_static(
        waggle_atk_object_type(), name, &info, GTypeFlags(rawValue: 0))
      add(waggle_atk_component_type(), to: type) { setComponent($0, $1) }
      if abilities.contains(.actions) {
        add(waggle_atk_action_type(), to: type) { setAction($0, $1) }
      }
      if abilities.contains(.value) {
        add(waggle_atk_value_type(), to: type) { setValue($0, $1) }
      }
      if abilities.contains(.text) {
        add(waggle_atk_text_type(), to: type) { setText($0, $1) }
      }
      if abilities.contains(.editing) {
        add(waggle_atk_editable_text_type(), to: type) { setEditableText($0, $1) }
      }
      if abilities.contains(.links) {
        add(waggle_atk_hypertext_type(), to: type) { setHypertext($0, $1) }
      }
      if abilities.contains(.link) {
        add(waggle_atk_hyperlink_impl_type(), to: type) { setLink($0, $1) }
      }
      if abilities.contains(.table) {
        add(waggle_atk_table_type(), to: type) { setTable($0, $1) }
      }
      if abilities.contains(.cell) {
        add(waggle_atk_table_cell_type(), to: type) { setCell($0, $1) }
      }
      if abilities.contains(.choice) {
        add(waggle_atk_selection_type(), to: type) { setChoice($0, $1) }
      }
      return type
    }

    private static func add(
      _ interface: GType, to type: GType, _ functions: @escaping GInterfaceInitFunc
    ) {
      var info = GInterfaceInfo(
        interface_init: functions, interface_finalize: nil, interface_data: nil)
      g_type_add_interface_static(type, interface, &info)
    }
  }

  // MARK: All elements

  private func setElementClass(_ type: gpointer?, _ data: gpointer?) {
    let functions = type!.assumingMemoryBound(to: AtkObjectClass.self)
    functions.pointee.get_parent = { object in
      atkObject(
        GTKElement.ask(object, else: 0) { element, _ in
          UInt(bitPattern: element.node.parent.flatMap { element.window.object(of: $0) })
        })
    }
    functions.pointee.get_index_in_parent = { object in
      gint(
        GTKElement.ask(object, else: -1) { element, _ in
          element.node.parent == nil ? -1 : element.node.index
        })
    }
    functions.pointee.get_n_children = { object in
      gint(
        GTKElement.ask(object, else: 0) { element, reader in
          reader.prepareAnswer()
          return element.node.children.count
        })
    }
    functions.pointee.ref_child = { object, index in
      atkObject(
        GTKElement.ask(object, else: 0) { element, reader in
          reader.prepareAnswer()
          return element.window.address(of: element.node.child(at: index))
        })
    }
    functions.pointee.ref_state_set = { object in
      let states = GTKElement.ask(object, else: [ATK_STATE_DEFUNCT.rawValue]) { element, reader in
        reader.prepareAnswer()
        let isShowing = reader.isShowing(element.node)
        return element.node.element.atkStates + (isShowing ? [ATK_STATE_SHOWING.rawValue] : [])
      }
      let set = atk_state_set_new()
      for state in states { atk_state_set_add_state(set, AtkStateType(rawValue: state)) }
      return set
    }
    functions.pointee.get_attributes = { object in
      attributeSet(
        GTKElement.ask(object, else: []) { element, reader in
          element.node.element.attributes + reader.placeAttributes(of: element.node)
        })
    }
    functions.pointee.get_object_locale = { object in
      // As POSIX names it. Interned: there are few languages, and the caller does not free it.
      GTKElement.ask(object, else: nil) { element, _ in element.node.element.language }
        .flatMap { g_intern_string($0.replacing("-", with: "_")) }
    }
  }

  extension ReaderNode {
    /// Nil for an index out of range.
    func child(at index: gint) -> ReaderNode? {
      children.indices.contains(Int(index)) ? children[Int(index)] : nil
    }
  }

  /// An object of an address that was found on the main actor.
  func atkObject(_ address: UInt) -> UnsafeMutablePointer<AtkObject>? {
    UnsafeMutablePointer(bitPattern: address)
  }

  /// A list that the caller frees.
  private func attributeSet(_ attributes: [(String, String)]) -> UnsafeMutablePointer<GSList>? {
    var list: UnsafeMutablePointer<GSList>?
    for (name, value) in attributes.reversed() {
      let attribute = g_malloc(gsize(MemoryLayout<AtkAttribute>.size))!
        .assumingMemoryBound(to: AtkAttribute.self)
      attribute.initialize(to: AtkAttribute(name: g_strdup(name), value: g_strdup(value)))
      list = g_slist_prepend(list, attribute)
    }
    return list
  }
#endif
