export const compare = 'Compare';
export const addToCompare = 'Add to compare';
export const addBike = (bike: string) => `Add to compare: ${bike}`;
export const full = (limit: number, bike: string) =>
  `${limit} bikes fit side by side. Take one out below before you add the ${bike}.`;
