export const headTitle = 'Choose | Dopahiya';
export const headDescription = 'Choose: the motorcycles and scooters that sell most in India, by name.';

export const home = 'Home';
export const title = 'Choose';
export const intro = 'The motorcycles and scooters that sell most in India, by name.';
