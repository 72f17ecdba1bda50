import Foundation
import SwiftUI
import WaggleTestKit

// How a program is used.
extension Player {
  private func point(_ step: Step, _ index: Int = 0) -> CGPoint {
    CGPoint(
      x: surroundings.size.width * step.part(index),
      y: surroundings.size.height * step.part(index + 1))
  }

  private func element(_ step: Step, _ host: TestHost) -> FoundElement? {
    let elements = host.elements
    return elements.isEmpty ? nil : elements[step.n[0] % elements.count]
  }

  /// Leaves the host while a finger is down, and all that flags present opens or closes.
  func leaveInTheMiddle(_ host: TestHost) {
    let seed = Int(program.seed % 1000)
    let step = Step(kind: .press, n: [seed * 37 % 1000, seed * 91 % 1000, 500, 500])
    host.press(at: point(step))
    host.advance(by: 0.03)
    if seed % 2 == 0 { host.move(to: point(step, 2)) }
    withAnimation { for slot in 0..<Model.count { model.flags[slot].toggle() } }
    host.frame()
    if seed % 5 == 0 { host.advance(by: 0.1) }
    if seed % 7 == 0 { model.tree = Node(kind: .text, id: 1, n: [0, 0, 0, 0]) }
  }

  func perform(_ step: Step, _ host: TestHost) {
    if isTouch(step, host) || isKey(step, host) || isAround(step, host) || isData(step, host) {
      return
    }
    switch step.kind {
    case .advance: host.advance(by: Double(step.n[0]) / 1500)
    case .longAdvance: host.advance(by: 1 + step.part(0) * 2)
    case .frame: host.frame()
    case .back: host.back()
    case .dismiss:
      for slot in 0..<Model.count where step.number(1, 2) == 0 || slot == step.number(0, 5) {
        model.flags[slot] = false
      }
      host.frame()
    case .perform:
      let acting = host.host.accessibilityElements.filter { !$0.actionNames.isEmpty }
      if !acting.isEmpty {
        let element = acting[step.n[0] % acting.count]
        host.frame {
          element.perform(named: element.actionNames[step.n[1] % element.actionNames.count])
        }
      }
    case .increment:
      let adjustable = host.host.accessibilityElements.filter(\.isAdjustable)
      if !adjustable.isEmpty {
        let element = adjustable[step.n[0] % adjustable.count]
        host.frame { if step.n[1] % 2 == 0 { element.increment() } else { element.decrement() } }
      }
    case .query:
      _ = host.elements
      _ = host.text
      _ = host.trace(Words.self)
      _ = host.preference(Sum.self)
      _ = host.description
    default: host.settle()
    }
  }

  private func isTouch(_ step: Step, _ host: TestHost) -> Bool {
    switch step.kind {
    case .tap: host.tap(at: point(step))
    case .tapElement: element(step, host)?.tap()
    case .doubleTap: host.tap(at: point(step), count: 2)
    case .longPress:
      host.press(at: point(step))
      host.advance(by: 0.3 + step.part(2))
      host.release(at: point(step))
    case .press:
      host.press(at: point(step))
      pressed = point(step)
    case .move:
      host.move(to: point(step))
      if pressed != nil { pressed = point(step) }
    case .release:
      host.release(at: pressed ?? point(step))
      pressed = nil
    case .swipe: swipe(host, from: point(step), to: point(step, 2))
    case .swipeElement:
      guard let frame = element(step, host)?.frame else { return true }
      let start = CGPoint(x: frame.midX, y: frame.midY)
      let far = step.n[1] % 2 == 0 ? -150.0 : 150.0
      swipe(
        host, from: start,
        to: step.n[1] % 3 == 0
          ? CGPoint(x: start.x, y: start.y + far) : CGPoint(x: start.x + far, y: start.y))
    case .dragSlowly: host.drag(from: point(step), to: point(step, 2))
    case .hover: host.hover(at: step.n[2] % 4 == 0 ? nil : point(step))
    case .secondaryClick: host.secondaryClick(at: point(step))
    case .wheel: host.scroll(at: point(step), by: CGVector(dx: 0, dy: CGFloat(step.n[2]) - 300))
    case .wheelAcross:
      host.scroll(at: point(step), by: CGVector(dx: CGFloat(step.n[2]) - 300, dy: 20))
    case .scrollTo: try? host.scroll(to: model.rows[step.number(0, 5)].last?.id ?? step.n[1])
    case .dropText: host.drop("dropped", at: point(step))
    case .pinch:
      host.press(at: point(step), finger: 1)
      host.press(at: point(step, 1), finger: 2)
      host.move(to: point(step, 2), finger: 2)
      host.advance(by: 0.05)
      host.release(at: point(step, 2), finger: 2)
      host.release(at: point(step), finger: 1)
    default: return false
    }
    return true
  }

  private func swipe(_ host: TestHost, from start: CGPoint, to end: CGPoint) {
    host.press(at: start)
    for part in 1...4 {
      host.advance(by: 0.016)
      let share = CGFloat(part) / 4
      host.move(
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    host.advance(by: 0.016)
    host.release(at: end)
    pressed = nil
  }

  private static let keys: [KeyEquivalent] = [
    .return, .space, .upArrow, .downArrow, .leftArrow, .rightArrow, .delete, .deleteForward, .home,
    .end, .pageUp, .pageDown, "a", "k", "z",
  ]

  private func isKey(_ step: Step, _ host: TestHost) -> Bool {
    switch step.kind {
    case .key:
      host.key(
        Self.keys[step.number(0, Self.keys.count)],
        modifiers: [[], [], .shift, .command, .control, .option][step.number(1, 6)])
    case .tab: host.key(.tab, modifiers: step.n[0] % 3 == 0 ? .shift : [])
    case .escape: host.key(.escape)
    case .undo: host.key("z", modifiers: step.n[0] % 2 == 0 ? .command : [.command, .shift])
    case .type:
      let fields = host.elements.filter { $0.role == .textField }
      if !fields.isEmpty {
        try? fields[step.n[0] % fields.count].type(
          ["abc", "12", "é👩‍👩‍👧", "a b\nc"][step.number(1, 4)])
      }
    case .typeKeys: for letter in ["h", "i", "1"] as [KeyEquivalent] { host.key(letter) }
    default: return false
    }
    return true
  }

  private func isAround(_ step: Step, _ host: TestHost) -> Bool {
    switch step.kind {
    case .resize:
      surroundings.size = CGSize(
        width: [390, 1000, 320, 0, 700, 100][step.number(0, 6)],
        height: [700, 300, 1200, 0, 50][step.number(1, 5)])
      if step.n[2] % 5 > 0, surroundings.size.width == 0 || surroundings.size.height == 0 {
        surroundings.size = CGSize(width: 844, height: 390)
      }
    case .direction: surroundings.direction = step.n[0] % 2 == 0 ? .rightToLeft : .leftToRight
    case .scheme: surroundings.scheme = step.n[0] % 2 == 0 ? .dark : .light
    case .textSize:
      surroundings.textSize = [.xSmall, .large, .xxxLarge, .accessibility5][step.number(0, 4)]
    case .keyboard: surroundings.keyboard = [0, 300, 900][step.number(0, 3)]
    case .safeArea: surroundings.safeArea = [0, 50, 120][step.number(0, 3)]
    case .locale: surroundings.locale = ["en", "de", "ar", "ja_JP"][step.number(0, 4)]
    case .reduceMotion:
      host.reducesMotion = step.n[0] % 2 == 0
      host.frame()
      host.reducesMotion = false
    case .phase:
      host.setEnvironment(\.scenePhase, step.n[0] % 2 == 0 ? .background : .active)
      host.frame()
      host.setEnvironment(\.scenePhase, .active)
    default: return false
    }
    surroundings.apply(to: host)
    host.frame()
    return true
  }

  private func isData(_ step: Step, _ host: TestHost) -> Bool {
    switch step.kind {
    case .flag, .number, .amount, .word, .rows, .path, .set, .choice, .replace, .insert, .remove,
      .reorder, .renumber:
      break
    default: return false
    }
    switch step.n[3] % 3 {
    case 0: withAnimation(step.n[3] % 2 == 0 ? .spring : .linear(duration: 0.3)) { change(step) }
    default: change(step)
    }
    if step.n[2] % 3 > 0 { host.frame() }
    return true
  }

  private func change(_ step: Step) {
    let (slot, n) = (step.number(0, Model.count), step.n[1])
    switch step.kind {
    case .flag: model.flags[slot].toggle()
    case .number: model.numbers[slot] = n % 8 - 1
    case .amount: model.amounts[slot] = Double(n % 11) / 10
    case .word: model.words[slot] = ["", "a", "long text of many words", "ab\ncd", "שלום"][n % 5]
    case .rows: model.change(slot, n)
    case .path: model.paths[slot] = Array(repeating: n % 5, count: n % 4)
    case .set: model.sets[slot] = n % 3 == 0 ? [] : Set(model.rows[slot].prefix(n % 4).map(\.id))
    case .choice: model.choices[slot] = n % 3 == 0 ? nil : n % 20
    case .replace:
      if let node = step.node { model.tree.change(step.n[0]) { $0 = node } }
    case .insert:
      if let node = step.node {
        model.tree.change(step.n[0]) { $0.children.insert(node, at: min(n % 4, $0.children.count)) }
      }
    case .remove:
      model.tree.change(step.n[0]) {
        if !$0.children.isEmpty { $0.children.remove(at: n % $0.children.count) }
      }
    case .reorder: model.tree.change(step.n[0]) { $0.children.reverse() }
    default: model.tree.change(step.n[0]) { $0.n[n % 4] = n / 4 % 12 }
    }
  }
}
