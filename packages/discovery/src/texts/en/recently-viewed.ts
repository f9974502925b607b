export const title = 'Recently viewed';
export const bikes = 'recently viewed bikes';
