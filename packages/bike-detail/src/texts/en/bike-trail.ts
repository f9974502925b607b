export const home = 'Home';
