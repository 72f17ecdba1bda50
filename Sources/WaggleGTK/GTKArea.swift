#if Window
  import CGTK
  import Foundation
  import WaggleWindow

  // The widget of a window's content, and its object of ATK, in which the elements of the window are.

  extension GTKAccessibility {
    /// Makes a drawing area whose object has the elements of a window as its children.
    static func makeArea() -> UnsafeMutablePointer<GtkWidget> {
      let known = g_type_from_name("WaggleArea")
      let type =
        known != 0
        ? known
        : register(
          "WaggleArea", as: waggle_drawing_area_type(), MemoryLayout<GtkDrawingAreaClass>.size,
          MemoryLayout<GtkDrawingArea>.size
        ) { type, _ in
          gtk_widget_class_set_accessible_type(
            type!.assumingMemoryBound(to: GtkWidgetClass.self), GTKAccessibility.rootType)
        }
      return UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
        .assumingMemoryBound(to: GtkWidget.self)
    }

    fileprivate nonisolated static var rootType: GType {
      let known = g_type_from_name("WaggleRoot")
      guard known == 0 else { return known }
      let type = register(
        "WaggleRoot", as: waggle_widget_accessible_type(),
        MemoryLayout<GtkWidgetAccessibleClass>.size, MemoryLayout<GtkWidgetAccessible>.size
      ) { setRootClass($0, $1) }
      var component = GInterfaceInfo(
        interface_init: { setRootComponent($0, $1) }, interface_finalize: nil, interface_data: nil)
      g_type_add_interface_static(type, waggle_atk_component_type(), &component)
      return type
    }

    private nonisolated static func register(
      _ name: String, as parent: GType, _ classSize: Int, _ instanceSize: Int,
      _ functions: @escaping GClassInitFunc
    ) -> GType {
      var info = GTypeInfo()
      info.class_size = guint16(classSize)
      info.instance_size = guint16(instanceSize)
      info.class_init = functions
      return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    }
  }

  private func setRootClass(_ type: gpointer?, _ data: gpointer?) {
    let functions = type!.assumingMemoryBound(to: AtkObjectClass.self)
    functions.pointee.get_role = { _ in ATK_ROLE_PANEL }
    functions.pointee.get_n_children = { object in
      gint(
        ask(object, else: 0) { window in
          window.reader?.prepareAnswer()
          return window.reader?.root.children.count ?? 0
        })
    }
    functions.pointee.ref_child = { object, index in
      atkObject(
        ask(object, else: 0) { window in
          window.reader?.prepareAnswer()
          return window.address(of: window.reader?.root.child(at: index))
        })
    }
    // The focus is that of an element, where one has it. GTK asks too, before any reader does.
    functions.pointee.ref_state_set = { object in
      let set = waggle_parent_states(object, g_type_class_peek(waggle_widget_accessible_type()))
      let isInside = ask(object, else: false) { window in
        window.session.openedReader?.root.flattened.contains {
          $0.element.state.contains(.focused)
        } ?? false
      }
      if isInside { atk_state_set_remove_state(set, ATK_STATE_FOCUSED) }
      return set
    }
  }

  /// The rest of the interface is that of widgets.
  private func setRootComponent(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkComponentIface.self)
    functions.pointee.ref_accessible_at_point = { component, x, y, coordinates in
      atkObject(
        ask(component.map { UnsafeMutableRawPointer($0) }, else: 0) { window in
          guard let reader = window.reader else { return 0 }
          reader.prepareAnswer()
          let point = window.point(x, y, of: reader.root, coordinates)
          return window.address(of: reader.node(at: point, in: reader.root))
        })
    }
  }

  /// Answers a question about the object of a window's content.
  ///
  /// - Parameter none: the answer once the window is closed.
  private func ask<Answer: Sendable>(
    _ object: UnsafeMutableRawPointer?, else none: Answer,
    _ answer: @MainActor (GTKAccessibility) -> Answer
  ) -> Answer {
    guard let object, let area = waggle_accessible_widget(object),
      let data = g_object_get_qdata(waggle_object(area), GTKAccessibility.quark)
    else { return none }
    let window = Unmanaged<GTKAccessibility>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { answer(window) }
  }
#endif
