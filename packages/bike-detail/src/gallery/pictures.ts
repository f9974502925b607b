import type { BikeColour } from '@dopahiya/domain/bikes';
import { toSlug } from '@dopahiya/domain/site';

/** One picture of a bike. */
export interface BikePicture {
  id: string;
  /** Its paint, or the bike's name where paints are not known. */
  label: string;
  image: string | null;
}

/** The id of the bike's own picture, of which no paint is said. */
export const standardId = 'standard';

interface Pictured {
  name: string;
  image: string | null;
}

/** A picture for each paint that has one, without those that are broken; the bike's own where there is none. */
export function picturesOf(
  bike: Pictured,
  colours: readonly BikeColour[],
  broken: readonly string[],
): [BikePicture, ...BikePicture[]] {
  const standard: BikePicture = { id: standardId, label: bike.name, image: bike.image };
  const paints = colours.map(({ name, image }) => ({ id: toSlug(name), label: name, image }));
  const [first = standard, ...others] = paints.filter(({ id, image }) => image !== null && !broken.includes(id));
  return [first, ...others];
}

/** The id of a picture's place on the page, so that a link leads there. */
export const paintId = (pictureId: string): string => `paint-${pictureId}`;
