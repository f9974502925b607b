import { type BikeColour, toSlug } from '@dopahiya/domain';

/** One picture of a bike. */
export interface BikePicture {
  id: string;
  /** Its paint, or the bike's name where paints are not known. */
  label: string;
  image: string | null;
}

interface Pictured {
  name: string;
  image: string | null;
}

/** A picture for each paint, without those that are broken; one at least. */
export function picturesOf(
  bike: Pictured,
  colours: readonly BikeColour[],
  broken: readonly string[],
): [BikePicture, ...BikePicture[]] {
  const standard: BikePicture = { id: 'standard', label: bike.name, image: bike.image };
  const paints = colours.map(({ name, image }) => ({ id: toSlug(name), label: name, image: image ?? bike.image }));
  const [first = standard, ...others] = paints.filter(({ id }) => !broken.includes(id));
  return [first, ...others];
}

/** The id of a picture's place on the page, so that a link leads there. */
export const paintId = (pictureId: string): string => `paint-${pictureId}`;
