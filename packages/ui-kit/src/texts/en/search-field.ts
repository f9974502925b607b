export const search = 'Search';
export const clear = 'Clear';
