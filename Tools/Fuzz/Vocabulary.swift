/// What a node can be.
enum Kind: String, Codable, CaseIterable {
  // Content.
  case text, markdown, dateText, longText, symbol, color, shape, gradient, spacer, divider, empty
  case label, canvas, geometry, unavailable, reader, observed, published, local, animatedNumber
  // Controls.
  case button, toggle, slider, stepper, picker, datePicker, colorPicker, multiDatePicker, textField
  case secureField, textEditor, menu, link, shareLink, pasteButton, gauge, progress, labeled
  case editButton, navigationLink, valueLink, renameButton
  // Containers.
  case vstack, hstack, zstack, lazyV, lazyH, lazyVGrid, lazyHGrid, grid, group, optional, either
  case rows, rowsOfRows, scroll, list, selectionList, form, section, table, outline, disclosure
  case navigationStack, pathStack, split, tabs, pages, viewThatFits, customLayout, anyLayout
  case groupBox, controlGroup, anchorStage, timeline, phases, keyframes, matched, scrollReader
  case hsplit, editableList, expandedSection, glass
  // What people combine.
  case fullRows, fieldRows, sortedTable, mixedPath, searchedList, sheetInTab, swapped

  /// Those whose children are shown.
  static let containers: [Kind] = Array(allCases.drop { $0 != .vstack })
  static let leaves: [Kind] = Array(allCases.prefix { $0 != .vstack })

  /// Those which move all the time, or whose state is not the model's.
  var isPrivate: Bool {
    switch self {
    case .local, .timeline, .phases, .keyframes, .navigationStack, .lazyV, .lazyH, .lazyVGrid,
      .lazyHGrid, .editableList, .editButton, .tabs,
      .pages, .split, .hsplit, .navigationLink, .fullRows, .fieldRows, .sortedTable, .mixedPath,
      .searchedList, .sheetInTab, .swapped:
      true
    default: false
    }
  }
}

enum ModifierKind: String, Codable, CaseIterable {
  // Layout.
  case frame, flexible, padding, fixedSize, aspectRatio, offset, position, layoutPriority, guide
  case safeAreaInset, ignoresSafeArea, safeAreaPadding, containerRelative, zIndex, hidden
  // Drawing.
  case background, overlay, opacity, clip, mask, blur, shadow, rotation, scale, rotation3D, border
  case tint, foreground, font, lineLimit, compositing, drawing, saturation, blend, redacted,
    shapeStyle
  // Motion.
  case animation, transition, transaction, contentTransition, symbolEffect, geometryGroup,
    scrollTransition
  case visualEffect, matchedGeometry
  // Gestures.
  case tap, doubleTap, longPress, drag, magnify, simultaneous, highPriority, hover, draggable, drop
  case allowsHitTesting, contentShape, disabled
  // Life.
  case onAppear, onChange, task, taskID, onReceive, id, tag
  // Preferences.
  case preference, transformPreference, anchorPreference, onPreference, overlayPreference
  case backgroundPreference, unlawfulPreference, geometryChange
  // Environment.
  case environment, environmentObject, dynamicType, direction, scheme, locale, controlSize,
    labelStyle
  // Rows.
  case swipeActions, contextMenu, badge, rowBackground, rowInsets, separator, listStyle, deletable
  case selectionDisabled
  // Styles.
  case buttonStyle, pickerStyle, toggleStyle, textFieldStyle, menuStyle, groupBoxStyle, formStyle
  case progressStyle, gaugeStyle, datePickerStyle, tabStyle, tableStyle, splitStyle,
    customButtonStyle
  case disclosureStyle, labeledStyle, buttonBorder
  // Presentations.
  case sheet, itemSheet, fullScreen, popover, alert, dialog, inspector, detents, interactiveDismiss
  // Screens.
  case title, toolbar, toolbarHidden, searchable, refreshable, destination, itemDestination,
    searchScopes
  case titleMenu, tabItem, backHidden
  // Scrolling.
  case scrollDisabled, scrollTarget, scrollPosition, contentMargins, defaultAnchor, scrollPhase,
    scrollGeometry
  // Focus and keys.
  case focused, focusable, keyPress, shortcut, submit, defaultFocus, focusSection
  // Accessibility.
  case accessibilityLabel, accessibilityValue, accessibilityElement, accessibilityAction,
    accessibilityHidden
  case accessibilityIdentifier, accessibilityAdjustable, accessibilitySort,
    accessibilityRepresentation
  case accessibilityTraits, help, sensory
  // Others.
  case coordinateSpace, alignmentOverlay, viewModifier, equatable

  var hasContent: Bool {
    switch self {
    case .background, .overlay, .mask, .safeAreaInset, .overlayPreference, .backgroundPreference,
      .swipeActions, .contextMenu, .rowBackground, .sheet, .itemSheet, .fullScreen, .popover,
      .alert,
      .dialog, .inspector, .toolbar, .destination, .itemDestination, .alignmentOverlay,
      .accessibilityRepresentation, .drop, .titleMenu:
      true
    default: false
    }
  }

  /// Those which move all the time, or whose state is not the model's, or depends on what was before.
  var isPrivate: Bool {
    switch self {
    case .symbolEffect, .searchable, .searchScopes, .focused, .defaultFocus, .refreshable,
      .scrollPosition,
      .defaultAnchor, .unlawfulPreference, .geometryChange, .matchedGeometry, .detents,
      .onPreference,
      .scrollPhase, .scrollGeometry, .task, .taskID, .onAppear, .onChange, .onReceive, .drag,
      .itemDestination,
      .hover, .swipeActions:
      true
    default: false
    }
  }
}

enum StepKind: String, Codable, CaseIterable {
  case tap, tapElement, doubleTap, longPress, press, move, release, swipe, swipeElement, dragSlowly
  case hover, secondaryClick, wheel, wheelAcross, scrollTo
  case key, tab, type, typeKeys, escape, undo
  case resize, direction, scheme, textSize, keyboard, safeArea, locale, reduceMotion, phase
  case advance, longAdvance, frame
  case flag, number, amount, word, rows, path, set, choice
  case replace, insert, remove, reorder, renumber
  case back, dismiss, perform, increment, dropText, pinch, query
}
