export const home = 'Dopahiya home';
export const search = 'Search';
