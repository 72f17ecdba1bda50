#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  /// An object of ATK for an element of a window.
  @MainActor final class GTKElement {
    let node: ReaderNode
    unowned let window: GTKAccessibility
    let object: UnsafeMutablePointer<AtkObject>
    /// The names of the actions, as long as a reader may ask for one of them by its place.
    var actions: [WindowReader.Action] = []
    /// The object of a link in a text, once a reader has asked for it.
    var hyperlink: UnsafeMutablePointer<AtkHyperlink>?

    init(_ node: ReaderNode, _ window: GTKAccessibility) {
      (self.node, self.window) = (node, window)
      let type = GTKElementType.type(for: node.element.abilities)
      object = waggle_atk(g_object_new_with_properties(type, 0, nil, nil))
      g_object_set_qdata(
        waggle_object(object), GTKAccessibility.quark, Unmanaged.passUnretained(self).toOpaque())
      atk_object_set_role(object, node.element.atkRole)
      atk_object_set_name(object, node.element.name)
      atk_object_set_description(object, node.element.more)
    }

    /// The element is gone. A reader that still has the object gets no more answers from it.
    func end() {
      g_object_set_qdata(waggle_object(object), GTKAccessibility.quark, nil)
      endHyperlink()
      reportState(ATK_STATE_DEFUNCT.rawValue, holds: true)
      g_object_unref(object)
    }

    // MARK: What has changed

    func report(from old: ReaderElement) {
      let new = node.element
      if new.name != old.name { atk_object_set_name(object, new.name) }
      if new.more != old.more { atk_object_set_description(object, new.more) }
      if new.atkRole != old.atkRole { atk_object_set_role(object, new.atkRole) }
      reportStates(from: old)
      if new.range?.value != old.range?.value || new.value != old.value {
        g_object_notify(waggle_object(object), "accessible-value")
      }
      if let text = new.text, let before = old.text { report(text, from: before) }
      reportLive(from: old)
    }

    /// What changes often by itself is read aloud without the focus (C629).
    private func reportLive(from old: ReaderElement) {
      let new = node.element
      guard new.state.contains(.live), old.state.contains(.live) else { return }
      if let words = new.words, words != old.words { waggle_announce(object, words) }
    }

    private func reportStates(from old: ReaderElement) {
      let (now, before) = (Set(node.element.atkStates), Set(old.atkStates))
      for state in before.subtracting(now) { reportState(state, holds: false) }
      // A focus that an element has got is reported after all that others have lost.
      for state in now.subtracting(before) where state != ATK_STATE_FOCUSED.rawValue {
        reportState(state, holds: true)
      }
    }

    func reportState(_ state: UInt32, holds: Bool) {
      atk_object_notify_state_change(object, AtkState(state), holds ? 1 : 0)
    }

    private func report(_ text: ReaderText, from old: ReaderText) {
      if let (offset, removed, inserted) = text.difference(from: old) {
        for (part, isInserted) in [(removed, false), (inserted, true)] where !part.isEmpty {
          waggle_report_text(
            object, isInserted ? 1 : 0, gint(offset), gint(part.unicodeScalars.count), part)
        }
      }
      guard node.element.abilities.contains(.editing) else { return }
      if text.caret != old.caret { waggle_report_caret(object, gint(text.caret)) }
      guard text.selection != old.selection else { return }
      if !text.selection.isEmpty || !old.selection.isEmpty { waggle_report_selection(object) }
    }
  }

  extension GTKElement {
    /// Answers a question about an object on the main actor, where all of ATK's are asked.
    ///
    /// - Parameter none: the answer for an object whose element is gone.
    nonisolated static func ask<Answer: Sendable>(
      _ object: UnsafeMutableRawPointer?, else none: Answer,
      _ answer: @MainActor (GTKElement, WindowReader) -> Answer
    ) -> Answer {
      guard let object,
        let data = g_object_get_qdata(waggle_object(object), GTKAccessibility.quark)
      else { return none }
      let element = Unmanaged<GTKElement>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated {
        guard let reader = element.window.reader else { return none }
        return answer(element, reader)
      }
    }

    /// The same for an interface of an object.
    nonisolated static func ask<Answer: Sendable>(
      _ interface: OpaquePointer?, else none: Answer,
      _ answer: @MainActor (GTKElement, WindowReader) -> Answer
    ) -> Answer {
      ask(interface.map { UnsafeMutableRawPointer($0) }, else: none, answer)
    }
  }

  // MARK: Roles and states

  extension ReaderElement {
    /// As the Core Accessibility API Mappings have them for the roles of ARIA.
    fileprivate var atkRole: AtkRole {
      switch kind {
      case .field, .textArea, .readOnlyField:
        state.contains(.secret) ? ATK_ROLE_PASSWORD_TEXT : ATK_ROLE_ENTRY
      case .slider: ATK_ROLE_SLIDER
      case .spinButton: ATK_ROLE_SPIN_BUTTON
      case .progress: ATK_ROLE_PROGRESS_BAR
      case .picker: ATK_ROLE_COMBO_BOX
      case .list: ATK_ROLE_LIST
      case .listBox: ATK_ROLE_LIST_BOX
      case .listItem, .option: ATK_ROLE_LIST_ITEM
      case .table: ATK_ROLE_TABLE
      case .columnHeader: ATK_ROLE_TABLE_COLUMN_HEADER
      case .tableRow: ATK_ROLE_TABLE_ROW
      case .cell: ATK_ROLE_TABLE_CELL
      case .tabList: ATK_ROLE_PAGE_TAB_LIST
      case .tab: ATK_ROLE_PAGE_TAB
      case .tabPanel: ATK_ROLE_SCROLL_PANE
      case .dialog: ATK_ROLE_DIALOG
      case .toggle: ATK_ROLE_TOGGLE_BUTTON
      case .checkbox: ATK_ROLE_CHECK_BOX
      case .link: ATK_ROLE_LINK
      case .menu: ATK_ROLE_PUSH_BUTTON
      case .button where ariaRole == "radio": ATK_ROLE_RADIO_BUTTON
      case .button: state.contains(.pressed) ? ATK_ROLE_TOGGLE_BUTTON : ATK_ROLE_PUSH_BUTTON
      case .heading: ATK_ROLE_HEADING
      case .image: ATK_ROLE_IMAGE
      case .group where abilities.contains(.text): ATK_ROLE_PARAGRAPH
      case .group, .focusable: ATK_ROLE_PANEL
      case .text: ATK_ROLE_LABEL
      }
    }

    /// The states that are known without asking where the element is.
    var atkStates: [UInt32] {
      var states = [ATK_STATE_VISIBLE]
      for (member, found) in Self.states where state.contains(member) { states += found }
      if abilities.contains(.editing), !state.contains(.editable) {
        states.append(ATK_STATE_READ_ONLY)
      }
      if kind == .slider || kind == .progress { states.append(ATK_STATE_HORIZONTAL) }
      return states.map(\.rawValue)
    }

    private static var states: [(ReaderState, [AtkStateType])] {
      [
        (.enabled, [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE]), (.focusable, [ATK_STATE_FOCUSABLE]),
        (.focused, [ATK_STATE_FOCUSED]), (.checkable, [ATK_STATE_CHECKABLE]),
        (.checked, [ATK_STATE_CHECKED]), (.mixed, [ATK_STATE_INDETERMINATE]),
        (.selectable, [ATK_STATE_SELECTABLE]), (.selected, [ATK_STATE_SELECTED]),
        (.severalSelectable, [ATK_STATE_MULTISELECTABLE]), (.pressed, [ATK_STATE_PRESSED]),
        (.expandable, [ATK_STATE_EXPANDABLE]), (.expanded, [ATK_STATE_EXPANDED]),
        (.opensMenu, [ATK_STATE_HAS_POPUP]), (.editable, [ATK_STATE_EDITABLE]),
        (.singleLine, [ATK_STATE_SINGLE_LINE]), (.multiLine, [ATK_STATE_MULTI_LINE]),
        (.modal, [ATK_STATE_MODAL]),
      ]
    }

    /// What ATK has no property for.
    var attributes: [(String, String)] {
      var attributes = [("toolkit", "Waggle")]
      if let level { attributes.append(("level", "\(level)")) }
      if let prompt { attributes.append(("placeholder-text", prompt)) }
      if let identifier { attributes.append(("id", identifier)) }
      if let ariaRole { attributes.append(("xml-roles", ariaRole)) }
      if state.contains(.live) { attributes.append(("live", "polite")) }
      return attributes
    }
  }
#endif
