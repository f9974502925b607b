import { Canvas } from './canvas/canvas.ts';
import { type PaintScheme, paintScheme } from './colour/paint-scheme.ts';
import type { BodyStyle, DrawnBike, Paint } from './drawn-bike.ts';
import { type Skeleton, skeletonOf } from './skeleton/skeleton.ts';
import { type Traits, traitsOf } from './traits/traits.ts';

/** Drawing context of a part: canvas, reference points, features and paints. */
export interface Sketch {
  canvas: Canvas;
  skeleton: Skeleton;
  traits: Traits;
  paints: PaintScheme;
  bodyStyle: BodyStyle;
  electric: boolean;
}

/** Creates an empty sketch of a bike. */
export function sketchOf(bike: DrawnBike, paint: Paint | undefined): Sketch {
  const traits = traitsOf(bike);
  return {
    canvas: new Canvas(),
    skeleton: skeletonOf(bike),
    traits,
    paints: paintScheme(bike.slug, paint, traits.accent),
    bodyStyle: bike.bodyStyle,
    electric: bike.electric,
  };
}
