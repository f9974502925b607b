import { palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';
import { band } from '../geometry/band.ts';
import { polyline } from '../geometry/pen.ts';
import { from, polar } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Share of the front tyre that a mudguard covers. */
export type MudguardCut = 'sport' | 'road' | 'full' | 'bobbed';

interface Cut {
  front: number;
  rear: number;
  skirt: number;
  taper: number;
  stayed: boolean;
}

const cuts: Record<MudguardCut, Cut> = {
  sport: { front: 58, rear: 163, skirt: 34, taper: 22, stayed: true },
  road: { front: 46, rear: 182, skirt: 40, taper: 12, stayed: true },
  full: { front: 30, rear: 205, skirt: 50, taper: 12, stayed: true },
  bobbed: { front: 70, rear: 158, skirt: 34, taper: 12, stayed: false },
};

/** Draws the front mudguard, `gap` mm above the tyre. */
export function drawFrontMudguard({ canvas, skeleton }: Sketch, tones: Tones, name: MudguardCut, gap = 16): void {
  const { frontAxle, frontTyre, forkAt } = skeleton;
  const { front, rear, skirt, taper, stayed } = cuts[name];
  const radius = frontTyre.radius + gap;
  if (stayed) canvas.stroke(polyline(frontAxle, polar(frontAxle, radius - 20, rear - 26)), palette.iron, 12);
  const path = band({ centre: frontAxle, outer: radius + 8, inner: radius - skirt, front, rear, taper });
  if (name === 'full') canvas.panel(path, tones, 11);
  else canvas.part(path, tones);
  if (name !== 'sport') return;
  const mount = from(forkAt(frontAxle[1] + frontTyre.radius * 0.72));
  canvas.block([mount(-52, 66), mount(30, 78), mount(26, -40), mount(-22, -46)], palette.coal);
}
