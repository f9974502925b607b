export const label = 'Bikes to compare';
export const takeOut = (bike: string) => `Remove ${bike}`;
export const pickSecond = 'Pick a second bike here or on the next page.';
export const mixed = 'You are comparing petrol and electric, so some rows will be blank.';
export const clear = 'Clear';
export const compareWith = 'Compare with…';
export const compareCount = (count: number) => `Compare ${count} bikes`;
