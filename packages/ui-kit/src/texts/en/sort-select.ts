export const sortBy = 'Sort by';
export const sort = 'Sort';
