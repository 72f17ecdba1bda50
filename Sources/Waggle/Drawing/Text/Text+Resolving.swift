package import Foundation

extension Text {
  /// The text with all attributes resolved, ready to be measured.
  package func resolve(in environment: EnvironmentValues) -> StyledText {
    resolve(in: environment, at: nil) { _, _ in nil }.text
  }

  /// A text with all attributes resolved.
  struct Resolved {
    var text: StyledText
    /// When the text changes by itself next; nil if it stays.
    var next: Date?
    /// Where its runs lead; empty where none is a link.
    var links: [Int: URL] = [:]
    /// What renderers read of its runs; empty where none has a custom attribute.
    var marks: [Int: TypedBag] = [:]
  }

  /// The same at a date, with the images that `find` finds.
  func resolve(
    in environment: EnvironmentValues, at now: Date?,
    images find: @escaping (Image, EnvironmentValues) -> InlineImage?
  ) -> Resolved {
    let paragraph = environment.paragraph
    var builder = TextBuilder(environment: environment, textCase: paragraph.textCase, now: now)
    builder.image = find
    builder.add(self, TextAttributes(environment))
    var text = StyledText(runs: builder.runs)
    text.alignment = StyledText.Alignment(paragraph.alignment)
    text.truncation = StyledText.Truncation(paragraph.truncation)
    text.embeddingLevel = environment.embeddingLevel
    text.lineLimit = paragraph.lineLimit
    text.minimumLines = paragraph.minimumLines
    text.lineSpacing = paragraph.lineSpacing
    text.minimumScaleFactor = paragraph.minimumScaleFactor
    text.allowsTightening = paragraph.allowsTightening
    text.scale = environment.displayScale
    text.fontGeneration = paragraph.fontGeneration
    text.isRedacted = paragraph.redaction.hidesContent
    if text.mayHaveHan {
      text.hanForms =
        paragraph.language.map { StyledText.HanForms($0) }
        ?? StyledText.HanForms(environment.locale)
    }
    return Resolved(
      text: text, next: builder.next, links: builder.links, marks: builder.marks)
  }

  /// The complete string, before truncation. Of images it has what they are read as.
  package func string(in environment: EnvironmentValues, at now: Date? = nil) -> String {
    if case .verbatim(let string) = storage, environment.textCase == nil { return string }
    var builder = TextBuilder(environment: environment, textCase: environment.textCase, now: now)
    builder.words = ""
    builder.add(self, TextAttributes())
    return builder.words ?? ""
  }
}

/// The attributes of a part of a text.
private struct TextAttributes {
  var traits: TextTraits
  /// nil is the view's foreground style.
  var style: AnyShapeStyle?
  var link: URL?
  /// The custom attributes; nil for none.
  var marks: TypedBag?

  init(_ environment: EnvironmentValues) { traits = environment.textTraits }

  /// None, where only the words are wanted.
  init() { traits = TextTraits() }

  mutating func apply(_ change: Text.Change, _ outer: TextTraits) {
    switch change {
    case .color(let color): style = color.map { AnyShapeStyle($0) }
    case .style(let new): style = new
    case .font(let font): traits.font = font ?? outer.font
    case .weight(let weight): traits.weight = weight
    case .width(let width): traits.width = width
    case .design(let design): traits.design = design
    case .bold(let isActive): traits.isBold = isActive
    case .italic(let isActive): traits.isItalic = isActive
    case .monospaced(let isActive): traits.isMonospaced = isActive
    case .tabularDigits: traits.hasTabularDigits = true
    case .underline(let line): traits.underline = line
    case .strikethrough(let line): traits.strikethrough = line
    case .kerning(let kerning): traits.kerning = kerning
    case .tracking(let tracking): traits.tracking = tracking
    case .baselineOffset(let offset): traits.baselineOffset = offset
    case .scale(let scale): traits.scale = scale
    case .custom(let attribute): attribute.set(in: &marks)
    case .lineHeight(let height): traits.lineHeight = height
    }
  }
}

extension TextAttributes {
  /// Applies what Markdown says (C345).
  fileprivate mutating func apply(_ intents: InlinePresentationIntent) {
    if intents.contains(.emphasized) { traits.isItalic = true }
    if intents.contains(.stronglyEmphasized) { traits.isBold = true }
    if intents.contains(.code) { traits.isMonospaced = true }
    if intents.contains(.strikethrough) { traits.strikethrough = .single }
  }

  /// Applies the attributes of a part of an attributed string.
  fileprivate mutating func apply(_ run: AttributedString.Runs.Run) {
    let values = run.attributes
    if let link = values.link { lead(to: link) }
    if let intents = values.inlinePresentationIntent { apply(intents) }
    if let font = values.swiftUI.font { traits.font = font }
    if let color = values.swiftUI.foregroundColor { style = AnyShapeStyle(color) }
    if let line = values.swiftUI.underlineStyle { traits.underline = line }
    if let line = values.swiftUI.strikethroughStyle { traits.strikethrough = line }
    if let kern = values.swiftUI.kern { traits.kerning = kern }
    if let tracking = values.swiftUI.tracking { traits.tracking = tracking }
    if let offset = values.swiftUI.baselineOffset { traits.baselineOffset = offset }
  }

  /// Makes it a link, which has the tint (C345).
  fileprivate mutating func lead(to url: URL) {
    link = url
    style = AnyShapeStyle(.tint)
  }
}

/// Builds runs from a text and the texts inside it, outer attributes first.
private struct TextBuilder {
  let environment: EnvironmentValues
  let textCase: Text.Case?
  /// The present of texts that update themselves; nil is the system's.
  let now: Date?
  /// Finds images; nil where only the string is needed.
  var image: ((Image, EnvironmentValues) -> InlineImage?)?
  /// The string, where nothing else is wanted; nil where the runs are.
  var words: String?
  private(set) var runs: [StyledText.Run] = []
  /// When such a text changes next.
  private(set) var next: Date?
  /// Where runs lead, by their index.
  private(set) var links: [Int: URL] = [:]
  /// The custom attributes of runs, by their index.
  private(set) var marks: [Int: TypedBag] = [:]

  init(environment: EnvironmentValues, textCase: Text.Case?, now: Date?) {
    self.environment = environment
    self.textCase = textCase
    self.now = now
  }

  mutating func add(_ text: Text, _ outer: TextAttributes) {
    var attributes = outer
    if words == nil {
      for change in text.changes { attributes.apply(change, environment.textTraits) }
    }
    switch text.storage {
    case .verbatim(let string): addRun(string, attributes)
    case .formatted(let value): addRun(value.string(in: environment.formatContext), attributes)
    case .passing(let time):
      let now = now ?? Date()
      if let change = time.nextChange(after: now) { next = min(next ?? change, change) }
      addRun(time.string(at: now, in: environment.formatContext), attributes)
    case .joined(let texts):
      for next in texts { add(next, attributes) }
    case .localized(let localized):
      for piece in localized.pieces(in: environment.formatContext) { add(piece, attributes) }
    case .attributed(let string):
      for run in string.runs {
        var inner = attributes
        inner.apply(run)
        addRun(String(string[run.range].characters), inner)
      }
    case .image(let image): add(image, attributes)
    }
  }

  private mutating func add(_ piece: LocalizedText.Piece, _ outer: TextAttributes) {
    var attributes = outer
    if piece.style != InlineMarkdown.Style() {
      attributes.apply(piece.style.intents)
      if let url = piece.style.destination.flatMap({ URL(string: $0) }) { attributes.lead(to: url) }
    }
    switch piece.content {
    case .string(let string): addRun(string, attributes)
    case .text(let inner): add(inner, attributes)
    }
  }

  private mutating func add(_ image: Image, _ attributes: TextAttributes) {
    guard let find = self.image else {
      if let label = image.label(in: environment) { addRun(label, attributes) }
      return
    }
    if let found = find(image, environment) {
      addRun("\u{FFFC}", attributes, image: found)
    }
  }

  private mutating func addRun(
    _ string: String, _ attributes: TextAttributes, image: InlineImage? = nil
  ) {
    if words != nil {
      words! += cased(string)
      return
    }
    let traits = attributes.traits
    let paint = attributes.style?.paint(in: environment) ?? environment.foregroundPaint
    var run = StyledText.Run(
      string: cased(string), font: traits.descriptor(in: environment.dynamicTypeSize),
      color: paint.color, underline: traits.underline == .single,
      strikethrough: traits.strikethrough == .single, tracking: traits.letterSpacing,
      baselineOffset: traits.baselineOffset)
    run.gradientAndShadows = GradientAndShadows(paint)
    let underline = traits.underline?.line(in: environment.colorContext)
    let strikethrough = traits.strikethrough?.line(in: environment.colorContext)
    if image != nil || underline != nil || strikethrough != nil {
      run.ornament = .ornament(image: image, underline: underline, strikethrough: strikethrough)
    }
    if let link = attributes.link { links[runs.count] = link }
    if let own = attributes.marks { marks[runs.count] = own }
    runs.append(run)
  }

  private func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }
}

extension StyledText.Alignment {
  fileprivate init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension StyledText.Truncation {
  fileprivate init(_ mode: Text.TruncationMode) {
    switch mode {
    case .head: self = .head
    case .middle: self = .middle
    case .tail: self = .tail
    }
  }
}

extension StyledText {
  /// False when no character is beyond U+2FFF, which is cheap to check; then the locale does not matter.
  fileprivate var mayHaveHan: Bool {
    runs.contains { run in run.string.utf8.contains { $0 >= 0xE3 } }
  }
}

extension StyledText.HanForms {
  /// By the locale's language, script and region; nil for languages that are not written with Han characters.
  init?(_ locale: Locale) {
    guard ["ja", "ko", "yue", "zh"].contains(where: locale.identifier.hasPrefix) else { return nil }
    self.init(Locale.Language(identifier: locale.identifier))
  }

  /// By the language's script and region; nil for languages that are not written with Han characters.
  init?(_ language: Locale.Language) {
    switch language.languageCode {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh": self = Self.chinese(language.script?.identifier, language.region?.identifier)
    default: return nil
    }
  }

  private static func chinese(_ script: String?, _ region: String?) -> Self {
    switch (script, region) {
    case ("Hans", _): .simplified
    case (_, "HK"), (_, "MO"): .hongKong
    case ("Hant", _), (_, "TW"): .traditional
    default: .simplified
    }
  }
}
