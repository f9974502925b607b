export const inPaint = (bike: string, paint: string) => `${bike} in ${paint}`;
export const measurements = 'Measurements';
export const illustration = 'Illustration';
export const usualIllustration = 'Illustration. Dimensions are not published; drawn as is usual for its kind';
export const partlyEstimatedIllustration = 'Illustration. Proportions partly estimated';
export const measuredIllustration = 'Illustration drawn from published dimensions';
