import Foundation
import WaggleGraph

/// Sets accessibility properties of a view.
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  let properties: AccessibilityProperties

  init(_ change: (inout AccessibilityProperties) -> Void) {
    var properties = AccessibilityProperties()
    change(&properties)
    self.properties = properties
  }

  /// Makes the content and a node with the properties.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(AccessibilityNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// How the elements inside a view are combined.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine, row, control }
  private let kind: Kind

  /// The elements inside are not read.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside are read as children of one container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside are merged into one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// Texts are merged into one; where something inside acts, it is a child of a container with their label.
  static let row = AccessibilityChildBehavior(kind: .row)
  /// The elements inside are merged into one, but controls in a control stay beside it.
  static let control = AccessibilityChildBehavior(kind: .control)
}

/// The properties that one modifier sets; nil where it leaves one as it is.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var help: Text?
  var identifier: String?
  var isHidden = false
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var sortPriority: Double?
  var children: AccessibilityChildBehavior?
  var headingLevel: AccessibilityHeadingLevel?
  var role: AccessibilityRole?
  var range: AccessibilityRange?
  var activation: ActivationPoint.Target?
  /// Whether what the view is called is the value of the control around it.
  var isValue = false
  /// How the controls inside are read as actions of the row around; nil where they are not.
  var rowAction: AccessibilityRowAction?
  var actions = AccessibilityActions()
  var customContent: CustomContentChange?
  var inputLabels: [Text]?
  var pair: LabeledPair?
  var linkedGroup: NamespacedID?
  var tablePart: AccessibilityTablePart?
  var findPlace: (() -> AccessibilityPlace?)?

  /// Whether the modifier creates an element for a view that has none.
  private var createsElement: Bool {
    label != nil || value != nil || !added.isEmpty || !actions.isEmpty || role != nil
      || range != nil || activation != nil
  }

  /// Whether the modifier leaves all as it is, as `accessibilityHidden(false)` does.
  private var changesNothing: Bool {
    !createsElement && hint == nil && help == nil && identifier == nil && removed.isEmpty
      && sortPriority == nil && children == nil && headingLevel == nil && !isValue
      && rowAction == nil && customContent == nil && inputLabels == nil && pair == nil
      && linkedGroup == nil && tablePart == nil && findPlace == nil
  }

  /// Whether the modifier adds actions and changes nothing else, like what is around a page.
  private var addsActionsAlone: Bool {
    var rest = self
    rest.actions = AccessibilityActions()
    return rest.changesNothing
  }

  /// Whether a view with these properties is one element around those inside, which is not adjusted itself.
  fileprivate var onlyContains: Bool {
    children == .contain && !isHidden && rowAction == nil && actions.adjust == nil
  }

  /// Whether the elements inside act as one control and are therefore read as one (C155).
  private var actsAsOneControl: Bool { added.contains(.isButton) || added.contains(.isLink) }

  /// The elements of a view with these properties applied.
  func applied(
    to elements: [AccessibilityElement], of view: ViewNode, in environment: EnvironmentValues,
    at now: Date
  ) -> [AccessibilityElement] {
    if isHidden { return [] }
    if changesNothing { return elements }
    if let rowAction { return elements.map { $0.asRowAction(rowAction) } }
    if case .cell = tablePart { return elements.map { $0.asPart(tablePart) } }
    if children == nil || children == .control,
      let (control, others) = elements.controlAndOthers
    {
      return change([control.representing(view)], of: view, in: environment, at: now) + others
    }
    return change(elements, of: view, in: environment, at: now)
  }

  private func change(
    _ elements: [AccessibilityElement], of view: ViewNode, in environment: EnvironmentValues,
    at now: Date
  ) -> [AccessibilityElement] {
    guard var element = singleElement(of: elements, view) else { return elements }
    if !environment.hidesContent { setWords(of: &element, in: environment, at: now) }
    if isValue { (element.value, element.label) = (element.label, nil) }
    // Whether a toggle is on is drawn all the same.
    if let value, !environment.hidesContent || element.traits.contains(.isToggle) {
      element.value = value.string(in: environment, at: now)
    }
    if let identifier { element.identifier = identifier }
    if let sortPriority { element.sortPriority = sortPriority }
    if let headingLevel { element.headingLevel = headingLevel }
    if let role { element.role = role }
    if let range { element.range = range }
    if let activation { element.activation = ActivationPoint(view: view, target: activation) }
    if let pair { element.pair = pair }
    if let linkedGroup { element.linkedGroup = linkedGroup }
    if let tablePart { element.tablePart = tablePart }
    if let findPlace { element.findPlace = findPlace }
    element.actions.add(inFrontOf: actions)
    if !environment.isEnabled { element.isDisabledByEnvironment = true }
    element.traits = element.traits.subtracting(removed).union(added)
    // A row that can be selected acts itself, and is not pressed where the one control in it is.
    if added.contains(.isSelectable) { element.activation = nil }
    return [element]
  }

  /// Sets what it is called, unless its content is redacted (C194).
  private func setWords(
    of element: inout AccessibilityElement, in environment: EnvironmentValues, at now: Date
  ) {
    if let label {
      element.label = label.string(in: environment, at: now)
      element.isNamedBySymbol = false
    }
    if let help {
      element.help = help.string(in: environment)
      if element.hint == nil { element.hint = element.help }
    }
    if let hint { element.hint = hint.string(in: environment) }
    customContent?.apply(to: &element.customContent, in: environment)
    if let inputLabels { element.inputLabels = inputLabels.map { $0.string(in: environment) } }
  }

  /// The single element for the view; nil when there is none.
  private func singleElement(of elements: [AccessibilityElement], _ view: ViewNode)
    -> AccessibilityElement?
  {
    if children == .ignore { return AccessibilityElement(view) }
    if children == .combine || (children == .control || actsAsOneControl) && elements.count > 1 {
      return .combined(elements, for: view)
    }
    if children == .row { return .row(elements, for: view) }
    if children == .contain || elements.count > 1 && createsElement {
      var container = AccessibilityElement(view)
      container.children = elements
      return container
    }
    if elements.count == 1 {
      return addsActionsAlone ? elements[0] : elements[0].representing(view)
    }
    return createsElement ? AccessibilityElement(view) : nil
  }
}

/// The node of a view with accessibility properties.
private final class AccessibilityNode: ModifierNode {
  private let modifier: _GraphValue<AccessibilityAttachmentModifier>
  private let environment: EnvironmentSource
  private unowned let runtime: Runtime

  init(
    _ content: ViewNode, _ modifier: _GraphValue<AccessibilityAttachmentModifier>,
    _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    environment = inputs.environment
    runtime = inputs.runtime
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == AccessibilityOutput.self {
      let elements = Collected(around: { [self] in
        properties.onlyContains ? content.output(AccessibilityOutput.self) : nil
      }) { [self] in
        self.elements
      }
      return castOutput(elements, of: AccessibilityOutput.self, for: key)
    }
    if key == IdentifiedOutput.self {
      return castOutput(Collected { [self] in identified }, of: IdentifiedOutput.self, for: key)
    }
    return super.output(key)
  }

  private var properties: AccessibilityProperties {
    runtime.graph.untracked { modifier.read(in: runtime.graph) }.properties
  }

  private var elements: [AccessibilityElement] {
    let values = environment.current
    let properties = properties
    if let reads = runtime.recordedReads {
      [properties].record(from: modifier.node, in: reads, runtime) { [self] in [self.properties] }
    }
    return properties.applied(
      to: content.accessibilityElements, of: content, in: values, at: runtime.date)
  }

  private var identified: [IdentifiedView] {
    let attached = properties.identifier.map { [IdentifiedView($0, self)] } ?? []
    return attached + content.identifiedViews.map { $0.modified(by: self) }
  }
}
