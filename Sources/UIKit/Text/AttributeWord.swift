/// The first stored property of every object that apps put into attributed strings.
///
/// Linux's Foundation compares attributes as Core Foundation's objects: where those have the number of
/// their type it finds the first word of ours, and it traps on the number 0. Any real type's will do,
/// since it then sees that the class is not that type's, and asks `isEqual(_:)`. This is a string's.
enum AttributeWord {
  static let value = 7 << 8
}
