extension UIFont {
  /// The families an app can name, sorted.
  public class var familyNames: [String] { IOSFamilies.names.sorted() }

  /// The faces of a family by their PostScript names.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard IOSFamilies.names.contains(familyName) else { return [] }
    let base = familyName.filter { $0 != " " }
    return [base, base + "-Bold", base + "-BoldItalic", base + "-Italic"]
  }
}
