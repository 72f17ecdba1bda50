import Waggle

/// The words of a path, and what they were made from (C261).
struct WrittenAddress {
  let values: [AnyHashable]
  let declared: [ObjectIdentifier: ValueDestination]
  let words: [String]
}

extension StackModel {
  /// The values of the path as words, up to the first that cannot be written or read again, or for which none of the
  /// screens declares a destination.
  package var address: [String] {
    let path = pathValues
    if let written = writtenAddress, written.values == path, written.declared == values {
      return written.words
    }
    var words: [String] = []
    for value in path.prefix(ScreenAddress.longest.words) {
      guard let word = word(for: value) else { break }
      words.append(word)
    }
    words = ScreenAddress.fitting(words)
    writtenAddress = WrittenAddress(values: path, declared: values, words: words)
    return words
  }

  /// Shows the screens of these words: those that are shown already stay, and what is above them is removed. Reads one word, as
  /// its screen may declare the type of the next.
  package func open(_ words: [String], depth: Int) -> Int {
    guard let path, !state.screens.isEmpty else { return 0 }
    let shown = zip(address, words).prefix { $0 == $1 }.count
    if shown == words.count, depth <= pathDepth {
      pop(from: depth + 1)
      return shown
    }
    pop(from: shown + 1)
    guard shown < words.count, let value = value(in: words[shown]) else { return shown }
    path.set(Array(path.values.prefix(shown)) + [value])
    return shown + 1
  }

  package func goBack(by steps: Int) {
    if pathDepth > 0 { return pop(from: max(1, state.screens.count - steps)) }
    column?.split?.back()
  }

  package func goForward() -> Bool { column?.split?.returnToColumn() ?? false }

  // MARK: Words

  /// The text of a value; with the name of its type before it where the text alone is another value.
  private func word(for value: AnyHashable) -> String? {
    guard let declared = values[ObjectIdentifier(type(of: value.base))],
      let text = AddressWord.text(of: value.base)
    else { return nil }
    let words = [text, "\(declared.typeName):\(text)"]
    return words.first { self.value(in: $0).map { isSame($0, value) } ?? false }
  }

  private func isSame(_ a: AnyHashable, _ b: AnyHashable) -> Bool {
    a == b && type(of: a.base) == type(of: b.base)
  }

  /// The value in a word, of a type for which a screen is declared. Of several one that is written like that counts, then
  /// the first by name, a text last.
  private func value(in word: String) -> AnyHashable? {
    let all = values.values.sorted {
      ($0.typeName == "String" ? 1 : 0, $0.typeName) < (
        $1.typeName == "String" ? 1 : 0, $1.typeName
      )
    }
    for declared in all where word.hasPrefix("\(declared.typeName):") {
      if let value = accepted(declared.read(String(word.dropFirst(declared.typeName.count + 1)))) {
        return value
      }
    }
    let found = all.compactMap { accepted($0.read(word)) }
    return found.first { AddressWord.text(of: $0.base) == word } ?? found.first
  }

  private func accepted(_ value: AnyHashable?) -> AnyHashable? {
    value.flatMap { path?.accepts($0) == true ? $0 : nil }
  }
}
