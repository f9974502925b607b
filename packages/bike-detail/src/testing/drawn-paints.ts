import type { BikeColour } from '@dopahiya/domain/bikes';
import { drawBike, type DrawnBike } from '@dopahiya/drawing';

/** A bike in each of these paints, drawn: hex values by name. */
export function drawnPaints(bike: DrawnBike, paints: Record<string, string>): BikeColour[] {
  return Object.entries(paints).map(([name, hex]) => ({ name, hex, image: pictureIn(bike, hex) }));
}

const pictureIn = (bike: DrawnBike, base: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawBike(bike, { paint: { base } }))}`;
