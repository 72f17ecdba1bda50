import Foundation
import SwiftUI

extension View {
  @MainActor func gestureFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .tap: onTapGesture { use.act() }
    case .doubleTap: onTapGesture(count: 2) { use.act() }
    case .longPress: onLongPressGesture(minimumDuration: 0.3) { use.act() }
    case .drag: modifier(Dragged(use: use))
    case .magnify:
      gesture(
        MagnifyGesture().onChanged {
          use.model.wrappedValue.amounts[use.slot(0)] = min(1, $0.magnification / 3)
        })
    case .simultaneous: simultaneousGesture(TapGesture().onEnded { use.act() })
    case .highPriority:
      highPriorityGesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).onEnded { _ in
          use.act()
        })
    case .hover: onHover { use.model.wrappedValue.flags[use.slot(0)] = $0 }
    case .draggable: draggable("dragged \(use.number(0, 9))")
    case .drop:
      dropDestination(for: String.self) { words, _ in
        use.model.wrappedValue.words[use.slot(0)] = words.first ?? ""
        return true
      }
    case .allowsHitTesting: allowsHitTesting(!use.isOn)
    case .contentShape: contentShape(Rectangle())
    case .disabled: disabled(use.isOn)
    default: nil
    }
  }

  @MainActor func lifeFuzzed(_ use: Use) -> (any View)? {
    let model = use.model.wrappedValue
    let slot = use.slot(0)
    switch use.modifier.kind {
    case .onAppear:
      return onAppear { model.amounts[slot] = 0.7 }.onDisappear { model.amounts[slot] = 0.2 }
    case .onChange: return onChange(of: use.isOn) { model.numbers[slot] = $1 ? 3 : 1 }
    case .task: return task { model.words[slot] = "task" }
    case .taskID:
      return task(id: use.isOn) {
        await Task.yield()
        model.numbers[slot] = 5
      }
    case .onReceive: return onReceive(model.published.$value) { model.numbers[slot] = $0 }
    case .id: return id(model.numbers[slot])
    case .tag: return tag(use.number(0, 5))
    case .preference:
      return preference(key: Sum.self, value: model.numbers[slot]).preference(
        key: Words.self, value: [model.words[slot]])
    case .transformPreference: return transformPreference(Words.self) { $0.append("t") }
    case .anchorPreference: return anchorPreference(key: Places.self, value: .bounds) { [$0] }
    case .onPreference: return onPreferenceChange(Sum.self) { model.numbers[slot] = min($0, 3) }
    case .overlayPreference:
      return overlayPreferenceValue(Words.self) { words in
        Text(words.joined(separator: ","))
        use.content
      }
    case .backgroundPreference:
      return backgroundPreferenceValue(Sum.self) { sum in if sum > 0 { use.content } }
    case .unlawfulPreference:
      return preference(key: Last.self, value: model.numbers[slot]).overlayPreferenceValue(
        Last.self
      ) { Text("\($0)") }
    default: return nil
    }
  }

  @MainActor func focusFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .focused: return modifier(Focused(isOn: use.isOn))
    case .defaultFocus: return modifier(Focused(isOn: true))
    case .focusable: return focusable(!use.isOn)
    case .keyPress:
      return onKeyPress(.space) {
        use.act()
        return .handled
      }
    case .shortcut: return keyboardShortcut(use.isOdd(0) ? .defaultAction : KeyboardShortcut("k"))
    case .submit: return onSubmit { use.act() }.submitLabel(.done)
    case .focusSection: return focusSection()
    default: return nil
    }
  }

  @MainActor func accessibilityFuzzed(_ use: Use) -> (any View)? {
    switch use.modifier.kind {
    case .accessibilityLabel: return accessibilityLabel("label \(use.number(0, 4))")
    case .accessibilityValue:
      return accessibilityValue("\(use.model.wrappedValue.numbers[use.slot(0)])")
    case .accessibilityElement:
      return accessibilityElement(children: [.ignore, .combine, .contain][use.number(0, 3)])
    case .accessibilityAction: return accessibilityAction(named: "act") { use.act() }
    case .accessibilityHidden: return accessibilityHidden(use.isOn)
    case .accessibilityIdentifier: return accessibilityIdentifier("id\(use.number(0, 4))")
    case .accessibilityAdjustable: return accessibilityAdjustableAction { _ in use.act() }
    case .accessibilitySort: return accessibilitySortPriority(Double(use.number(0, 3)))
    case .accessibilityRepresentation: return accessibilityRepresentation { use.content }
    case .accessibilityTraits: return accessibilityAddTraits(.isHeader)
    case .help: return help("help")
    case .sensory: return sensoryFeedback(.success, trigger: use.isOn)
    default: return nil
    }
  }
}

private struct Dragged: ViewModifier {
  let use: Use
  @GestureState private var offset = CGSize.zero
  func body(content: Content) -> some View {
    content.offset(offset).gesture(
      DragGesture().updating($offset) { value, state, _ in state = value.translation }
        .onEnded { _ in use.act() })
  }
}

private struct Focused: ViewModifier {
  let isOn: Bool
  @FocusState private var focus: Int?
  func body(content: Content) -> some View {
    content.focused($focus, equals: 1)
      .onChange(of: isOn) { focus = isOn ? 1 : nil }
      .defaultFocus($focus, 1)
  }
}
