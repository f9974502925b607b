export const filters = 'Filters';
export const filtersChosen = (count: number) => `Filters (${count})`;
export const chosenFilters = 'Chosen filters';
export const clearAll = 'Clear all';
export const showBikes = 'Show bikes';

export const budget = 'Budget';
export const brand = 'Brand';
export const bodyStyle = 'Body style';
export const fuel = 'Fuel';
export const engine = 'Engine';
export const mileage = 'Mileage';
export const range = 'Range';
export const figureKinds = 'Certified or claimed where known, else reported';
export const seatHeight = 'Seat height';
export const abs = 'ABS';
export const any = 'Any';
