import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paintsApart } from '@dopahiya/drawing';
import type { DrawnBike } from './ownership-queries.ts';

/** What is needed to draw bikes side by side: each in its own picture, unless one before it looks alike in that. */
export function drawnApart(bikes: readonly BikeDetail[]): DrawnBike[] {
  const paints = paintsApart(
    bikes.map(({ color_options: colours }) => colours.map(({ hex }) => ({ base: hex ?? '' }))),
  );
  return bikes.map(({ slug, name, brand, image, drawing, color_options: colours }, index) => {
    const paint = paints[index] ?? 0;
    return { slug, name, brand, image: (paint > 0 && colours[paint]?.image) || image, drawing };
  });
}
