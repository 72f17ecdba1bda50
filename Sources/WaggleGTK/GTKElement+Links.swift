#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleWindow

  // MARK: Links in a text

  /// A text names its links by their places in it.
  func setHypertext(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkHypertextIface.self)
    functions.pointee.get_n_links = { text in
      gint(
        GTKElement.ask(text, else: 0) { element, reader in
          reader.prepareAnswer()
          return element.node.links.count
        })
    }
    functions.pointee.get_link = { text, index in
      atkLink(
        GTKElement.ask(text, else: 0) { element, reader in
          reader.prepareAnswer()
          let links = element.node.links
          guard links.indices.contains(Int(index)) else { return 0 }
          return element.window.linkAddress(of: links[Int(index)])
        })
    }
    functions.pointee.get_link_index = { text, offset in
      gint(
        GTKElement.ask(text, else: -1) { element, reader in
          reader.prepareAnswer()
          return element.node.links.firstIndex {
            $0.element.link?.range.contains(Int(offset)) ?? false
          } ?? -1
        })
    }
  }

  /// A link gives its object of that kind.
  func setLink(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkHyperlinkImplIface.self)
    functions.pointee.get_hyperlink = { link in
      let found = atkLink(
        GTKElement.ask(link, else: 0) { element, _ in UInt(bitPattern: element.madeHyperlink) })
      found.map { _ = g_object_ref($0) }
      return found
    }
  }

  /// A link of an address that was found on the main actor.
  private func atkLink(_ address: UInt) -> UnsafeMutablePointer<AtkHyperlink>? {
    UnsafeMutablePointer(bitPattern: address)
  }

  extension GTKAccessibility {
    /// The address of the link that a node is; 0 for none.
    fileprivate func linkAddress(of node: ReaderNode) -> UInt {
      guard object(of: node) != nil, let element = node.peer as? GTKElement else { return 0 }
      return UInt(bitPattern: element.madeHyperlink)
    }
  }

  extension GTKElement {
    /// The object of the link, made the first time.
    fileprivate var madeHyperlink: UnsafeMutablePointer<AtkHyperlink> {
      if let hyperlink { return hyperlink }
      let made = g_object_new_with_properties(Self.linkType, 0, nil, nil)!
      g_object_set_qdata(
        made, GTKAccessibility.quark, Unmanaged.passUnretained(self).toOpaque())
      let link = UnsafeMutableRawPointer(made).assumingMemoryBound(to: AtkHyperlink.self)
      hyperlink = link
      return link
    }

    /// The element is gone: a link that a reader keeps longer is not valid.
    func endHyperlink() {
      guard let hyperlink else { return }
      g_object_set_qdata(waggle_object(hyperlink), GTKAccessibility.quark, nil)
      g_object_unref(hyperlink)
      self.hyperlink = nil
    }

    /// The class of links, made the first time that it is asked for.
    private static var linkType: GType {
      let known = g_type_from_name("WaggleLink")
      guard known == 0 else { return known }
      var info = GTypeInfo()
      info.class_size = guint16(MemoryLayout<AtkHyperlinkClass>.size)
      info.instance_size = guint16(MemoryLayout<AtkHyperlink>.size)
      info.class_init = { setLinkClass($0, $1) }
      return g_type_register_static(
        waggle_atk_hyperlink_type(), "WaggleLink", &info, GTypeFlags(rawValue: 0))
    }
  }

  private func setLinkClass(_ type: gpointer?, _ data: gpointer?) {
    let functions = type!.assumingMemoryBound(to: AtkHyperlinkClass.self)
    functions.pointee.get_uri = { link, _ in
      GTKElement.ask(link.map { UnsafeMutableRawPointer($0) }, else: nil) { element, _ in
        element.node.element.link?.url.absoluteString
      }.flatMap { g_strdup($0) }
    }
    functions.pointee.get_object = { link, _ in
      atkObject(
        GTKElement.ask(link.map { UnsafeMutableRawPointer($0) }, else: 0) { element, _ in
          UInt(bitPattern: element.object)
        })
    }
    functions.pointee.get_start_index = { gint(linkRange($0).lowerBound) }
    functions.pointee.get_end_index = { gint(linkRange($0).upperBound) }
    functions.pointee.is_valid = { link in
      GTKElement.ask(link.map { UnsafeMutableRawPointer($0) }, else: 0) { _, _ in 1 }
    }
    functions.pointee.get_n_anchors = { _ in 1 }
    functions.pointee.link_state = { _ in 0 }
  }

  /// The part of its text that a link is, in Unicode scalars.
  private func linkRange(_ link: UnsafeMutablePointer<AtkHyperlink>?) -> Range<Int> {
    GTKElement.ask(link.map { UnsafeMutableRawPointer($0) }, else: 0..<0) { element, _ in
      element.node.element.link?.range ?? 0..<0
    }
  }
#endif
