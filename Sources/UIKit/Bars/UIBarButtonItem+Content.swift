import QuartzCore

extension UIBarButtonItem {
  /// The image that shows; a system item's is a symbol.
  final var shownImage: UIImage? {
    guard case .system(let item) = content else { return image }
    return item.symbolName.flatMap { UIImage(systemName: $0, withConfiguration: Self.symbolSize) }
  }

  /// The text that shows; a system item without its symbol has its word.
  final var shownTitle: String? {
    guard case .system(let item) = content else { return title }
    return item.word
  }

  /// Of symbols in bars: 17 pt text's, a size larger.
  private static let symbolSize = UIImage.SymbolConfiguration(
    pointSize: 17, weight: .regular, scale: .large)
}

extension UIBarButtonItem.SystemItem {
  fileprivate var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark.circle.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .pageCurl: nil
    }
  }

  fileprivate var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace, .pageCurl: nil
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }
}
