import Waggle

/// The text fields of a page.
@MainActor final class PageFields {
  /// By the numbers of their clients.
  private var fields: [Int: PageField] = [:]
  /// By the numbers of the page's elements.
  private var byElement: [Int: PageField] = [:]
  /// Fields that were edited since the last patch.
  private var edited: [PageField] = []
  /// The fields with answers that the page has not confirmed.
  private var answering: [PageField] = []
  /// Whether a field has made an answer since the last patch.
  private var isAnswered = false
  private let fonts: PageFonts

  init(_ fonts: PageFonts) { self.fonts = fonts }

  /// The field of a view, which gets one.
  private func field(of client: any TextInputClient) -> PageField {
    if let known = fields[client.textInputID], known.client === client { return known }
    let made = PageField(client)
    fields[client.textInputID] = made
    return made
  }

  /// The field of a view, with an answer if the page must have one.
  func updatedField(of client: any TextInputClient) -> PageField {
    let field = field(of: client)
    let (hadAnswers, revision) = (field.hasAnswers, field.revision)
    field.update()
    if field.revision != revision { isAnswered = true }
    if !hadAnswers, field.hasAnswers { answering.append(field) }
    return field
  }

  /// The last answer to a field of a view, and whether the page must have another; nil and true before there is a field.
  func state(of client: any TextInputClient) -> (answer: AttributeValue?, isStale: Bool) {
    guard let known = fields[client.textInputID], known.client === client else {
      return (nil, true)
    }
    return (known.answer, known.element > 0 && known.isStale)
  }

  /// A page's element was made for the view of that number.
  func began(_ client: Int, as element: Int) {
    guard let field = fields[client] else { return }
    byElement[field.element] = nil
    byElement[element] = field
    field.begin(element)
  }

  /// Applies an edit within a frame's event.
  func receive(_ edit: PageEdit) throws(WebSocketClose) {
    guard let field = byElement[edit.element] else { return }
    try field.receive(edit)
    edited.append(field)
  }

  /// Whether an edit had another outcome than the page shows.
  var areStale: Bool { edited.contains(where: \.isStale) }

  /// The edits that were applied since the last call, by element: the last of each.
  func takeApplied() -> [(element: Int, edit: Int)] {
    defer { edited = [] }
    return edited.map { ($0.element, $0.lastEdit) }
  }

  /// Whether the patch that was made has an answer.
  func takeAnswered() -> Bool {
    defer { isAnswered = false }
    return isAnswered
  }

  /// The page has shown all answers.
  func confirm() {
    for field in answering { field.confirm() }
    answering = []
  }

  /// Forgets the fields of views that are gone.
  func sweep() {
    guard fields.values.contains(where: { $0.client == nil }) else { return }
    fields = fields.filter { $0.value.client != nil }
    byElement = byElement.filter { $0.value.client != nil }
  }

  func font(_ font: FontDescriptor) -> String { fonts.css(font).font }
}
