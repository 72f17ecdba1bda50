#if Window
  import CGTK
  import Waggle
  import WaggleWindow

  // Tables by rows, columns and cells. The rows are those that were made; their attributes have their places among all.

  extension WindowReader {
    /// Where a row, a cell or an item of a list is, as ARIA counts: from 1.
    func placeAttributes(of node: ReaderNode) -> [(String, String)] {
      switch node.element.kind {
      case .table:
        let count = node.rows.first.flatMap { place(of: $0)?.count } ?? 0
        return [("rowcount", "\(count)"), ("colcount", "\(node.columnCount)")]
      case .tableRow, .cell:
        let row = place(of: node).map { [("rowindex", "\($0.index + 1)")] } ?? []
        return row + (node.column.map { [("colindex", "\($0 + 1)")] } ?? [])
      case .columnHeader: return node.column.map { [("colindex", "\($0 + 1)")] } ?? []
      case .listItem, .option:
        guard let place = place(of: node) else { return [] }
        return [("posinset", "\(place.index + 1)"), ("setsize", "\(place.count)")]
      default: return []
      }
    }
  }

  func setTable(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkTableIface.self)
    setCells(of: functions)
    setHeaders(of: functions)
    setRows(of: functions)
  }

  private func setCells(of functions: UnsafeMutablePointer<AtkTableIface>) {
    functions.pointee.get_n_rows = { table in
      gint(
        GTKElement.ask(table, else: 0) { element, reader in
          reader.prepareAnswer()
          return element.node.rows.count
        })
    }
    functions.pointee.get_n_columns = { table in
      gint(GTKElement.ask(table, else: 0) { element, _ in element.node.columnCount })
    }
    functions.pointee.ref_at = { table, row, column in
      atkObject(
        GTKElement.ask(table, else: 0) { element, reader in
          reader.prepareAnswer()
          return element.window.address(of: element.node.cell(row: Int(row), column: Int(column)))
        })
    }
    // Cells are numbered row by row.
    functions.pointee.get_index_at = { table, row, column in
      GTKElement.ask(table, else: -1) { element, _ in
        let (rows, columns) = (gint(element.node.rows.count), gint(element.node.columnCount))
        let isInside = 0..<rows ~= row && 0..<columns ~= column
        return isInside ? row * columns + column : -1
      }
    }
    functions.pointee.get_row_at_index = { table, index in
      GTKElement.ask(table, else: -1) { element, _ in element.node.cellPlace(index)?.row ?? -1 }
    }
    functions.pointee.get_column_at_index = { table, index in
      GTKElement.ask(table, else: -1) { element, _ in element.node.cellPlace(index)?.column ?? -1 }
    }
    functions.pointee.get_row_extent_at = { _, _, _ in 1 }
    functions.pointee.get_column_extent_at = { _, _, _ in 1 }
    functions.pointee.get_caption = { _ in nil }
    functions.pointee.get_summary = { _ in nil }
  }

  private func setHeaders(of functions: UnsafeMutablePointer<AtkTableIface>) {
    // Not the caller's.
    functions.pointee.get_column_header = { table, column in atkObject(header(table, column)) }
    functions.pointee.get_column_description = { table, column in name(header(table, column)) }
    functions.pointee.get_row_header = { _, _ in nil }
    functions.pointee.get_row_description = { table, row in
      name(
        GTKElement.ask(table, else: 0) { element, _ in
          let row = element.node.row(at: row)
          return UInt(bitPattern: row.flatMap { element.window.object(of: $0) })
        })
    }
  }

  /// The address of the label of a column; 0 for none.
  private func header(_ table: OpaquePointer?, _ column: gint) -> UInt {
    GTKElement.ask(table, else: 0) { element, reader in
      reader.prepareAnswer()
      let header = reader.header(of: Int(column), in: element.node)
      return UInt(bitPattern: header.flatMap { element.window.object(of: $0) })
    }
  }

  /// The name of the object at an address, which keeps it.
  private func name(_ address: UInt) -> UnsafePointer<gchar>? {
    UnsafeMutablePointer<AtkObject>(bitPattern: address).flatMap { atk_object_get_name($0) }
  }

  private func setRows(of functions: UnsafeMutablePointer<AtkTableIface>) {
    functions.pointee.get_selected_rows = { table, rows in
      let chosen: [Int] = GTKElement.ask(table, else: []) { element, reader in
        reader.prepareAnswer()
        let rows = element.node.rows
        return rows.indices.filter { rows[$0].isSelected }
      }
      let memory = g_malloc(gsize(max(chosen.count, 1) * MemoryLayout<gint>.size))!
        .assumingMemoryBound(to: gint.self)
      for (index, row) in chosen.enumerated() { memory[index] = gint(row) }
      rows?.pointee = memory
      return gint(chosen.count)
    }
    functions.pointee.is_row_selected = { table, row in isSelected(table) { $0.row(at: row) } }
    functions.pointee.is_selected = { table, row, _ in isSelected(table) { $0.row(at: row) } }
    functions.pointee.add_row_selection = { table, row in select(table, true) { $0.row(at: row) } }
    functions.pointee.remove_row_selection = { table, row in
      select(table, false) { $0.row(at: row) }
    }
    functions.pointee.get_selected_columns = { _, columns in
      columns?.pointee = nil
      return 0
    }
    functions.pointee.is_column_selected = { _, _ in 0 }
    functions.pointee.add_column_selection = { _, _ in 0 }
    functions.pointee.remove_column_selection = { _, _ in 0 }
  }

  extension ReaderNode {
    /// Nil for a number out of range.
    fileprivate func row(at index: gint) -> ReaderNode? {
      let rows = rows
      return rows.indices.contains(Int(index)) ? rows[Int(index)] : nil
    }

    /// The row and the column of a cell by its number; nil for a number out of range.
    fileprivate func cellPlace(_ index: gint) -> (row: gint, column: gint)? {
      let columns = gint(columnCount)
      guard index >= 0, columns > 0, Int(index / columns) < rows.count else { return nil }
      return (index / columns, index % columns)
    }

    /// The row and the column of a cell in its table; nil for one that is in none.
    fileprivate var placeInTable: (row: gint, column: gint)? {
      guard let row = parent, let column, let table else { return nil }
      return table.rows.firstIndex { $0 === row }.map { (gint($0), gint(column)) }
    }
  }

  // MARK: Cells

  func setCell(_ interface: gpointer?, _ data: gpointer?) {
    let functions = interface!.assumingMemoryBound(to: AtkTableCellIface.self)
    functions.pointee.get_row_span = { _ in 1 }
    functions.pointee.get_column_span = { _ in 1 }
    functions.pointee.get_position = { cell, row, column in
      let place = GTKElement.ask(cell, else: nil) { element, _ in element.node.placeInTable }
      row?.pointee = place?.row ?? -1
      column?.pointee = place?.column ?? -1
      return place == nil ? 0 : 1
    }
    functions.pointee.get_table = { cell in
      atkObject(
        GTKElement.ask(cell, else: 0) { element, _ in
          element.window.address(of: element.node.table)
        })
    }
    functions.pointee.get_column_header_cells = { cell in
      let header: UInt = GTKElement.ask(cell, else: 0) { element, reader in
        guard let table = element.node.table, let column = element.node.column else { return 0 }
        return element.window.address(of: reader.header(of: column, in: table))
      }
      let array = g_ptr_array_new_with_free_func { g_object_unref($0!) }
      if let header = UnsafeMutableRawPointer(bitPattern: header) { g_ptr_array_add(array, header) }
      return array
    }
    functions.pointee.get_row_header_cells = { _ in
      g_ptr_array_new_with_free_func { g_object_unref($0!) }
    }
  }
#endif
