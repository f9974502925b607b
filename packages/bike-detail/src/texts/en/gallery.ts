export const inPaint = (bike: string, paint: string) => `${bike} in ${paint}`;
export const photograph = (number: number) => `Photograph ${number}`;
export const photographOf = (number: number, shown: string) => `Photograph ${number}: ${shown}`;
export const photographCredit = (credit: string, licence: string) => `Photograph: ${credit} · ${licence}`;
export const photographsFirst = 'Photographs first, then the bike drawn to scale';
export const measurements = 'Measurements';
export const illustration = 'Illustration';
export const usualIllustration =
  'Illustration. Its dimensions are not published, so it is drawn like others of its kind';
export const partlyEstimatedIllustration = 'Illustration. Proportions partly estimated';
export const measuredIllustration = 'Illustration drawn from published dimensions';
