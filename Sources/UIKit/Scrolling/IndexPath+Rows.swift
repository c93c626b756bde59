public import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }

  /// -1 where there is none, as in an index path of a table's no row.
  public var section: Int {
    get { indices.contains(0) ? self[0] : -1 }
    set { if indices.contains(0) { self[0] = newValue } }
  }
  public var row: Int {
    get { indices.contains(1) ? self[1] : -1 }
    set { if indices.contains(1) { self[1] = newValue } }
  }
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
