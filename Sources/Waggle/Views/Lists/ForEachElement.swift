/// Calls a closure with each element of a collection, in order.
///
/// In code for any collection a step to the next index of a range costs as much as a small view, and an element of an array
/// is copied for each call; ranges of integers and arrays are what most loops are over.
func forEachElement<Data: Collection>(of data: Data, _ body: (Data.Element) -> Void) {
  if Data.self == Range<Int>.self {
    for var number in unsafeBitCast(data, to: Range<Int>.self) {
      // The elements of a range of integers are integers.
      withUnsafePointer(to: &number) {
        body(UnsafeRawPointer($0).assumingMemoryBound(to: Data.Element.self).pointee)
      }
    }
    return
  }
  let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
    guard let first = elements.baseAddress else { return }
    for index in 0..<elements.count { body(first[index]) }
  }
  if isDone == nil { for element in data { body(element) } }
}
