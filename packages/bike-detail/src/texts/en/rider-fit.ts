export const title = 'Rider fit';
export const saddleHeight = (millimetres: string) => `Saddle ${millimetres} mm above the ground`;
export const heightLabel = 'Your height';
export const heightInCentimetres = 'Your height in cm';
export const showFit = 'Does it fit me?';
export const centimetres = 'cm';
export const heightWrong = ({ min, max }: { min: number; max: number }) => `Enter a height from ${min} to ${max} cm.`;
export const enterHeight = 'Enter your height to see yourself on it.';

/** How far a leg reaches beside the saddle; all in millimetres. */
export const reachesAsFar = (leg: string) => `Your leg reaches about ${leg} mm, as far as the saddle.`;
export const reachesLess = (leg: string, gap: string) =>
  `Your leg reaches about ${leg} mm, ${gap} mm less than the saddle.`;
export const reachesMore = (leg: string, gap: string) =>
  `Your leg reaches about ${leg} mm, ${gap} mm more than the saddle.`;

export const basis =
  'An estimate from published body proportions: an inside leg of 46 % of the height (anthropometric surveys find 45 to 47 %), a foot of 15.2 % (Drillis and Contini, Body Segment Parameters, 1966) and a sole of 25 mm. The width of the saddle, the suspension and your boots change it.';
