/** Name of the form for a new review of a bike, by which what was typed is kept. */
export const newReviewOf = (bike: string): string => `review of ${bike}`;
