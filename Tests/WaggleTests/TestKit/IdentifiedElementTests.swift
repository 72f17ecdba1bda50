import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// An identifier finds the element as it is read, wherever the identifier is among the modifiers.
@MainActor @Suite struct IdentifiedElementTests {
  enum Chain: CaseIterable {
    case label, value, hint, traits, action, namedAction, adjustable, ignored, combined, contained,
      menu, contextMenu,
      heading, background, padded, inStack, customContent, inputLabels
  }

  @Test(arguments: Chain.allCases)
  func `C421: what is set after the identifier is found as what is set before it`(_ chain: Chain)
    throws
  {
    let tally = Tally()
    let words = try [true, false].map { isFirst in
      let host = TestHost {
        VStack {
          Text("other")
          if isFirst {
            Self.view(chain).accessibilityIdentifier("x").modifier(
              Change(chain: chain, tally: tally))
          } else {
            Self.view(chain).modifier(Change(chain: chain, tally: tally)).accessibilityIdentifier(
              "x")
          }
        }
      }
      let found = try host.find(identifier: "x")
      try use(found, chain)
      return
        "\(found.label ?? "") \(found.value ?? "") \(found.hint ?? "") \(found.role) \(found.traits.rawText)"
    }
    #expect(words[0] == words[1])
    if [.namedAction, .adjustable, .contextMenu].contains(chain) { #expect(tally.count == 2) }
    switch chain {
    case .label, .ignored, .background, .padded, .inStack: #expect(words[0].hasPrefix("Label"))
    case .value: #expect(words[0].contains("Value"))
    case .hint: #expect(words[0].contains("Hint"))
    case .combined: #expect(words[0].hasPrefix("a, b"))
    default: break
    }
  }

  @Test(arguments: [true, false])
  func `C421, C092: actions of a row are performed by the identifier of what is in it`(
    _ isFirst: Bool
  ) throws {
    let tally = Tally()
    let numbers = Knob([1, 2])
    let host = TestHost {
      Turned(numbers) { shown in
        List {
          ForEach(shown, id: \.self) { number in
            if isFirst {
              Text("\(number)").accessibilityIdentifier("row \(number)")
                .swipeActions { Button("Flag") { tally.count += number } }
            } else {
              Text("\(number)").swipeActions { Button("Flag") { tally.count += number } }
                .accessibilityIdentifier("row \(number)")
            }
          }
          ForEach(shown, id: \.self) { number in
            HStack {
              Text("\(number)")
              Text("b").accessibilityIdentifier("deleted \(number)")
            }
          }
          .onDelete { numbers.value.remove(atOffsets: $0) }
        }
      }
    }
    try host.find(identifier: "row 2").perform("Flag")
    #expect(tally.count == 2)
    try host.find(identifier: "deleted 1").perform("Delete")
    #expect(numbers.value == [2])
  }

  @Test func `C421: views in a container have their own words, and the container its`() throws {
    let host = TestHost {
      HStack {
        Text("a").accessibilityIdentifier("a")
        Text("b").accessibilityLabel("B").accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("both")
      .accessibilityElement(children: .combine)
    }
    #expect(
      try ["a", "b", "both"].map { try host.find(identifier: $0).label } == ["a", "B", "a, B"])
  }

  // MARK: Chains

  @ViewBuilder private static func view(_ chain: Chain) -> some View {
    switch chain {
    case .ignored, .combined, .contained:
      HStack {
        Text("a")
        Text("b")
      }
    default: Text("a")
    }
  }

  private struct Change: ViewModifier {
    let chain: Chain
    let tally: Tally

    @ViewBuilder func body(content: Content) -> some View {
      switch chain {
      case .label: content.accessibilityLabel("Label")
      case .value: content.accessibilityValue("Value")
      case .hint: content.accessibilityHint("Hint")
      case .traits: content.accessibilityAddTraits([.isButton, .isSelected])
      case .action: content.accessibilityAction { tally.count += 1 }
      case .namedAction: content.accessibilityAction(named: "Go") { tally.count += 1 }
      case .adjustable: content.accessibilityAdjustableAction { _ in tally.count += 1 }
      case .ignored: content.accessibilityElement(children: .ignore).accessibilityLabel("Label")
      case .combined: content.accessibilityElement(children: .combine)
      case .contained: content.accessibilityElement(children: .contain)
      case .menu, .contextMenu: content.contextMenu { Button("Go") { tally.count += 1 } }
      case .heading: content.accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      case .background: content.background(Color.red).accessibilityLabel("Label")
      case .padded: content.padding().frame(width: 99).accessibilityLabel("Label")
      case .inStack: VStack { content }.accessibilityLabel("Label")
      case .customContent: content.accessibilityCustomContent("Age", "3")
      case .inputLabels: content.accessibilityInputLabels(["Other"])
      }
    }
  }

  private func use(_ found: FoundElement, _ chain: Chain) throws {
    switch chain {
    case .namedAction, .contextMenu: try found.perform("Go")
    case .adjustable: try found.increment()
    default: break
    }
  }
}

extension AccessibilityTraits {
  fileprivate var rawText: String { String(describing: self) }
}
