export const headTitle = (title: string) => `${title} | Dopahiya`;

export const missing = {
  title: 'Page not found',
  text: 'Check the address for typing errors, or search for a bike.',
};

export const broken = {
  title: 'This page isn’t working',
  text: 'Sorry, this is our fault. Reload the page, or go to the home page.',
};

export const home = 'Go to the home page';
export const search = 'Search for a bike';

export const bestBikes = 'Best bikes';
export const newScooters = 'New scooters';
export const electric = 'Electric';
export const usedBikes = 'Used bikes';
export const contactUs = 'Contact us';
