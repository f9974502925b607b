import { palette } from '../colour/palette.ts';
import { outline } from '../geometry/outline.ts';
import type { LocalPoint, Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import type { Variant } from '../traits/traits.ts';
import { type NoseForm, noseForms, type NosePlace } from './nose-forms.ts';

const wedgeTips: Record<Variant, NoseForm['tip']> = { 0: [16, -24], 1: [34, -44], 2: [2, -8] };

/** Returns the shape of a bike's nose; the tip of a wedge varies in height from bike to bike. */
export function noseForm({ traits }: Sketch): NoseForm {
  const form = noseForms[traits.nose];
  return traits.nose === 'wedge' ? { ...form, tip: wedgeTips[traits.lampForm] } : form;
}

/** Converts positions on a nose to points. */
export const onNose = (nose: LocalPoint, places: readonly NosePlace[]): Point[] =>
  places.map(([ahead, up, roundness]) => nose(ahead, up, roundness));

/** Draws the dark opening of a nose, if it has one. */
export function drawMouth(sketch: Sketch, nose: LocalPoint): void {
  const { mouth } = noseForm(sketch);
  if (mouth) sketch.canvas.fill(outline(...onNose(nose, mouth)), palette.ink);
}
