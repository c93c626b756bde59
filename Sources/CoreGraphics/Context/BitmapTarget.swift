import InterludeScene

/// What a bitmap context draws into: a number of pixels, and on demand the caller's own memory.
struct BitmapTarget {
  let width: Int
  let height: Int
}
