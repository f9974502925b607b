export const compare = 'Compare';
export const addToCompare = 'Add to compare';
export const addBike = (bike: string) => `Add to compare: ${bike}`;
export const full = (limit: number, bike: string) =>
  `You can compare ${limit} bikes at once. Remove one below to add the ${bike}.`;
