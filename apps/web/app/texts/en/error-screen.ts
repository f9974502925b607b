export const headTitle = (title: string) => `${title} | Dopahiya`;

export const missing = {
  title: 'This road ends here',
  text: 'There is no page at this address. It may have moved, or the address has a typing error.',
};

export const broken = {
  title: 'This page broke down',
  text: 'Something went wrong on our side. Load the page again; if it stays broken, go on from the start page.',
};

export const home = 'Go to the start page';
export const search = 'Look for a bike instead';

export const bestBikes = 'Best bikes';
export const newScooters = 'New scooters';
export const electric = 'Electric';
export const usedBikes = 'Used bikes';
export const contactUs = 'Contact us';
