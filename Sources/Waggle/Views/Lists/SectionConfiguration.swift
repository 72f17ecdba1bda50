import WaggleGraph

/// One of the sections that a container was given: its header, its content and its footer (R211).
nonisolated public struct SectionConfiguration: Identifiable {
  /// Identifies a section among those of its container, as long as it exists.
  nonisolated public struct ID: Hashable, @unchecked Sendable {
    private let object: AnyObject

    fileprivate init(_ object: AnyObject) { self.object = object }

    /// Whether both are the same section.
    public static func == (a: ID, b: ID) -> Bool { a.object === b.object }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }

  /// The identity, which stays while the container's other views change.
  public let id: ID
  /// The values that the section carries for its container.
  public let containerValues: ContainerValues
  /// The views of the header; empty without one.
  public let header: SubviewsCollection
  /// The views of the footer; empty without one.
  public let footer: SubviewsCollection
  /// The views between them.
  public let content: SubviewsCollection
  /// Where the section comes from; nil for views in no section.
  private let list: SectionList?

  fileprivate init(
    _ id: ID, _ values: ContainerValues, _ parts: [SubviewsCollection], _ list: SectionList?
  ) {
    (self.id, containerValues, self.list) = (id, values, list)
    (header, content, footer) = (parts[0], parts[1], parts[2])
  }

  /// Whether the views are in no section.
  package var isLoose: Bool { list == nil }
  /// Whether the content is shown; nil for a section that cannot be collapsed. A body that reads it depends on it.
  package var isExpanded: Binding<Bool>? { list?.expansion?() }
}

@available(*, unavailable)
extension SectionConfiguration: Sendable {}

extension SectionConfiguration {
  fileprivate init(_ section: SectionList, _ around: ElementModifier?, root: _ViewInputs) {
    let parts = section.parts.map { SubviewsCollection($0, around: around, root: root) }
    self.init(ID(section), ContainerValues(around), parts, section)
  }

  /// Views in no section.
  fileprivate init(_ elements: [Subview], _ first: Subview) {
    let nothing = SubviewsCollection(elements: [])
    self.init(
      ID(first.element.element), ContainerValues(),
      [nothing, SubviewsCollection(elements: elements), nothing], nil)
  }
}

/// The sections that a container was given, in order (R211).
nonisolated public struct SectionCollection: RandomAccessCollection {
  /// The position of a section.
  public typealias Index = Int

  private var sections: [SectionConfiguration] = []

  /// The sections of a list that was made with the inputs `root`.
  init(_ list: ViewList, root: _ViewInputs) {
    var segments: [LazySegment] = []
    list.addSegments(to: &segments, around: nil)
    var loose: [Subview] = []
    for segment in segments {
      switch segment {
      case .element(let element): loose.append(Subview(element: element, root: root))
      case .rows(let rows, let around):
        loose += SubviewsCollection(rows, around: around, root: root).elements
      case .section(let section, let around):
        add(loose)
        loose = []
        sections.append(SectionConfiguration(section, around, root: root))
      }
    }
    add(loose)
  }

  private mutating func add(_ loose: [Subview]) {
    if let first = loose.first { sections.append(SectionConfiguration(loose, first)) }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

@available(*, unavailable)
extension SectionCollection: Sendable {}
