export const title = 'Rider fit';
export const saddleHeight = (millimetres: string) => `Seat height ${millimetres} mm`;
export const heightLabel = 'Your height';
export const heightInCentimetres = 'Your height in cm';
export const showFit = 'Does it fit me?';
export const centimetres = 'cm';
export const heightWrong = ({ min, max }: { min: number; max: number }) => `Enter a height from ${min} to ${max} cm.`;
export const enterHeight = 'Enter your height to see how the bike fits you.';

/** How far the legs reach against the seat height, in millimetres. */
export const reachesAsFar = (leg: string) => `Your legs reach about ${leg} mm, the same as the seat height.`;
export const reachesLess = (leg: string, gap: string) =>
  `Your legs reach about ${leg} mm, ${gap} mm less than the seat height.`;
export const reachesMore = (leg: string, gap: string) =>
  `Your legs reach about ${leg} mm, ${gap} mm more than the seat height.`;

export const basis =
  'An estimate: inside leg 46% of your height, foot 15.2%, shoe sole 25 mm. Seat width, suspension and boots change it. Sources: body surveys; Drillis and Contini, Body Segment Parameters, 1966.';
