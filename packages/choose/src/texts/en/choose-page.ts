export const headTitle = 'Choose a Bike | Dopahiya';
export const headDescription =
  'Say what you need and see the bikes that no other one beats, with on-road prices in your city.';

export const home = 'Home';
export const current = 'Choose a Bike';
export const title = 'Which bike suits you?';
export const intro = (city: string) =>
  `Say what you need. We show the bikes that no other bike beats, with on-road prices in ${city}.`;

export const needs = 'What you need';
export const loading = 'Choosing bikes';
export const failed = 'Error Choosing Bikes';
export const failedWhy = 'We couldn’t choose bikes. Please try again.';
