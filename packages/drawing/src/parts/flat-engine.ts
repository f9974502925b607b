import { palette } from '../colour/palette.ts';
import { type Segment, segments } from '../geometry/pen.ts';
import { from, type Point } from '../geometry/point.ts';
import { roundedPolygon } from '../geometry/polygon.ts';
import type { Sketch } from '../sketch.ts';
import type { EngineFit } from './engine.ts';
import { engineFinishes } from './finishes.ts';

/** Draws a flat engine: its cylinder heads point at the viewer, one on a boxer twin, three in a row on a flat six. */
export function drawFlatEngine(sketch: Sketch, { scale }: EngineFit): void {
  const { canvas, skeleton, traits } = sketch;
  const six = traits.engine === 'flatsix';
  const at = from(skeleton.crankshaft)(20, six ? 10 : 20);
  canvas.group({ at, scale }, () => {
    drawCase(sketch);
    drawHead(sketch, [six ? 40 : 70, 0], six ? 236 : 124, six ? [-150, 0, 150] : [0]);
  });
}

function drawCase({ canvas, traits }: Sketch): void {
  const { face, edge } = engineFinishes[traits.engineColour];
  const casing: Point[] = [
    [-330, 170],
    [-330, -90],
    [-200, -150],
    [250, -150],
    [300, -30],
    [240, 170],
  ];
  canvas.block(casing, 'plastic', 30);
  canvas.boss([-200, 30], 80, face, edge);
}

function drawHead({ canvas, traits }: Sketch, centre: Point, half: number, plugs: readonly number[]): void {
  const at = from(centre);
  const box = (margin: number, height: number): Point[] => [
    at(-half - margin, height),
    at(-half - margin, -height),
    at(half + margin, -height),
    at(half + margin, height),
  ];
  canvas.block(box(16, 108), palette.ink, 30);
  if (traits.cooling === 'air') {
    const fins = [-80, -48, -16, 16, 48, 80].map((y): Segment => [at(-half - 26, y), at(half + 26, y)]);
    canvas.stroke(segments(...fins), palette.alloy, 11);
  }
  canvas.fill(roundedPolygon(box(3, 94), 46), 'metal');
  canvas.stroke(segments([at(-half + 44, 66), at(half - 44, 66)]), palette.white, 9);
  for (const plug of plugs) canvas.boss(at(plug, -6), 32, '#a5aeb7', palette.steel, 7);
}
