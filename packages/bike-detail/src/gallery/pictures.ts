import { type BikeColour, colourName } from '@dopahiya/domain/bikes';
import { toSlug } from '@dopahiya/domain/site';

/** One picture of a bike. */
export interface BikePicture {
  id: string;
  /** Name of the colour, or of the bike if colours are unknown. */
  label: string;
  image: string | null;
}

/** Id of the bike's own picture, which has no colour. */
export const standardId = 'standard';

interface Pictured {
  name: string;
  image: string | null;
}

/** Returns one picture per colour that has an image and did not fail to load; the bike's own picture if there are none. */
export function picturesOf(
  bike: Pictured,
  colours: readonly BikeColour[],
  broken: readonly string[],
): [BikePicture, ...BikePicture[]] {
  const standard: BikePicture = { id: standardId, label: bike.name, image: bike.image };
  const paints = colours.map(({ name, image }) => ({ id: toSlug(name), label: colourName(name), image }));
  const [first = standard, ...others] = paints.filter(({ id, image }) => image !== null && !broken.includes(id));
  return [first, ...others];
}

/** Returns the id of a picture's element, for links. */
export const paintId = (pictureId: string): string => `paint-${pictureId}`;
