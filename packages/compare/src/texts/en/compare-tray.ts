export const label = 'Bikes to compare';
export const takeOut = (bike: string) => `Take out ${bike}`;
export const pickSecond = 'Pick a second bike, or choose it on the next page.';
export const mixed = 'Petrol and electric together: what only one kind has stays blank for the other.';
export const clear = 'Clear';
export const compareWith = 'Compare with…';
export const compareCount = (count: number) => `Compare ${count} bikes`;
