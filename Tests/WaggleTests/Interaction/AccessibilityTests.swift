import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct AccessibilityTests {
  private func said<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    TestHost.small(content).elements.map {
      [$0.role.rawValue, $0.label, $0.value].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func `Text has its string as label, an image its name, colours and shapes none (C155)`() {
    let all = said {
      VStack {
        Text("Hello")
        Image(systemName: "star.fill")
        Color.red
        Circle()
      }
    }
    #expect(all == ["text Hello", "image star"])
  }

  @Test func `A label, a value and traits apply to the view that they modify`() throws {
    let host = TestHost.small {
      Text("5").padding(10)
        .accessibilityLabel("Count").accessibilityValue("five").accessibilityHint("counts")
        .accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits(.isStaticText)
    }
    let found = try host.find(label: "Count")
    #expect(found.value == "five")
    #expect(found.hint == "counts")
    #expect(found.role == .header)
    #expect(found.traits == [.isHeader, .isSelected])
    #expect(found.frame.height == 40.5)
    #expect(found.text == ["5"])
  }

  @Test func `Labels are given as text, as a key and as a string`() {
    let name = "Ada"
    let all = said {
      VStack {
        Color.red.accessibilityLabel(Text("one") + Text(" two"))
        Color.red.accessibilityLabel("three")
        Color.red.accessibilityLabel(name)
        Color.red.accessibility(label: Text("old"))
      }
    }
    #expect(all == ["other one two", "other three", "other Ada", "other old"])
  }

  @Test func `A label on several views makes a container of them`() {
    let all = said {
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityLabel("both")
    }
    #expect(all == ["other both", "text a", "text b"])
  }

  @Test func `Children are ignored, contained or combined`() {
    func pair() -> some View {
      HStack {
        Text("a")
        Text("b").accessibilityValue("v")
      }
    }
    #expect(said { pair().accessibilityElement().accessibilityLabel("x") } == ["other x"])
    #expect(
      said { pair().accessibilityElement(children: .contain).accessibilityLabel("x") }
        == ["other x", "text a", "text b v"])
    #expect(said { pair().accessibilityElement(children: .combine) } == ["text a, b v"])
  }

  @Test(arguments: [
    ("checkmark.circle.fill", "checkmark"), ("person.crop.circle", "person"),
    ("arrow.up", "arrow up"),
    ("circle.fill", "circle"), ("star", "star"), ("speaker.slash.fill", "speaker slash"),
    ("square.and.arrow.up", "square and arrow up"),
    ("plus.square.on.square", "plus square on square"),
    ("person.crop.circle.badge.plus", "person badge plus"),
    ("square.and.arrow.up.circle.fill", "square and arrow up"),
  ])
  func `C155: a symbol without a label is read as the words of its subject`(
    _ name: String, _ words: String
  ) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Image(systemName: name) }
    #expect(host.elements.map(\.label) == [words])
  }

  @Test func `A button is one element with the label of its content (C154, C155)`() {
    let all = said {
      Button {
      } label: {
        HStack {
          Image(systemName: "star")
          Text("Rate")
        }
      }
    }
    #expect(all == ["button Rate"])
  }

  @Test func `A view with the button trait is one element (C155)`() {
    let all = said {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityAddTraits(.isButton)
    }
    #expect(all == ["button a, b"])
  }

  @Test func `Hidden and transparent views are not in the accessibility tree (R170)`() {
    let all = said {
      VStack {
        Text("a").accessibilityHidden(true)
        Text("b").hidden()
        Text("c").opacity(0)
        VStack { Text("d") }.accessibilityHidden(true)
        Text("e").accessibilityHidden(false)
      }
    }
    #expect(all == ["text e"])
  }

  @Test func `Elements are read from top to bottom, those of a higher priority first`() {
    let all = said {
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        Text("c")
        Text("d").accessibilitySortPriority(1)
      }
    }
    #expect(all == ["text d", "text a", "text b", "text c"])
  }

  @Test func `Traits are a set`() {
    var traits: AccessibilityTraits = [.isButton, .isSelected]
    #expect(traits.contains(.isButton))
    #expect(!traits.contains([.isButton, .isHeader]))
    #expect(traits.insert(.isHeader).inserted)
    #expect(!traits.insert(.isHeader).inserted)
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits.remove(.isButton) == nil)
    #expect(traits == [.isHeader, .isSelected])
    #expect(traits.symmetricDifference(.isHeader) == .isSelected)
    #expect(traits.subtracting(.isSelected) == .isHeader)
    #expect(AccessibilityTraits().isEmpty)
  }
}
