import InterludeCompositor
import InterludeStage
import QuartzCore
import UIKit

/// Plays a scene and keeps what its layers show.
@MainActor
package struct CurveSampler {
  /// The moments of the samples, in seconds.
  package private(set) var times: [Double] = []
  /// In the order in which their layers were met.
  package private(set) var curves: [Curve] = []
  package private(set) var issues: [String] = []
  /// The still ones too.
  private var everything: [Curve] = []
  /// Every layer's path, for suggestions.
  private(set) var layers: [String] = []

  private struct Key: Hashable {
    var layer: LayerID
    var property: String
  }

  /// Without properties all that move are taken; without layers, those of every layer.
  package init(
    _ scene: FilmScene, on setting: SceneSetting, times: FrameTimes, layers wanted: [String] = [],
    properties: [String] = []
  ) {
    let stage = scene.mount(on: setting)
    let rows = properties.isEmpty ? CurveReader.all : properties
    var places: [Key: Int] = [:]
    var animated: Set<LayerID> = []
    var owners: [LayerID] = []
    var titles: [String: [LayerID]] = [:]
    // A layer that comes where another one was is another layer: its curves have a number.
    func title(of layer: LayerID, _ path: String) -> String {
      let known = titles[path, default: []]
      let place = known.firstIndex(of: layer) ?? known.count
      if place == known.count { titles[path] = known + [layer] }
      return place == 0 ? path : "\(path) (\(place + 1))"
    }
    for index in 0..<times.count {
      stage.advance(to: times[index])
      self.times.append(times[index])
      let tree = stage.session.media.tree
      for (id, path) in LayerNames(stage).paths {
        if !layers.contains(path) { layers.append(path) }
        guard wanted.isEmpty || wanted.contains(where: { LayerNames.matches(path, $0) }),
          let node = tree[id], let values = tree.presentationValues(of: id, at: stage.time)
        else { continue }
        if !node.animations.isEmpty { animated.insert(id) }
        for row in rows {
          for (name, number) in CurveReader.numbers(row, of: values) {
            let key = Key(layer: id, property: name)
            let place: Int
            if let known = places[key] {
              place = known
            } else {
              place = curves.count
              places[key] = place
              owners.append(id)
              curves.append(
                Curve(
                  layer: title(of: id, path), property: name, unit: CurveUnit(property: name),
                  values: []))
            }
            // Rows overlap: `transform` has `transform.scale.x` in it.
            guard curves[place].values.count <= index else { continue }
            // Moments at which the layer was not there.
            let gap = index - curves[place].values.count
            curves[place].values += [Double?](repeating: nil, count: gap)
            curves[place].values.append(number)
          }
        }
      }
    }
    let count = times.count
    for place in curves.indices {
      let gap = count - curves[place].values.count
      curves[place].values += [Double?](repeating: nil, count: gap)
    }
    everything = curves
    if properties.isEmpty {
      curves = zip(curves, owners).filter { $0.isMoving && animated.contains($1) }.map(\.0)
    }
    issues = stage.issues
  }

  /// Takes those that move in another stretch of the scene, as they stand still in this one.
  mutating func take(whatMovesIn other: CurveSampler) {
    struct Name: Hashable {
      let layer: String
      let property: String
    }
    let names = Set(other.curves.map { Name(layer: $0.layer, property: $0.property) })
    curves = everything.filter { names.contains(Name(layer: $0.layer, property: $0.property)) }
  }
}
