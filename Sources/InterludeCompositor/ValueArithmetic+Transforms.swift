import InterludeGeometry
import InterludeMotion

extension ValueArithmetic where Value == Matrix4 {
  /// Transforms add by concatenation: the sum of `current` and `extra` is `extra`, then `current`.
  ///
  /// So the difference `new − old` that a view's additive animation starts from (F121) is the
  /// transform which, followed by `old`, gives `new`. Beside a singular matrix there is none: it is
  /// the identity, and the change shows at once (F116).
  static var transforms: Self {
    Self(
      zero: .identity,
      sum: { current, extra in extra.concatenating(current) },
      difference: { new, old in old.inverse.map { new.concatenating($0) } ?? .identity },
      multiple: { matrix, factor in
        var result = Matrix4.identity
        var remaining = factor
        while remaining >= 1 {
          result = result.concatenating(matrix)
          remaining -= 1
        }
        guard remaining > 0 else { return result }
        return result.concatenating(Matrix4.identity.interpolated(to: matrix, progress: remaining))
      },
      distance: { a, b in
        let dx = a.m41 - b.m41
        let dy = a.m42 - b.m42
        let dz = a.m43 - b.m43
        return (dx * dx + dy * dy + dz * dz).squareRoot()
      })
  }
}
