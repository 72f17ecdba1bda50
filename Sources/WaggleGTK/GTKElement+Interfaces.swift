#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  // What ATK asks of elements besides their names, roles and states.

  // MARK: Where an element is

  func setComponent(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkComponentIface.self)
    functions.pointee.get_extents = { component, x, y, width, height, coordinates in
      let box = GTKElement.ask(component, else: CGRect.zero) { element, reader in
        reader.prepareAnswer()
        return element.window.place(reader.frame(of: element.node), of: element.node, coordinates)
      }
      box.write(x, y, width, height)
    }
    functions.pointee.contains = { component, x, y, coordinates in
      GTKElement.ask(component, else: 0) { element, reader in
        let point = element.window.point(x, y, of: element.node, coordinates)
        return reader.frame(of: element.node).encloses(point) ? 1 : 0
      }
    }
    functions.pointee.ref_accessible_at_point = { component, x, y, coordinates in
      atkObject(
        GTKElement.ask(component, else: 0) { element, reader in
          reader.prepareAnswer()
          let point = element.window.point(x, y, of: element.node, coordinates)
          return element.window.address(of: reader.node(at: point, in: element.node))
        })
    }
    functions.pointee.grab_focus = { component in
      GTKElement.ask(component, else: 0) { element, reader in
        guard reader.focus(element.node) else { return 0 }
        gtk_widget_grab_focus(element.window.area)
        return 1
      }
    }
    functions.pointee.scroll_to = { component, _ in
      GTKElement.ask(component, else: 0) { element, reader in
        reader.scrollIntoView(element.node) ? 1 : 0
      }
    }
    functions.pointee.get_layer = { _ in ATK_LAYER_WIDGET }
  }

  extension CGRect {
    /// Writes whole points, to those of the places that a caller wants.
    func write(
      _ x: UnsafeMutablePointer<gint>?, _ y: UnsafeMutablePointer<gint>?,
      _ width: UnsafeMutablePointer<gint>?, _ height: UnsafeMutablePointer<gint>?
    ) {
      let box = isNull || isInfinite ? .zero : integral
      x?.pointee = gint(length: box.minX)
      y?.pointee = gint(length: box.minY)
      width?.pointee = gint(length: box.width)
      height?.pointee = gint(length: box.height)
    }
  }

  // MARK: What can be done with it

  func setAction(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkActionIface.self)
    functions.pointee.get_n_actions = { action in
      gint(
        GTKElement.ask(action, else: 0) { element, reader in
          element.actions = reader.actions(of: element.node)
          return element.actions.count
        })
    }
    functions.pointee.do_action = { action, index in
      GTKElement.ask(action, else: 0) { element, reader in
        guard let action = element.action(at: index, reader) else { return 0 }
        return reader.perform(action, on: element.node) ? 1 : 0
      }
    }
    let name: @convention(c) (OpaquePointer?, gint) -> UnsafePointer<gchar>? = { action, index in
      // Interned: a caller does not free it, and programs have few names.
      GTKElement.ask(action, else: nil) { element, reader in
        element.action(at: index, reader).map { $0.name(for: element.node.element.kind) }
      }.flatMap { g_intern_string($0) }
    }
    functions.pointee.get_name = name
    functions.pointee.get_localized_name = name
    functions.pointee.get_description = { _, _ in nil }
    functions.pointee.get_keybinding = { _, _ in nil }
  }

  extension GTKElement {
    /// Nil for an index out of range.
    func action(at index: gint, _ reader: WindowReader) -> WindowReader.Action? {
      if actions.isEmpty { actions = reader.actions(of: node) }
      return actions.indices.contains(Int(index)) ? actions[Int(index)] : nil
    }
  }

  extension WindowReader.Action {
    /// As GTK and browsers name them.
    fileprivate func name(for kind: ElementKind) -> String {
      switch self {
      case .press:
        switch kind {
        case .toggle, .checkbox: "toggle"
        case .link: "jump"
        default: "click"
        }
      case .choose: "toggle"
      case .increment: "increment"
      case .decrement: "decrement"
      case .named(let name): name
      }
    }
  }

  // MARK: The number that it shows

  func setValue(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkValueIface.self)
    functions.pointee.get_value_and_text = { value, number, text in
      let found = GTKElement.ask(value, else: nil) { element, reader in
        reader.prepareAnswer()
        return NumberAndWords(
          number: element.node.element.range?.value ?? 0, words: element.node.element.value)
      }
      number?.pointee = found?.number ?? 0
      text?.pointee = found?.words.flatMap { g_strdup($0) }
    }
    functions.pointee.get_range = { value in
      let range = GTKElement.ask(value, else: nil) { element, _ in element.node.element.range }
      return range.flatMap { atk_range_new($0.minimum, $0.maximum, nil) }
    }
    functions.pointee.get_increment = { _ in 0 }
    functions.pointee.set_value = { value, number in
      GTKElement.ask(value, else: ()) { element, reader in
        _ = reader.setValue(number, of: element.node)
      }
    }
  }

  private struct NumberAndWords: Sendable {
    let number: Double
    let words: String?
  }
#endif
