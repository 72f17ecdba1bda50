#if Window
  import CGTK
  import Waggle

  extension EventModifiers {
    /// The keys of a GDK state. Control is the command key, as programs for a Mac mean it.
    init(gtk state: UInt32) {
      let masks: [(GdkModifierType, EventModifiers)] = [
        (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .command), (GDK_MOD1_MASK, .option),
        (GDK_SUPER_MASK, .control), (GDK_LOCK_MASK, .capsLock),
      ]
      self = masks.reduce(into: []) { modifiers, mask in
        if state & mask.0.rawValue != 0 { modifiers.insert(mask.1) }
      }
    }

    /// The modifier keys that are pressed after a key went down or came up: an event of GDK has the state before it.
    init(gtk state: UInt32, after key: UInt32, isDown: Bool) {
      self.init(gtk: state)
      let keys: [Int32: EventModifiers] = [
        GDK_KEY_Shift_L: .shift, GDK_KEY_Shift_R: .shift, GDK_KEY_Control_L: .command,
        GDK_KEY_Control_R: .command, GDK_KEY_Alt_L: .option, GDK_KEY_Alt_R: .option,
        GDK_KEY_Super_L: .control, GDK_KEY_Super_R: .control,
      ]
      guard let key = keys[Int32(bitPattern: key)] else { return }
      if isDown { insert(key) } else { remove(key) }
    }
  }

  extension KeyEquivalent {
    /// nil for keys that do nothing by themselves, such as Shift.
    init?(gtk key: UInt32) {
      if let named = Self.named[Int32(bitPattern: key)] {
        self = named
        return
      }
      guard let characters = Self.characters(gtk: key), let character = characters.first else {
        return nil
      }
      self.init(character)
    }

    /// What a key types; nil for nothing.
    static func characters(gtk key: UInt32) -> String? {
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20,
        scalar.value != 0x7F
      else {
        return nil
      }
      return String(Character(scalar))
    }

    private static let named: [Int32: KeyEquivalent] = [
      GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return,
      GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_Escape: .escape,
      GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
      GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_Left: .leftArrow,
      GDK_KEY_Right: .rightArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_KP_Down: .downArrow,
      GDK_KEY_KP_Left: .leftArrow, GDK_KEY_KP_Right: .rightArrow, GDK_KEY_Home: .home,
      GDK_KEY_End: .end, GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end, GDK_KEY_Page_Up: .pageUp,
      GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_KP_Page_Down: .pageDown,
      GDK_KEY_Clear: .clear, GDK_KEY_Menu: .contextMenu, GDK_KEY_F10: .f10, GDK_KEY_space: .space,
    ]
  }
#endif
