package import Waggle

/// An element of a window as a screen reader gets it.
///
/// Where it is, and what its actions are called, is asked for when a reader wants to know.
package struct ReaderElement: Equatable {
  package var kind: ElementKind
  package var name = ""
  /// What there is to say beyond the name: its value where it has no other place, the hint and the custom content.
  package var more = ""
  package var state: ReaderState = []
  /// The interfaces that it has, besides its name and its place.
  package var abilities: ReaderAbilities = []
  /// The number that it shows; nil for none.
  package var range: AccessibilityRange?
  /// The value as it is read aloud; nil for none.
  package var value: String?
  /// The text in it, for fields and for what is only text; nil for others.
  package var text: ReaderText?
  /// The level of a heading, from 1 to 6; nil for others.
  package var level: Int?
  /// What a field shows while it is empty; nil for nothing.
  package var prompt: String?
  package var identifier: String?
  /// The language of its words, as BCP 47 has it; nil where that is not known.
  package var language: String?
  /// Whether one of the buttons in it is chosen, as in a picker that shows its options.
  package var isChoice = false
  /// Where a link in a text leads, and the part of the text that it is; nil for others.
  package var link: AccessibilityLink?
  /// The name of a role that ATK has none for, as ARIA has it; nil for others.
  package var ariaRole: String?

  /// The words that are read aloud: the name, and the value beside it; nil for none.
  package var words: String? {
    let words = [name, value ?? more].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// What holds for an element, and may change.
package struct ReaderState: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let enabled = ReaderState(rawValue: 1 << 0)
  package static let focusable = ReaderState(rawValue: 1 << 1)
  package static let focused = ReaderState(rawValue: 1 << 2)
  package static let checkable = ReaderState(rawValue: 1 << 3)
  package static let checked = ReaderState(rawValue: 1 << 4)
  /// Neither on nor off.
  package static let mixed = ReaderState(rawValue: 1 << 5)
  package static let selectable = ReaderState(rawValue: 1 << 6)
  package static let selected = ReaderState(rawValue: 1 << 7)
  /// Several of its options can be chosen.
  package static let severalSelectable = ReaderState(rawValue: 1 << 8)
  /// A button that is down, as the chosen one of several.
  package static let pressed = ReaderState(rawValue: 1 << 9)
  package static let expandable = ReaderState(rawValue: 1 << 10)
  package static let expanded = ReaderState(rawValue: 1 << 11)
  package static let opensMenu = ReaderState(rawValue: 1 << 12)
  package static let editable = ReaderState(rawValue: 1 << 13)
  package static let singleLine = ReaderState(rawValue: 1 << 14)
  package static let multiLine = ReaderState(rawValue: 1 << 15)
  /// Its text is not shown.
  package static let secret = ReaderState(rawValue: 1 << 16)
  /// Elements behind it cannot be reached.
  package static let modal = ReaderState(rawValue: 1 << 17)
  /// Changes of it are to be read without the focus.
  package static let live = ReaderState(rawValue: 1 << 18)
}

/// What can be done with an element. As long as it is in the window that stays the same: with others it is another element.
package struct ReaderAbilities: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let actions = ReaderAbilities(rawValue: 1)
  package static let value = ReaderAbilities(rawValue: 2)
  package static let text = ReaderAbilities(rawValue: 4)
  package static let editing = ReaderAbilities(rawValue: 8)
  /// A choice among the elements in it.
  package static let choice = ReaderAbilities(rawValue: 16)
  /// A text that has links, which are in it.
  package static let links = ReaderAbilities(rawValue: 32)
  /// A link in a text.
  package static let link = ReaderAbilities(rawValue: 64)
  /// Rows and columns of cells.
  package static let table = ReaderAbilities(rawValue: 128)
  /// A cell of a table.
  package static let cell = ReaderAbilities(rawValue: 256)
}
