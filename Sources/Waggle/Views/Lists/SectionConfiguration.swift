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
}

@available(*, unavailable)
extension SectionConfiguration: Sendable {}

extension SectionConfiguration {
  fileprivate init(_ section: SectionList, _ around: ElementModifier?, root: _ViewInputs) {
    func subviews(_ part: Int) -> SubviewsCollection {
      SubviewsCollection(section.parts[part], around: around, root: root)
    }
    self.init(
      id: ID(section), containerValues: ContainerValues(around), header: subviews(0),
      footer: subviews(2), content: subviews(1))
  }

  /// Views in no section.
  fileprivate init(_ elements: [Subview], _ first: Subview) {
    let nothing = SubviewsCollection(elements: [])
    self.init(
      id: ID(first.element.element), containerValues: ContainerValues(), header: nothing,
      footer: nothing, content: SubviewsCollection(elements: elements))
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
