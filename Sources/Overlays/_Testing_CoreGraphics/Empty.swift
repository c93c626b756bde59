// Empty on purpose: Swift Testing looks for this overlay beside a module named CoreGraphics.
